import type { Conditions } from '../../engine/battle/battle-scenario.ts';
import { ATTRIBUTES, type Attribute } from '../../engine/systems/counters/attributes.ts';
import { type AttackEntry, type CounterEntry, combatSkills } from '../../engine/systems/counters/catalogue-entry.ts';
import { PARAMETERS } from '../../engine/systems/counters/parameters.ts';
import type {
  CounterChoice,
  CountersBattle,
  CountersUnit,
  TacticsEntry,
} from '../../engine/systems/counters/scenario.ts';
import { formatShare } from '../battle/battle-schema.ts';
import { resolveSides } from '../battle/resolve-sides.ts';
import { resolveHead } from '../head/resolve-head.ts';
import type { AuthoredBattle, AuthoredUnit } from './battle-schema.ts';
import { attacksOf, countersOf } from './named-entries.ts';

const DEFAULT_ATTRIBUTE = 3;
const DEFAULT_ATTACKS = ['Punch'];

/** Fills in every default of a checked Counters battle, and writes each value in one way. */
export function resolveBattle(data: unknown): CountersBattle {
  const authored = data as AuthoredBattle;
  const skills = [...combatSkills({ attacks: attacksOf(data), counters: countersOf(data) })];
  const { expect, ...start } = resolveHead(authored, PARAMETERS);
  return {
    ...start,
    ...{ system: 'counters', kind: 'battle' },
    catalogue: {
      attacks: (authored.catalogue?.attacks ?? []) as AttackEntry[],
      counters: (authored.catalogue?.counters ?? []) as CounterEntry[],
    },
    sides: resolveSides(authored.sides, (unit) => resolveUnit(unit as AuthoredUnit, skills)),
    ...(expect === undefined ? {} : { expect }),
  };
}

function resolveUnit(unit: AuthoredUnit, skills: readonly string[]): CountersUnit {
  const { weapon } = unit;
  return {
    name: unit.name,
    ...(unit.count === undefined ? {} : { count: unit.count }),
    attributes: Object.fromEntries(
      ATTRIBUTES.map((name) => [name, unit.attributes?.[name] ?? DEFAULT_ATTRIBUTE]),
    ) as Record<Attribute, number>,
    skills: { ...Object.fromEntries(skills.map((skill) => [skill, 0])), ...unit.skills },
    armor: {
      penetrationResistance: unit.armor?.penetrationResistance ?? 0,
      absorption: unit.armor?.absorption ?? 0,
    },
    ...(unit.speed === undefined ? {} : { speed: unit.speed }),
    ...(unit.build === 'free' ? { build: 'free' } : {}),
    attacks: unit.attacks ?? DEFAULT_ATTACKS,
    ...(weapon === undefined
      ? {}
      : { weapon: { ...weapon, lethal: weapon.lethal ?? false } as Required<CountersUnit>['weapon'] }),
    counters: (unit.counters ?? []).map(resolveCounter),
    ...(unit.at === undefined ? {} : { at: unit.at }),
    tactics: (unit.tactics ?? []).map(resolveTactic),
  };
}

function resolveCounter(choice: NonNullable<AuthoredUnit['counters']>[number]): CounterChoice {
  if (typeof choice === 'string') return { use: choice };
  const { use, if: conditions } = choice;
  return (conditions === undefined ? { use } : { use, if: withShare(conditions) }) as CounterChoice;
}

function resolveTactic({ if: conditions, ...entry }: NonNullable<AuthoredUnit['tactics']>[number]): TacticsEntry {
  return (conditions === undefined ? entry : { if: withShare(conditions) as Conditions, ...entry }) as TacticsEntry;
}

function withShare<C extends { health?: { below: string | number } | undefined }>(conditions: C): object {
  const { health } = conditions;
  return health === undefined ? conditions : { ...conditions, health: { below: formatShare(health.below) } };
}
