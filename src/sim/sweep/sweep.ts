import type { Histogram } from '../../engine/core/histogram.ts';
import type { CompiledScenario, ExactOdds } from '../../engine/core/rules-system.ts';
import { SYSTEMS } from '../../engine/registry.ts';
import type { Contender } from '../compare/compare.ts';
import { compileScenario } from '../execution/compile-scenario.ts';
import type { GridAxis } from '../odds/odds-grid.ts';
import { PACKAGE_VERSION } from '../package-version.ts';
import { exactFigure } from '../pairs/exact-figure.ts';
import { differenceOf, eventsOf, type Figure, ownInterval, requireKnown, sharedConfidence } from '../pairs/figures.ts';
import { pairLayout } from '../pairs/pair-layout.ts';
import type { PairedTallies, VariantTallies } from '../pairs/paired-tallies.ts';
import { type PairedRun, type PairLimits, type PairOptions, pairLimits, playPairs } from '../pairs/play-pairs.ts';
import { identityOf } from '../scenario-identity.ts';
import { fixedIntervals } from '../statistics/interval-family.ts';
import { metricFigure, outcomeFigures } from '../summarize.ts';
import { findCliffs } from './find-cliffs.ts';
import type { SweepResult, SweptFigure, SweptPoint } from './sweep-result.ts';

export interface SweepOptions extends PairOptions {
  /** What every point is held against; its trials and seed are the defaults. */
  readonly base: Contender;
  /** One or two: columns, then rows. */
  readonly axes: readonly GridAxis[];
  /** The base with one value of each axis. */
  readonly variantAt: (values: readonly string[]) => Contender;
  /** One or more, as `readFigure` reads them. */
  readonly figures: readonly Figure[];
}

/**
 * Plays a scenario at each value of a parameter, or of two, all with the same dice trial by trial. The
 * intervals of all points hold together at the confidence asked for, and so do their differences from
 * the base. Every scenario is made before any is played.
 *
 * @returns figures of all trials, or of those before an interrupt (`interrupted` is then true)
 * @throws UsageError where an option is out of range; whatever `variantAt` throws
 * @throws PartialRunError where the run failed after some trials, with the result of those
 * @throws RunError, InvariantError where it failed before
 */
export async function sweep(options: SweepOptions): Promise<SweepResult> {
  const { base, axes, figures } = options;
  const limits = pairLimits(base.scenario, options);
  const points = combinationsOf(axes).map((values) => pointOf(values, options.variantAt(values)));
  const { layout } = compileScenario(SYSTEMS, base.scenario);
  for (const { compiled } of points) requireKnown(figures, pairLayout(layout, compiled.layout, []));
  const scenarios = {
    base: base.scenario,
    variants: points.map(({ scenario }) => scenario),
    events: eventsOf(figures),
  };
  return await playPairs(scenarios, limits, options, (run) => resultOf(run, options, limits, points));
}

type Point = Contender & {
  readonly values: readonly string[];
  readonly compiled: CompiledScenario;
  readonly exact: ExactOdds | undefined;
};

function pointOf(values: readonly string[], contender: Contender): Point {
  const compiled = compileScenario(SYSTEMS, contender.scenario);
  return { ...contender, values, compiled, exact: compiled.exact?.() };
}

/** Row by row: the first axis runs fastest. */
function combinationsOf([columns, rows]: readonly GridAxis[]): string[][] {
  return (rows?.values ?? ['']).flatMap((row) =>
    (columns?.values ?? []).map((column) => (rows === undefined ? [column] : [column, row])),
  );
}

function resultOf(
  { tallies, interrupted }: PairedRun,
  { base, axes, figures }: SweepOptions,
  { seed, confidence }: PairLimits,
  points: readonly Point[],
): SweepResult {
  const { system } = base.scenario;
  const each = sharedConfidence(confidence, points.length * figures.length);
  const swept = points.map((point, i): SweptPoint => {
    const variant = tallies.variants[i] as VariantTallies;
    return {
      values: point.values,
      isBase: point.hash === base.hash,
      ...ownFigures(variant, confidence),
      figures: figures.map((figure) => sweptFigure(figure, point, tallies, variant, each)),
    };
  });
  return {
    evenodds: PACKAGE_VERSION,
    ...identityOf(base),
    ...{ axes, figures, seed, trials: tallies.trials, confidence },
    points: swept,
    cliffs: figures.map((_, i) => cliffsOf(axes, swept, i, system)),
    interrupted,
  };
}

function ownFigures({ own }: VariantTallies, confidence: number): Pick<SweptPoint, 'outcomes' | 'metrics'> {
  const intervals = fixedIntervals(confidence, 'wilson');
  return {
    outcomes: outcomeFigures(own, intervals),
    metrics: Object.fromEntries(
      own.layout.metrics.map((metric, i) => [metric, metricFigure(own.metrics[i] as Histogram, intervals)]),
    ),
  };
}

function sweptFigure(
  figure: Figure,
  { compiled, exact }: Point,
  tallies: PairedTallies,
  variant: VariantTallies,
  confidence: number,
): SweptFigure {
  const known = exact && exactFigure(figure.quantity, compiled.layout, exact);
  const isQuantile = figure.quantity.type === 'quantile';
  return {
    ...ownInterval(figure, variant, confidence),
    ...(!isQuantile && { difference: differenceOf(figure, tallies, variant, confidence) }),
    ...(known !== undefined && { exact: known }),
  };
}

/** Of one figure; none over two axes, or over values that are no ascending numbers. */
function cliffsOf(axes: readonly GridAxis[], points: readonly SweptPoint[], figure: number, system: string) {
  const [axis] = axes;
  const curve = points.map(({ values, figures }) => {
    const { estimate, low, high, difference, exact } = figures[figure] as SweptFigure;
    // Neighbours were played with the same dice: a step is off by no more than both differences from the base.
    const paired = difference === undefined ? Number.POSITIVE_INFINITY : (difference.high - difference.low) / 2;
    const error = exact === undefined ? Math.min((high - low) / 2, paired) : 0;
    return { x: Number(values[0]), y: exact ?? estimate, error };
  });
  const isAscending = curve.every(({ x }, i) => Number.isFinite(x) && (i === 0 || x > (curve[i - 1]?.x ?? x)));
  if (axis === undefined || axes.length > 1 || !isAscending) return [];
  const rulePath = axis.path.startsWith('rules.') ? axis.path.slice('rules.'.length).replaceAll('"', '') : undefined;
  const rule = SYSTEMS[system]?.parameters.find(({ path }) => path === rulePath)?.rule;
  return findCliffs(curve, rule);
}
