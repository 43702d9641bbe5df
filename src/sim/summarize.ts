import { RunError } from '../engine/core/errors.ts';
import type { Distribution } from '../engine/core/exact/distribution.ts';
import { meanOf, sdOf } from '../engine/core/exact/moments.ts';
import type { Histogram } from '../engine/core/histogram.ts';
import type { ExactOdds, ScenarioHead } from '../engine/core/rules-system.ts';
import type { Tally } from '../engine/core/tally.ts';
import { type TallyLayout, UNIT_COUNTS } from '../engine/core/trial-record.ts';
import { asChance } from './odds/as-chance.ts';
import { compareWithExact } from './odds/exact-comparison.ts';
import { exactMoments, exactSums } from './odds/exact-moments.ts';
import type {
  AttritionRow,
  DistributionRow,
  ExactSummary,
  MetricFigure,
  RateFigure,
  SimulationResult,
  UnitFigure,
} from './result.ts';
import type { RuleCoverage } from './rules/count-rules.ts';
import { precisionOf } from './sequential/precision.ts';
import { anytimeIntervals, fixedIntervals, type IntervalFamily } from './statistics/interval-family.ts';
import type { Interval, IntervalMethod } from './statistics/intervals.ts';
import { quantiles } from './statistics/quantiles.ts';

/** The outcome of a trial whose rounds ran out (BTL-3). */
const TIMEOUT = 'timeout';

/** All that figures are made of. */
export interface SummaryInput {
  /** Resolved, with every default. */
  readonly scenario: ScenarioHead;
  readonly hash: string;
  readonly seed: number;
  /** One trial or more. */
  readonly tally: Tally;
  /** Above 0 and below 1. */
  readonly confidence: number;
  readonly interval: IntervalMethod;
  /** Half-width at which the run was to end, where it was watched: its intervals are then confidence sequences. */
  readonly precision?: number | undefined;
  /** Of this package. */
  readonly version: string;
  /** Of the tally, as `digestTally` gives it. */
  readonly digest: string;
  readonly interrupted: boolean;
  /** How often rules decided something, where that was counted. */
  readonly rules?: RuleCoverage | undefined;
  /** The same by mathematics, where the kind can be computed. */
  readonly exact?: ExactOdds | undefined;
}

/**
 * Turns a tally into figures: the one place where counts become rates, means and intervals. Keys are
 * in the order of the tally's layout; no figure is NaN or infinite.
 *
 * @throws RunError where not one trial was finished
 */
export function summarize(input: SummaryInput): SimulationResult {
  const { scenario, tally, confidence, interval, precision } = input;
  if (tally.trials < 1) throw new RunError('no trial was finished, so there is nothing to report');
  const { layout } = tally;
  const byMetric = <T>(figure: (histogram: Histogram) => T): Record<string, T> =>
    Object.fromEntries(layout.metrics.map((name, i) => [name, figure(tally.metrics[i] as Histogram)]));
  const intervals = precision === undefined ? fixedIntervals(confidence, interval) : anytimeIntervals(confidence);
  const outcomes = outcomeFigures(tally, intervals);
  const metrics = byMetric((histogram) => metricFigure(histogram, intervals));
  const distributions = byMetric((histogram) => distributionRows(histogram, tally.trials));
  const { exact, interrupted, rules } = input;
  return {
    summary: {
      schema: 1,
      evenodds: input.version,
      system: scenario.system,
      kind: scenario.kind,
      scenario,
      hash: input.hash,
      seed: input.seed,
      trials: tally.trials,
      confidence,
      ...(precision !== undefined && { stopping: { precision, met: precisionOf(tally, confidence) <= precision } }),
      digest: input.digest,
      outcomes,
      metrics,
      units: unitFigures(tally),
      ...(rules && { rules: rules.fired, rulesTrials: rules.trials }),
      ...(exact && { exact: exactSummary(layout, exact) }),
    },
    distributions,
    attrition: attritionRows(tally),
    interval: precision === undefined ? interval : 'anytime',
    medians: byMetric((histogram) => intervals.median(histogram)),
    bandHalfWidth: intervals.band(tally.trials),
    ...(exact && {
      exact: compareWithExact(layout, exact, { trials: tally.trials, outcomes, metrics, distributions }),
    }),
    ...(rules && { neverFired: rules.neverFired }),
    interrupted,
  };
}

function exactSummary({ outcomes, metrics }: TallyLayout, odds: ExactOdds): ExactSummary {
  return {
    outcomes: Object.fromEntries(outcomes.map((name, i) => [name, asChance(odds.outcomes[i] ?? 0)])),
    metrics: Object.fromEntries(
      metrics.map((name, i) => {
        const distribution = odds.metrics[i] as Distribution;
        return [name, { mean: meanOf(distribution), sd: sdOf(distribution) }];
      }),
    ),
  };
}

/** Rates of all outcomes by label. */
export function outcomeFigures(tally: Tally, intervals: IntervalFamily): Record<string, RateFigure> {
  const { outcomes } = tally.layout;
  const timeouts = tally.outcomes[outcomes.indexOf(TIMEOUT)] ?? 0;
  const figures = outcomes.map((name, i) => {
    const count = tally.outcomes[i] as number;
    const figure = { count, rate: count / tally.trials, ...intervals.rate(count, tally.trials) };
    if (name === TIMEOUT || timeouts + tally.cutShort === 0) return [name, figure] as const;
    return [name, { ...figure, bounds: outcomeBounds(count, timeouts, tally.cutShort, tally.trials) }] as const;
  });
  return Object.fromEntries(figures);
}

/** A timeout could have become any outcome; a trial with a loop cut short is counted, but could have ended otherwise. */
function outcomeBounds(count: number, timeouts: number, cutShort: number, trials: number): Interval {
  return {
    low: Math.max(0, count - cutShort) / trials,
    high: Math.min(trials, count + timeouts + cutShort) / trials,
  };
}

/** Figures of one counted quantity. */
export function metricFigure(histogram: Histogram, intervals: IntervalFamily): MetricFigure {
  const moments = exactMoments(exactSums(histogram));
  const { n, mean, sd, se } = moments;
  const [min = 0, p05 = 0, p25 = 0, median = 0, p75 = 0, p95 = 0, max = 0] = quantiles(
    histogram,
    n,
    [0, 5, 25, 50, 75, 95, 100],
  );
  return { n, mean, sd, se, ...intervals.mean(histogram, moments), min, p05, p25, median, p75, p95, max };
}

function distributionRows(histogram: Histogram, trials: number): DistributionRow[] {
  const rows: DistributionRow[] = [];
  let seen = 0;
  histogram.forEach((value, count) => {
    seen += count;
    rows.push({ value, count, probability: count / trials, cumulative: seen / trials });
  });
  return rows;
}

function unitFigures({ layout, units, trials }: Tally): UnitFigure[] {
  const width = UNIT_COUNTS.length;
  return layout.units.map(({ side, unit }, row) => {
    const sum = (name: (typeof UNIT_COUNTS)[number]) => Number(units[row * width + UNIT_COUNTS.indexOf(name)]);
    const attacks = sum('attacks');
    return {
      side,
      unit,
      survival: sum('survived') / trials,
      damageDealt: sum('damageDealt') / trials,
      kills: sum('kills') / trials,
      attacks: attacks / trials,
      hits: sum('hits') / trials,
      hitRate: attacks > 0 ? sum('hits') / attacks : null,
    };
  });
}

function attritionRows(tally: Tally): AttritionRow[] {
  const bySide = tally.layout.sides.map((side, i) =>
    tally.activeByRound(i).map((active, rounds) => attritionRow(active, rounds + 1, side)),
  );
  return Array.from({ length: tally.rounds }, (_, i) => bySide.map((rows) => rows[i] as AttritionRow)).flat();
}

function attritionRow(active: Histogram, round: number, side: string): AttritionRow {
  const { n, mean } = exactMoments(exactSums(active));
  const [p10 = 0, p90 = 0] = quantiles(active, n, [10, 90]);
  return { round, side, meanActive: mean, p10, p90 };
}
