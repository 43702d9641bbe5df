import { type Dice, parseDice } from './random-dice.ts';

/** The rule parameters that a battle of Target 10 reads. */
export interface RuleParameters {
  readonly maxRounds: number;
  readonly bonusLimit: number;
  readonly testTargetNumber: number;
  readonly combatTargetNumber: number;
  readonly atZero: 'unconscious' | 'dead';
  readonly roundsPerTurn: number;
  readonly luckWhen: 'after-failure' | 'instead-of-roll';
  readonly luckCombat: 'could-drop' | 'any-hit' | 'never';
  readonly fieldDistancePaces: number;
  readonly reachPaces: number;
  readonly speedPaces: number;
  readonly damageDice: Dice;
  readonly pitDamage: Dice;
  readonly abilityModifiers: unknown;
}

// Values of the rules that have no printed path (T10-13, T10-15, T10-18 to T10-26, T10-30).
export const ORDER_DIE_SIDES = 6;
export const COMBAT_SITUATIONAL_LIMIT = 3;
export const STEP_PACES = 3;
export const RUN_TIMES_SPEED = 3;
export const PRONE_PENALTY = 2;
export const HELD_PENALTY = 1;
export const TURNS_ASLEEP_SIDES = 6;
export const WEAPON_FLIGHT_SIDES = 6;
export const HIGH_GROUND_BONUS = 1;

const PRINTED_DEFAULTS: Readonly<Record<string, unknown>> = {
  maxRounds: 100,
  bonusLimit: 10,
  'test.targetNumber': 10,
  'combat.targetNumber': 12,
  'combat.atZero': 'unconscious',
  'combat.roundsPerTurn': 10,
  'luck.when': 'after-failure',
  'luck.combat': 'could-drop',
  'field.distance': 30,
  'field.reach': 3,
  speed: 10,
  'damage.dice': '1d6',
  'terrain.pit.damage': '2d6',
  abilityModifiers: undefined,
  // Known, but nothing in a battle reads them.
  'test.situationalLimit': 3,
  'test.nature': 5,
  'contest.maxTests': 1000,
};

/** Writes a nested `rules` object as one level of dotted paths; mixed forms are welcome. */
function flatten(raw: unknown, prefix: string, into: Record<string, unknown>): void {
  if (raw === undefined || raw === null) return;
  for (const [key, value] of Object.entries(raw as Record<string, unknown>)) {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (path === 'abilityModifiers' || typeof value !== 'object' || value === null) into[path] = value;
    else flatten(value, path, into);
  }
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[], what: string): T {
  for (const word of allowed) if (word === value) return word;
  throw new Error(`${what}: expected one of ${allowed.join(', ')}, got ${JSON.stringify(value)}`);
}

function whole(value: unknown, what: string): number {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new Error(`${what}: expected a whole number, got ${JSON.stringify(value)}`);
}

/**
 * Applies the defaults of the rules file to what a scenario sets.
 * @param raw the scenario's `rules`, nested or with dotted keys
 * @throws Error on a path that the rules file does not print
 */
export function readRules(raw: unknown): RuleParameters {
  const given: Record<string, unknown> = {};
  flatten(raw, '', given);
  for (const path of Object.keys(given)) {
    if (!(path in PRINTED_DEFAULTS)) throw new Error(`rules.${path}: this judge does not know it`);
  }
  const all: Record<string, unknown> = { ...PRINTED_DEFAULTS, ...given };
  return {
    maxRounds: whole(all['maxRounds'], 'maxRounds'),
    bonusLimit: whole(all['bonusLimit'], 'bonusLimit'),
    testTargetNumber: whole(all['test.targetNumber'], 'test.targetNumber'),
    combatTargetNumber: whole(all['combat.targetNumber'], 'combat.targetNumber'),
    atZero: oneOf(all['combat.atZero'], ['unconscious', 'dead'], 'combat.atZero'),
    roundsPerTurn: whole(all['combat.roundsPerTurn'], 'combat.roundsPerTurn'),
    luckWhen: oneOf(all['luck.when'], ['after-failure', 'instead-of-roll'], 'luck.when'),
    luckCombat: oneOf(all['luck.combat'], ['could-drop', 'any-hit', 'never'], 'luck.combat'),
    fieldDistancePaces: whole(all['field.distance'], 'field.distance'),
    reachPaces: whole(all['field.reach'], 'field.reach'),
    speedPaces: whole(all['speed'], 'speed'),
    damageDice: parseDice(all['damage.dice'], 'damage.dice'),
    pitDamage: parseDice(all['terrain.pit.damage'], 'terrain.pit.damage'),
    abilityModifiers: all['abilityModifiers'],
  };
}

/**
 * @rule T10-1 The modifier of an ability score: ceil((score − 10) ÷ 2), or the scenario's table (a map from score to
 * modifier, or a list for the scores 3 to 18).
 */
export function abilityModifier(rules: RuleParameters, score: number): number {
  if (!Number.isInteger(score) || score < 3 || score > 18) throw new Error(`ability score ${score}: expected 3 to 18`);
  const table = rules.abilityModifiers;
  if (Array.isArray(table)) return whole(table[score - 3], `abilityModifiers[${score - 3}]`);
  if (typeof table === 'object' && table !== null) {
    const value = (table as Record<string, unknown>)[String(score)];
    if (value !== undefined) return whole(value, `abilityModifiers.${score}`);
  }
  const modifier = Math.ceil((score - 10) / 2);
  return modifier === 0 ? 0 : modifier;
}
