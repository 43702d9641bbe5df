import { MOST_UNAUGMENTED } from '../../engine/systems/counters/attributes.ts';
import type { DataPath, Fault } from '../data/fault.ts';
import { fieldOf, isMap, itemsOf, numberOf, textOf } from '../data/tree.ts';

/** A check somewhere in a scenario's data, of whatever shape. */
export type PlacedPool = readonly [path: DataPath, pool: unknown];

/** Each check must have something to roll. */
export function checkPools(pools: readonly PlacedPool[]): readonly Fault[] {
  return pools.flatMap(([path, pool]) => {
    if (!isMap(pool) || ['attribute', 'skill', 'dice'].some((key) => fieldOf(pool, key) !== undefined)) return [];
    return [{ code: 'missing-key', path, message: 'expected attribute, skill or dice, got none of them', atKey: true }];
  });
}

/** @rule CTR-1 */
export function warnPools(pools: readonly PlacedPool[]): readonly Fault[] {
  return pools.flatMap(([path, pool]) => {
    const attribute = numberOf(fieldOf(pool, 'attribute')) ?? 0;
    if (attribute <= MOST_UNAUGMENTED) return [];
    const message = `augmented: unaugmented humans have at most ${MOST_UNAUGMENTED}, got ${attribute}`;
    return [{ code: 'augmented', path: [...path, 'attribute'], message }];
  });
}

/** Names of a team that are given twice. */
export function checkTeamNames(team: unknown): readonly Fault[] {
  const names = itemsOf(team).map((member) => textOf(fieldOf(member, 'name')));
  return names.flatMap((name, index) => {
    if (name === undefined || names.indexOf(name) === index) return [];
    const message = `expected each name once, got ${JSON.stringify(name)} again`;
    return [{ code: 'duplicate-name', path: ['team', index, 'name'], message }];
  });
}
