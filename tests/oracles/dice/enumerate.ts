import { type Fraction, fraction, ONE, plus, times, ZERO } from './fraction.ts';

/**
 * Odds of dice by going through every way in which they may fall, in fractions of big integers. Slow and
 * plain on purpose; it imports nothing from `src`.
 */

/** What `docs/DICE.md` says of dice thrown together, written down anew. */
export interface Pool {
  count: number;
  faces: number[];
  reroll?: number[];
  rerollOnce?: number[];
  /** Further rolls of a die that shows its highest face; where there is no end, as many as are gone through. */
  explode?: { depth: number; separate: boolean };
  keeps?: ['kh' | 'kl' | 'dh' | 'dl', number][];
  successes?: { target: number; twice: number[]; never: number[] };
}

export type Term = { times: number; pool: Pool } | { constant: number };

/** Chances by value. */
export type Odds = Map<number, Fraction>;

/** The odds of a sum of terms, each thrown on its own. */
export function oddsOf(terms: Term[]): Odds {
  let odds: Odds = new Map([[0, ONE]]);
  for (const term of terms) {
    const next = 'constant' in term ? new Map([[term.constant, ONE]]) : scaled(poolOdds(term.pool), term.times);
    odds = added(odds, next);
  }
  return odds;
}

/** The chances that one is more than, the same as and less than the other. */
export function compareOdds(one: Odds, other: Odds): { win: Fraction; tie: Fraction; lose: Fraction } {
  let [win, tie, lose] = [ZERO, ZERO, ZERO];
  for (const [a, p] of one) {
    for (const [b, q] of other) {
      const both = times(p, q);
      if (a > b) win = plus(win, both);
      else if (a === b) tie = plus(tie, both);
      else lose = plus(lose, both);
    }
  }
  return { win, tie, lose };
}

/** The odds of what a pool comes to. */
export function poolOdds(pool: Pool): Odds {
  const odds: Odds = new Map();
  throwDice(pool, waysOfDie(pool), pool.count, [], ONE, odds);
  return odds;
}

function throwDice(
  pool: Pool,
  ways: [number[], Fraction][],
  left: number,
  dice: number[],
  chance: Fraction,
  odds: Odds,
): void {
  if (left === 0) {
    add(odds, worthOf(pool, dice), chance);
    return;
  }
  for (const [values, share] of ways) {
    throwDice(pool, ways, left - 1, [...dice, ...values], times(chance, share), odds);
  }
}

/** Each way in which one die may fall: the dice that it gives, with their values. */
function waysOfDie(pool: Pool): [number[], Fraction][] {
  const highest = Math.max(...pool.faces);
  const rolls = [...waysOfRoll(pool)];
  const ways: [number[], Fraction][] = [];
  const go = (before: number[], chance: Fraction, left: number) => {
    for (const [face, share] of rolls) {
      const faces = [...before, face];
      if (face === highest && left > 0) go(faces, times(chance, share), left - 1);
      else ways.push([faces, times(chance, share)]);
    }
  };
  go([], ONE, pool.explode?.depth ?? 0);
  if (pool.explode?.separate) return ways;
  return ways.map(([faces, chance]) => [[faces.reduce((sum, face) => sum + face)], chance]);
}

function waysOfRoll({ faces, reroll = [], rerollOnce = [] }: Pool): Odds {
  const allowed = faces.filter((face) => !reroll.includes(face));
  const each = fraction(1, allowed.length);
  const odds: Odds = new Map();
  for (const face of allowed) {
    if (rerollOnce.includes(face)) for (const second of allowed) add(odds, second, times(each, each));
    else add(odds, face, each);
  }
  return odds;
}

function worthOf({ keeps = [], successes }: Pool, dice: number[]): number {
  let kept = [...dice].sort((a, b) => a - b);
  for (const [what, count] of keeps) {
    if (what === 'kh') kept = kept.slice(kept.length - count);
    if (what === 'kl') kept = kept.slice(0, count);
    if (what === 'dh') kept = kept.slice(0, kept.length - count);
    if (what === 'dl') kept = kept.slice(count);
  }
  if (!successes) return kept.reduce((sum, value) => sum + value, 0);
  const { target, twice, never } = successes;
  const successful = kept.filter((value) => value >= target && !never.includes(value));
  return successful.length + successful.filter((value) => twice.includes(value)).length;
}

function added(one: Odds, other: Odds): Odds {
  const sum: Odds = new Map();
  for (const [a, p] of one) for (const [b, q] of other) add(sum, a + b, times(p, q));
  return sum;
}

function scaled(odds: Odds, factor: number): Odds {
  const product: Odds = new Map();
  for (const [value, chance] of odds) add(product, value * factor + 0, chance);
  return product;
}

function add(odds: Odds, value: number, chance: Fraction): void {
  odds.set(value, plus(odds.get(value) ?? ZERO, chance));
}
