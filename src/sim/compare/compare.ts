import type { CompiledScenario, ExactOdds, ScenarioHead } from '../../engine/core/rules-system.ts';
import type { Tally } from '../../engine/core/tally.ts';
import { SYSTEMS } from '../../engine/registry.ts';
import { digestTally } from '../digest-tally.ts';
import { compileScenario } from '../execution/compile-scenario.ts';
import { PACKAGE_VERSION } from '../package-version.ts';
import { exactFigure } from '../pairs/exact-figure.ts';
import {
  allFigures,
  differenceOf,
  eventsOf,
  type Figure,
  requireKnown,
  requirePaired,
  sharedConfidence,
} from '../pairs/figures.ts';
import { pairLayout } from '../pairs/pair-layout.ts';
import type { VariantTallies } from '../pairs/paired-tallies.ts';
import { type PairedRun, type PairLimits, type PairOptions, pairLimits, playPairs } from '../pairs/play-pairs.ts';
import type { SimulationResult } from '../result.ts';
import { identityOf } from '../scenario-identity.ts';
import { summarize } from '../summarize.ts';
import type { ComparedDifference, ComparedScenario, ComparisonResult, ExactDifference } from './comparison.ts';
import { requirePair } from './require-pair.ts';

/** A scenario as `loadScenario` gives it. */
export interface Contender {
  readonly scenario: ScenarioHead;
  readonly hash: string;
}

export interface CompareOptions extends PairOptions {
  /** The base; its trials and seed are the defaults. */
  readonly a: Contender;
  readonly b: Contender;
  /** What to compare, as `readFigure` reads it; every outcome and every mean that both count if left out. */
  readonly figures?: readonly Figure[] | undefined;
}

/**
 * Compares two scenarios that are played with the same randomness, trial by trial. All differences share
 * one error budget: with the confidence asked for, all their intervals hold together.
 *
 * @returns figures of all trials, or of those before an interrupt (`interrupted` is then true)
 * @throws UsageError where an option is out of range, a figure is none of both, or the two are not of one system and kind
 * @throws PartialRunError where the run failed after some trials, with the result of those
 * @throws RunError, InvariantError where it failed before
 */
export async function compare(options: CompareOptions): Promise<ComparisonResult> {
  const { a, b } = options;
  requirePair(a.scenario, b.scenario);
  const limits = pairLimits(a.scenario, options);
  const sides = [sideOf(a), sideOf(b)] as const;
  const layout = pairLayout(sides[0].compiled.layout, sides[1].compiled.layout, []);
  const figures = options.figures ?? allFigures(layout);
  requirePaired(figures);
  requireKnown(figures, layout);
  const scenarios = { base: a.scenario, variants: [b.scenario], events: eventsOf(figures) };
  return await playPairs(scenarios, limits, options, (run) => resultOf(run, limits, figures, sides));
}

type Side = Contender & { readonly compiled: CompiledScenario; readonly exact: ExactOdds | undefined };

function sideOf(contender: Contender): Side {
  const compiled = compileScenario(SYSTEMS, contender.scenario);
  return { ...contender, compiled, exact: compiled.exact?.() };
}

function resultOf(
  { tallies, interrupted }: PairedRun,
  limits: PairLimits,
  figures: readonly Figure[],
  sides: readonly [Side, Side],
): ComparisonResult {
  const [variant] = tallies.variants as [VariantTallies];
  const [a, b] = [tallies.base, variant.own].map((tally, i) =>
    ownResult(sides[i] as Side, tally, limits, interrupted),
  ) as [SimulationResult, SimulationResult];
  const each = sharedConfidence(limits.confidence, figures.length);
  const compared = (type: Figure['quantity']['type'], name: (figure: Figure) => string) =>
    Object.fromEntries(
      figures
        .filter(({ quantity }) => quantity.type === type)
        .map((figure): [string, ComparedDifference] => [
          name(figure),
          { ...differenceOf(figure, tallies, variant, each), ...exactDifference(figure, sides) },
        ]),
    );
  const probabilities = compared('probability', ({ metric }) => metric);
  return {
    comparison: {
      schema: 1,
      evenodds: PACKAGE_VERSION,
      seed: limits.seed,
      trials: tallies.trials,
      confidence: limits.confidence,
      figures: figures.length,
      a: describe(sides[0], a),
      b: describe(sides[1], b),
      outcomes: compared('outcome', ({ metric }) => metric.slice('outcome.'.length)),
      metrics: compared('mean', ({ metric }) => metric),
      ...(Object.keys(probabilities).length > 0 && { probabilities }),
    },
    a,
    b,
    interrupted,
  };
}

function ownResult(
  { scenario, hash, exact }: Side,
  tally: Tally,
  { seed, confidence }: PairLimits,
  interrupted: boolean,
): SimulationResult {
  return summarize({
    ...{ scenario, hash, seed, tally, confidence, interrupted },
    interval: 'wilson',
    version: PACKAGE_VERSION,
    digest: digestTally(tally.pack()),
    exact,
  });
}

function describe(side: Side, { summary }: SimulationResult): ComparedScenario {
  return { ...identityOf(side), digest: summary.digest };
}

function exactDifference({ quantity }: Figure, sides: readonly [Side, Side]): { exact?: ExactDifference } {
  const [a, b] = sides.map(({ compiled, exact }) => exact && exactFigure(quantity, compiled.layout, exact));
  return a === undefined || b === undefined ? {} : { exact: { a, b, difference: b - a } };
}
