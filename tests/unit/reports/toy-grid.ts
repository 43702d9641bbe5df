import { type GridChoice, type OddsGrid, oddsGrid } from '../../../src/sim/odds/odds-grid.ts';
import type { OddsResult } from '../../../src/sim/odds/odds-result.ts';

/** Odds that fall with the first number and rise with the second. */
export function toyOdds(target: number, rating: number): OddsResult {
  const success = 1 / (1 + Math.exp((target - rating) / 3));
  const figure = { mean: 2 * success, sd: 0.5, modes: [0], median: 0, rows: [], openBelow: false, openAbove: true };
  return {
    name: 'Climbing the wall',
    outcomes: { success, failure: 1 - success },
    figures: { successes: figure },
    leftOut: 2e-18,
  };
}

/** A table of them. */
export function toyGrid(axes: readonly (readonly [string, readonly string[]])[], choice: GridChoice = {}): OddsGrid {
  return oddsGrid(
    axes.map(([path, values]) => ({ path, values })),
    choice,
    ([target, rating]) => toyOdds(numberOf(target), numberOf(rating)),
  );
}

function numberOf(text = '3'): number {
  return Number.isFinite(Number(text)) ? Number(text) : 4;
}
