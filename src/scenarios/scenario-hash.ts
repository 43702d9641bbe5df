import { createHash } from 'node:crypto';
import { isMap } from './data/tree.ts';
import type { ResolvedScenario } from './head/resolve-head.ts';

/** Keys of the head that change neither the fights nor their dice. */
const LEFT_OUT = new Set(['name', 'description', 'trials', 'seed', 'expect']);
/** Maps whose order has a meaning: who is named first acts, or is counted, first. */
const ORDERED = new Set(['sides', 'contestants']);

/**
 * Identifies what is played: equal for scenarios that play the same fights, however their files are
 * written.
 *
 * @returns SHA-256 in hexadecimal, over canonical JSON without name, description, trials, seed and gates
 */
export function scenarioHash(scenario: ResolvedScenario): string {
  const played = Object.fromEntries(
    Object.entries(scenario)
      .filter(([key]) => !LEFT_OUT.has(key))
      .map(([key, value]) => [key, ORDERED.has(key) ? Object.entries(value as object) : value]),
  );
  return createHash('sha256').update(canonicalJson(played)).digest('hex');
}

/** JSON with the keys of every map sorted. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isMap(value)) return JSON.stringify(value);
  const pairs = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
  return `{${pairs.join(',')}}`;
}
