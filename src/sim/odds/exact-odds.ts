import { cumulativeOf, quantileOf } from '../../engine/core/exact/cumulative.ts';
import type { Distribution } from '../../engine/core/exact/distribution.ts';
import { meanOf, modesOf, sdOf } from '../../engine/core/exact/moments.ts';
import type { ExactOdds, OpenEnds } from '../../engine/core/rules-system.ts';
import type { TallyLayout } from '../../engine/core/trial-record.ts';
import { asChance } from './as-chance.ts';
import type { OddsFigure, OddsResult, OddsRow } from './odds-result.ts';

/**
 * Figures of exact odds.
 *
 * @param name of the expression or scenario
 */
export function exactOdds(name: string, layout: TallyLayout, odds: ExactOdds): OddsResult {
  const outcomes = layout.outcomes.map((outcome, i) => [outcome, asChance(odds.outcomes[i] ?? 0)] as const);
  const figures = layout.metrics.map((metric, i) => {
    const distribution = odds.metrics[i] as Distribution;
    const open = distribution.leftOut > 0;
    return [metric, figureOf(distribution, odds.openEnds?.[i] ?? { below: open, above: open })] as const;
  });
  return {
    name,
    outcomes: outcomes.length > 1 ? Object.fromEntries(outcomes) : {},
    figures: Object.fromEntries(figures),
    leftOut: odds.leftOut,
  };
}

function figureOf(distribution: Distribution, { below, above }: OpenEnds): OddsFigure {
  return {
    mean: meanOf(distribution),
    sd: sdOf(distribution),
    modes: modesOf(distribution),
    median: quantileOf(distribution, 0.5),
    rows: rowsOf(distribution),
    openBelow: below,
    openAbove: above,
  };
}

function rowsOf(distribution: Distribution): OddsRow[] {
  const { low, probabilities } = distribution;
  const { atLeast, atMost } = cumulativeOf(distribution);
  const rows: OddsRow[] = [];
  probabilities.forEach((probability, i) => {
    if (probability === 0) return;
    rows.push({ value: low + i, probability, atLeast: atLeast[i] as number, atMost: atMost[i] as number });
  });
  return rows;
}
