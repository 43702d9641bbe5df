import type { Conditions } from '../../engine/battle/battle-scenario.ts';
import { type NestedRules, Rules } from '../../engine/core/rule-parameter.ts';
import { parseDamage } from '../../engine/systems/crescent-star/damage.ts';
import { GUNS } from '../../engine/systems/crescent-star/guns.ts';
import { PARAMETERS } from '../../engine/systems/crescent-star/parameters.ts';
import { formatRating, parseRating } from '../../engine/systems/crescent-star/rating.ts';
import {
  type ArmoryEntry,
  ATTRIBUTES,
  type Attribute,
  type CrescentStarBattle,
  type CrescentStarConditions,
  type CrescentStarSide,
  type CrescentStarUnit,
  SKILLS,
  type Skill,
  type TacticsEntry,
} from '../../engine/systems/crescent-star/scenario.ts';
import { formatShare } from '../battle/battle-schema.ts';
import { resolveSides } from '../battle/resolve-sides.ts';
import { resolveHead } from '../head/resolve-head.ts';
import type { AuthoredBattle, AuthoredUnit } from './battle-schema.ts';
import { ALTERNATIVES, weaponsOf } from './check-battle.ts';

const DEFAULT_ATTRIBUTE = 3;
const DEFAULT_EFFECTIVENESS = 4;

/** Fills in every default of a checked Crescent Star battle, and writes each value in one way. */
export function resolveBattle(data: unknown): CrescentStarBattle {
  const authored = data as AuthoredBattle;
  const { expect, ...start } = resolveHead(authored, PARAMETERS);
  const resolve = (unit: unknown) => resolveUnit(unit as AuthoredUnit, start.rules);
  const sides = Object.entries(resolveSides(authored.sides, resolve, ALTERNATIVES)).map(
    ([name, side]): [string, CrescentStarSide] => [name, { role: authored.sides[name]!.role, ...side }],
  );
  return {
    ...start,
    ...{ system: 'crescent-star', kind: 'battle' },
    armory: resolveArmory(authored.armory ?? {}),
    sides: Object.fromEntries(sides),
    ...(expect === undefined ? {} : { expect }),
  };
}

/** @rule CS-24 */
function resolveArmory(own: NonNullable<AuthoredBattle['armory']>): Record<string, ArmoryEntry> {
  const entries = { ...GUNS, ...own } as NonNullable<AuthoredBattle['armory']>;
  return Object.fromEntries(
    Object.entries(entries).map(([name, { damage, increment, maxIncrements }]) => [
      name,
      {
        damage: resolveDamage(damage),
        ...(increment === undefined || maxIncrements === undefined ? {} : { increment, maxIncrements }),
      },
    ]),
  );
}

/** Dice with their automatic successes, `3d4s0`; `strength+2` without, where there are none. */
function resolveDamage(text: string): string {
  const damage = parseDamage(text);
  if (!damage) return text;
  const { byStrength, count, sides, plus, auto } = damage;
  if (!byStrength) return `${count}d${sides}s${auto}`;
  return auto === 0 ? `strength+${plus}` : `strength+${plus}s${auto}`;
}

function resolveUnit(unit: AuthoredUnit, rules: NestedRules): CrescentStarUnit {
  const attributes = Object.fromEntries(
    ATTRIBUTES.map((name) => [name, unit.attributes?.[name] ?? DEFAULT_ATTRIBUTE]),
  ) as Record<Attribute, number>;
  return {
    name: unit.name,
    ...(unit.count === undefined ? {} : { count: unit.count }),
    attributes,
    skills: resolveSkills(unit, attributes, rules),
    size: unit.size ?? 'human',
    effectiveness: unit.effectiveness ?? DEFAULT_EFFECTIVENESS,
    cool: unit.cool ?? 0,
    ...(unit.stones === undefined ? {} : { stones: unit.stones }),
    weapons: [...weaponsOf(unit)],
    ...(unit.at === undefined ? {} : { at: unit.at }),
    tactics: (unit.tactics ?? []).map(resolveTactic),
  };
}

/**
 * The ratings of a unit: 0s0 where none is given, of resist the modifier of resistance.
 *
 * @rule CS-20
 */
function resolveSkills(
  unit: AuthoredUnit,
  attributes: Readonly<Record<Attribute, number>>,
  rules: NestedRules,
): Record<Skill, string> {
  const modifiers = new Rules(PARAMETERS, rules).list('attributeModifiers');
  const pairs = SKILLS.map((skill) => {
    const preset = skill === 'resist' ? (modifiers[attributes.resistance - 1] ?? 0) : 0;
    const rating = parseRating(String(unit.skills?.[skill] ?? preset));
    return [skill, rating ? formatRating(rating) : '0s0'] as const;
  });
  return Object.fromEntries(pairs) as Record<Skill, string>;
}

type AuthoredTactic = NonNullable<AuthoredUnit['tactics']>[number];

function resolveTactic({ if: conditions, ...entry }: AuthoredTactic): TacticsEntry {
  const resolved = conditions === undefined ? entry : { if: resolveConditions(conditions), ...entry };
  return resolved as TacticsEntry;
}

function resolveConditions(conditions: NonNullable<AuthoredTactic['if']>): CrescentStarConditions {
  const { health } = conditions;
  const resolved = health === undefined ? conditions : { ...conditions, health: { below: formatShare(health.below) } };
  return resolved as Conditions;
}
