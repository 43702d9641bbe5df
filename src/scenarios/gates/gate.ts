/** What a gate judges. */
export type GateQuantity =
  /** The share of trials that end so. */
  | { readonly type: 'outcome'; readonly label: string }
  /** The mean of a counted quantity over all trials. */
  | { readonly type: 'mean'; readonly metric: string }
  /** The smallest value whose cumulative share is at least `share`; decided as the rate of P(metric <= value). */
  | { readonly type: 'quantile'; readonly metric: string; readonly share: number }
  /** The share of trials in which the comparison holds. */
  | { readonly type: 'probability'; readonly metric: string; readonly comparison: Comparison; readonly value: number };

export const COMPARISONS = ['<=', '<', '>=', '>', '='] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** A balance gate of a scenario: passes where the quantity lies within both bounds, which are inclusive. */
export interface Gate {
  /** As the file writes it, `rounds.p90`. */
  readonly metric: string;
  readonly quantity: GateQuantity;
  /** The demand as the file words it, `between 0.55 and 0.7`. */
  readonly demand: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Line and column in the file, from 1; none where the gate came from `--set`. */
  readonly line?: number;
  readonly column?: number;
}

/** Is it a share of trials, from 0 to 1? */
export function isRate(quantity: GateQuantity): boolean {
  return quantity.type === 'outcome' || quantity.type === 'probability';
}
