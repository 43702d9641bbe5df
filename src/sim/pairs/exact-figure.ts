import { quantileOf } from '../../engine/core/exact/cumulative.ts';
import { type Distribution, probabilityOf } from '../../engine/core/exact/distribution.ts';
import { meanOf } from '../../engine/core/exact/moments.ts';
import type { ExactOdds } from '../../engine/core/rules-system.ts';
import type { TallyLayout } from '../../engine/core/trial-record.ts';
import type { GateQuantity } from '../../scenarios/gates/gate.ts';
import { asChance } from '../odds/as-chance.ts';
import { happens } from './pair-layout.ts';

/**
 * A figure by mathematics.
 *
 * @returns undefined where the scenario has no such figure; 0 for an outcome that it cannot have
 */
export function exactFigure(
  quantity: GateQuantity,
  { outcomes, metrics }: TallyLayout,
  odds: ExactOdds,
): number | undefined {
  if (quantity.type === 'outcome') return asChance(odds.outcomes[outcomes.indexOf(quantity.label)] ?? 0);
  const distribution = odds.metrics[metrics.indexOf(quantity.metric)];
  if (distribution === undefined) return undefined;
  if (quantity.type === 'mean') return meanOf(distribution);
  if (quantity.type === 'quantile') return quantileOf(distribution, quantity.share);
  return chanceOf(distribution, (value) => happens(quantity, value));
}

function chanceOf(distribution: Distribution, counts: (value: number) => boolean): number {
  const values = Array.from(distribution.probabilities, (_, i) => distribution.low + i);
  return asChance(values.reduce((sum, value) => (counts(value) ? sum + probabilityOf(distribution, value) : sum), 0));
}
