import { type Fraction, ONE, plus, times, toNumber, ZERO } from '../dice/fraction.ts';

/** Chances by what may come about, in fractions of big integers. */
export type Odds<Case> = Map<Case, Fraction>;

/** Chances of a scenario: by outcome, and by value of each counted quantity. */
export interface ScenarioOdds {
  outcomes: Odds<string>;
  counted: Record<string, Odds<number>>;
}

/** A scenario as resolved, read without its types. */
// biome-ignore lint/suspicious/noExplicitAny: the judges share no types with what they judge
export type Plain = any;

export function add<Case>(odds: Odds<Case>, what: Case, chance: Fraction): void {
  odds.set(what, plus(odds.get(what) ?? ZERO, chance));
}

/** Every way in which independent things may come about together. */
export function together<Case>(things: Odds<Case>[]): [Case[], Fraction][] {
  let ways: [Case[], Fraction][] = [[[], ONE]];
  for (const odds of things) {
    ways = ways.flatMap(([before, chance]) =>
      [...odds].map(([what, share]): [Case[], Fraction] => [[...before, what], times(chance, share)]),
    );
  }
  return ways;
}

/** Chances as numbers. */
export function toNumbers<Case>(odds: Odds<Case>): Map<Case, number> {
  return new Map([...odds].map(([what, chance]) => [what, toNumber(chance)]));
}
