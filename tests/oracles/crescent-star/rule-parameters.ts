import { isMap, type PlainMap } from './plain.ts';
import type { AttributeName, SkillName } from './types.ts';

export type StoneUse = 'both' | 'attack' | 'save' | 'never';

/** Every rule parameter of Crescent Star that a fight reads. */
export interface RuleParameters {
  maxRounds: number;
  initiative: 'simultaneous' | 'counting-clock';
  successStep: number;
  attributeModifiers: number[];
  push: { enabled: boolean; amounts: number[]; attribute: Record<SkillName, AttributeName> };
  difficulty: Record<string, number>;
  contest: { tie: 'none' | 'actor' };
  chain: { firstCost: number; step: number };
  stones: { perPlayer: number; players: StoneUse; gamemaster: StoneUse };
  field: { distance: number };
  movement: { acting: number; running: number };
  clock: {
    base: number;
    chain: number;
    fear: { hit: number; wound: number };
    phasesPerRound: number;
  };
  range: { step: number; longFrom: number; longPenalty: number };
  size: Record<string, number>;
  melee: { reach: number };
  damage: { openEnded: boolean };
  wound: {
    check: 'attacker-success' | 'every-hit';
    target: 'damage' | 'wounds';
    perFailure: 'per-success' | 'one';
  };
  death: { wounds: number };
  fold: { enabled: boolean; above: number };
  cover: { hard: number; murderHole: number };
}

/** The defaults, as the rules print them (rules identifiers beside each). */
function defaults(): RuleParameters {
  return {
    maxRounds: 100, // BTL-3
    initiative: 'simultaneous', // CS-14
    successStep: 7, // CS-3
    attributeModifiers: [-1, 0, 0, 1, 2, 2, 3], // CS-5, by rating 1 to 7
    push: {
      enabled: false, // CS-6
      amounts: [0, 0, 0, 1, 1, 2, 2], // CS-6, by rating 1 to 7; the name is ours
      // The rules name no attribute for a skill; these are ours (see READINGS.md).
      attribute: {
        shoot: 'manipulation',
        melee: 'strength',
        parry: 'manipulation',
        dodge: 'manipulation',
        resist: 'resistance',
      },
    },
    difficulty: { trivial: 6, easy: 9, average: 12, tricky: 15, hard: 18, expert: 21, 'grand-challenge': 24 }, // CS-7
    contest: { tie: 'none' }, // CS-8
    chain: { firstCost: 2, step: 1 }, // CS-9
    stones: { perPlayer: 3, players: 'both', gamemaster: 'both' }, // CS-10
    field: { distance: 20 }, // CS-11
    movement: { acting: 6, running: 24 }, // CS-12
    clock: { base: 10, chain: 0.25, fear: { hit: 1, wound: 3 }, phasesPerRound: 10 }, // CS-15
    range: { step: 2, longFrom: 5, longPenalty: 0 }, // CS-16, CS-28
    size: { truck: 3, horse: 6, human: 9, kneeling: 12, prone: 15, cat: 15, head: 18 }, // CS-16
    melee: { reach: 1 }, // CS-17; the name is ours
    damage: { openEnded: false }, // CS-19
    wound: { check: 'attacker-success', target: 'damage', perFailure: 'per-success' }, // CS-20, CS-21
    death: { wounds: 4 }, // CS-22
    fold: { enabled: false, above: 21 }, // CS-26
    cover: { hard: -1, murderHole: -2 }, // CS-27
  };
}

/** Words that a parameter may take, where it takes words. */
const ALLOWED: Record<string, readonly string[]> = {
  initiative: ['simultaneous', 'counting-clock'],
  'contest.tie': ['none', 'actor'],
  'stones.players': ['both', 'attack', 'save', 'never'],
  'stones.gamemaster': ['both', 'attack', 'save', 'never'],
  'wound.check': ['attacker-success', 'every-hit'],
  'wound.target': ['damage', 'wounds'],
  'wound.perFailure': ['per-success', 'one'],
};

/** Sets one parameter by its dotted path; a map given as value is walked into. */
function setParameter(parameters: PlainMap, path: string, value: unknown): void {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  let holder: unknown = parameters;
  for (const part of parts) {
    holder = Array.isArray(holder) || isMap(holder) ? (holder as PlainMap)[part] : undefined;
  }
  if (!(Array.isArray(holder) || isMap(holder))) throw new Error(`rules.${path}: no such rule parameter`);
  const old = (holder as PlainMap)[last];
  if (old === undefined) throw new Error(`rules.${path}: no such rule parameter`);
  if (isMap(value)) {
    for (const [key, inner] of Object.entries(value)) setParameter(parameters, `${path}.${key}`, inner);
    return;
  }
  const allowed = ALLOWED[path];
  if (allowed !== undefined && !allowed.includes(String(value))) {
    throw new Error(`rules.${path}: expected one of ${allowed.join(', ')}, got ${JSON.stringify(value)}`);
  }
  if (typeof old !== typeof value || Array.isArray(old) !== Array.isArray(value)) {
    throw new Error(`rules.${path}: expected the kind of ${JSON.stringify(old)}, got ${JSON.stringify(value)}`);
  }
  (holder as PlainMap)[last] = value;
}

/**
 * The parameters of a scenario: the defaults, overridden by its `rules`, nested or dotted,
 * in the order of the file (the later wins).
 *
 * @throws Error where a path or a value is unknown
 */
export function readRules(rules: PlainMap): RuleParameters {
  const parameters = defaults();
  for (const [path, value] of Object.entries(rules)) setParameter(parameters as unknown as PlainMap, path, value);
  if (parameters.successStep < 1) throw new Error('rules.successStep: expected 1 or more');
  return parameters;
}

/**
 * The modifier of an attribute.
 *
 * @rule CS-5
 */
export function modifierOf(rules: RuleParameters, rating: number): number {
  const modifier = rules.attributeModifiers[rating - 1];
  if (modifier === undefined)
    throw new Error(`attribute rating ${rating}: expected 1 to ${rules.attributeModifiers.length}`);
  return modifier;
}
