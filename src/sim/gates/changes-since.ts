import { rateSequence } from '../statistics/rate-sequence.ts';
import { exactly } from './gate-figures.ts';
import type { ChangeResult, Known } from './gate-result.ts';
import { verdictOf } from './verdict-of.ts';

/** Outcomes of a stored result: exact chances where there are, else counts of so many trials. */
export interface Baseline {
  readonly trials: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly exact?: Readonly<Record<string, number>>;
}

/** More trials tell nothing once the interval of the rate now is narrower than this share of that of then. */
const FINE_ENOUGH = 1 / 4;

/** A change, and whether more trials could tell more of it. */
export interface Change extends ChangeResult {
  readonly isSettled: boolean;
}

/**
 * Holds outcomes against a stored result. The interval of each difference reaches from the farthest to the
 * nearest that the intervals of both rates allow.
 *
 * @param now rates by outcome, each with an interval at `confidence`
 * @param tolerance how much a rate may change, 0 to 1
 * @param confidence of the interval of one rate
 * @returns one an outcome of either
 */
export function changesSince(
  baseline: Baseline,
  now: Readonly<Record<string, Known>>,
  { tolerance, confidence }: { readonly tolerance: number; readonly confidence: number },
): readonly Omit<Change, 'trials'>[] {
  const labels = new Set([...Object.keys(now), ...Object.keys(baseline.counts)]);
  return [...labels].map((outcome) => {
    const [then, here] = [rateThen(baseline, outcome, confidence), now[outcome] ?? exactly(0)];
    const interval = { low: here.low - then.high, high: here.high - then.low };
    const verdict = verdictOf(interval, { atLeast: -tolerance, atMost: tolerance });
    const rates = { baseline: then.estimate, estimate: here.estimate, difference: here.estimate - then.estimate };
    const isFine = here.high - here.low <= FINE_ENOUGH * (then.high - then.low);
    return { outcome, verdict, ...rates, ...interval, isSettled: verdict !== 'undecided' || isFine };
  });
}

function rateThen({ trials, counts, exact }: Baseline, outcome: string, confidence: number): Known {
  if (exact !== undefined) return exactly(exact[outcome] ?? 0);
  const count = counts[outcome] ?? 0;
  return { estimate: count / trials, ...rateSequence(count, trials, confidence) };
}
