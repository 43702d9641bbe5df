import type { NestedRules } from '../../engine/core/rule-parameter.ts';
import { Rules } from '../../engine/core/rule-parameter.ts';
import { luckPoints } from '../../engine/systems/target-10/luck-points.ts';
import { PARAMETERS } from '../../engine/systems/target-10/parameters.ts';
import {
  ABILITIES,
  type Ability,
  type TacticsEntry,
  type Target10Battle,
  type Target10Unit,
  type Weapon,
} from '../../engine/systems/target-10/scenario.ts';
import { formatShare } from '../battle/battle-schema.ts';
import { resolveSides } from '../battle/resolve-sides.ts';
import { resolveHead } from '../head/resolve-head.ts';
import type { AuthoredBattle, AuthoredUnit } from './battle-schema.ts';

const DEFAULT_SCORE = 10;

/** Fills in every default of a checked Target 10 battle, and writes each value in one way. */
export function resolveBattle(data: unknown): Target10Battle {
  const authored = data as AuthoredBattle;
  const { expect, ...start } = resolveHead(authored, PARAMETERS);
  return {
    ...start,
    ...{ system: 'target-10', kind: 'battle' },
    terrain: authored.terrain ?? [],
    sides: resolveSides(authored.sides, (unit) => resolveUnit(unit as AuthoredUnit, start.rules)),
    ...(expect === undefined ? {} : { expect }),
  };
}

function resolveUnit(unit: AuthoredUnit, rules: NestedRules): Target10Unit {
  const scores = unit.abilities as Partial<Record<Ability, number>> | undefined;
  return {
    name: unit.name,
    ...(unit.count === undefined ? {} : { count: unit.count }),
    hitDice: unit.hitDice ?? 0,
    ...(unit.hitPoints === undefined ? {} : { hitPoints: unit.hitPoints }),
    abilities: Object.fromEntries(ABILITIES.map((name) => [name, scores?.[name] ?? DEFAULT_SCORE])) as Record<
      Ability,
      number
    >,
    modifiers: (unit.modifiers ?? {}) as Target10Unit['modifiers'],
    armor: unit.armor ?? 0,
    luck: luckPoints(unit.luck ?? 0, new Rules(PARAMETERS, rules)),
    venturer: unit.venturer ?? false,
    negotiation: unit.negotiation ?? 0,
    ...(unit.speed === undefined ? {} : { speed: unit.speed }),
    weapons: (unit.weapons ?? []).map((weapon) => ({ ...weapon, bonus: weapon.bonus ?? 0 }) as Weapon),
    ...(unit.at === undefined ? {} : { at: unit.at }),
    tactics: (unit.tactics ?? []).map(resolveTactic),
  };
}

type AuthoredTactic = NonNullable<AuthoredUnit['tactics']>[number];

function resolveTactic({ if: conditions, ...entry }: AuthoredTactic): TacticsEntry {
  if (conditions === undefined) return entry as TacticsEntry;
  const { health } = conditions;
  const resolved = health === undefined ? conditions : { ...conditions, health: { below: formatShare(health.below) } };
  return { if: resolved, ...entry } as TacticsEntry;
}
