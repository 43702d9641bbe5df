import type { Condition, Tactic } from './types.ts';

type Raw = Record<string, unknown>;

const MOVES = ['advance', 'hold', 'withdraw', 'charge', 'flee', 'maneuver', 'stand'] as const;
const ACTIONS = ['kill', 'subdue', 'defend', 'grapple', 'disarm', 'retrieve', 'trip', 'negotiate'] as const;
const TARGETS = ['nearest', 'weakest', 'strongest', 'random', 'spread', 'focus'] as const;
const PUSHES = ['back', 'forward'] as const;
const STATES = ['prone', 'held', 'holding', 'disarmed', 'bound'] as const;

function oneOf<T extends string>(value: unknown, allowed: readonly T[], what: string): T {
  for (const word of allowed) if (word === value) return word;
  throw new Error(`${what}: expected one of ${allowed.join(', ')}, got ${JSON.stringify(value)}`);
}

/** `50%` as 50. */
function readPercent(value: unknown): number {
  const match = typeof value === 'string' ? /^(\d+(?:\.\d+)?)%$/.exec(value.trim()) : null;
  if (match === null) throw new Error(`health.below: expected a percentage such as 50%, got ${JSON.stringify(value)}`);
  return Number(match[1]);
}

/** @rule BTL-5 Reads the `if` of a tactics entry. */
function readCondition(raw: Raw): Condition {
  const names: Record<string, string> = {
    'round.from': 'roundFrom',
    'round.to': 'roundTo',
    'enemies.atMost': 'enemiesAtMost',
    'allies.atMost': 'alliesAtMost',
    'distance.atMost': 'distanceAtMost',
    'distance.atLeast': 'distanceAtLeast',
  };
  const condition: Record<string, number | boolean> = {};
  for (const [key, value] of Object.entries(raw)) {
    if (STATES.some((state) => state === key)) {
      if (typeof value !== 'boolean') throw new Error(`if.${key}: expected true or false`);
      condition[key] = value;
      continue;
    }
    for (const [inner, number] of Object.entries(value as Raw)) {
      const path = `${key}.${inner}`;
      const name = names[path];
      if (path === 'health.below') condition['healthBelowPercent'] = readPercent(number);
      else if (name !== undefined && typeof number === 'number') condition[name] = number;
      else throw new Error(`if.${path}: not a condition of this system`);
    }
  }
  return condition as Condition;
}

/** Reads one entry of `tactics`. */
export function readTactic(value: unknown, what: string): Tactic {
  const raw = value as Raw;
  for (const key of Object.keys(raw)) {
    if (!['if', 'move', 'action', 'target', 'push'].includes(key)) throw new Error(`${what}.${key}: unknown key`);
  }
  return {
    ...(raw['if'] === undefined ? {} : { if: readCondition(raw['if'] as Raw) }),
    ...(raw['move'] === undefined ? {} : { move: oneOf(raw['move'], MOVES, `${what}.move`) }),
    ...(raw['action'] === undefined ? {} : { action: oneOf(raw['action'], ACTIONS, `${what}.action`) }),
    ...(raw['target'] === undefined ? {} : { target: oneOf(raw['target'], TARGETS, `${what}.target`) }),
    ...(raw['push'] === undefined ? {} : { push: oneOf(raw['push'], PUSHES, `${what}.push`) }),
  };
}
