import type { TallyLayout } from '../../engine/core/trial-record.ts';
import type { Comparison } from '../../scenarios/gates/gate.ts';

/** Something that a trial does or does not show beside its outcome: `P(rounds <= 5)` counts these. */
export interface TrialEvent {
  /** Name of a counted quantity. */
  readonly metric: string;
  readonly comparison: Comparison;
  readonly value: number;
}

/** What is counted of a base and a variant together: rates by label or event, quantities by name. */
export interface PairLayout {
  /** Outcomes of either, those of the base first. */
  readonly outcomes: readonly string[];
  /** Follow the outcomes among the rates. */
  readonly events: readonly TrialEvent[];
  /** Quantities that both count, in the order of the base. */
  readonly metrics: readonly string[];
}

/** @returns what two scenarios have in common, and all outcomes that either has */
export function pairLayout(base: TallyLayout, variant: TallyLayout, events: readonly TrialEvent[]): PairLayout {
  return {
    outcomes: [...new Set([...base.outcomes, ...variant.outcomes])],
    events,
    metrics: base.metrics.filter((metric) => variant.metrics.includes(metric)),
  };
}

/** Whether a value of the event's quantity is one that it counts; never where there is no such quantity. */
export function happens({ comparison, value: bound }: TrialEvent, value: number | undefined): boolean {
  if (value === undefined) return false;
  switch (comparison) {
    case '<=':
      return value <= bound;
    case '<':
      return value < bound;
    case '>=':
      return value >= bound;
    case '>':
      return value > bound;
    case '=':
      return value === bound;
  }
}
