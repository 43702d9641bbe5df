import type { OddsResult } from '../../sim/odds/odds-result.ts';
import { formatCount } from '../format-count.ts';
import { formatPercent } from '../format-rate.ts';

/** How the figures came about: computed, with what was left out, or rolled, with how sure they are. */
export function originNotes(results: readonly OddsResult[]): string[] {
  const estimates = results.flatMap(({ estimate }) => estimate ?? []);
  const notes = new Set(estimates.map((estimate) => rolledNote(estimate)));
  if (estimates.length < results.length) notes.add(exactNote(results));
  return [...notes];
}

function exactNote(results: readonly OddsResult[]): string {
  const leftOut = results.reduce((most, result) => Math.max(most, result.leftOut), 0);
  if (leftOut === 0) return 'Exact.';
  return `Exact: dice that may go on for ever are followed until ${leftOut.toPrecision(1)} is left out.`;
}

function rolledNote(estimate: NonNullable<OddsResult['estimate']>): string {
  const { trials, seed, confidence, cutShort, bandHalfWidth } = estimate;
  const points = Number((100 * bandHalfWidth).toPrecision(2));
  const cut = cutShort === 0 ? '' : ` ${formatCount(cutShort)} rolls were cut short.`;
  return (
    `Estimate from ${formatCount(trials)} rolls, seed ${seed}: every chance of at least or at most ` +
    `is within ${points} points (${formatPercent(confidence)}).${cut}`
  );
}
