import type { Histogram } from '../../../src/engine/core/histogram.ts';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import { readFigure } from '../../../src/scenarios/gates/read-figure.ts';
import { loadScenario, variantOf } from '../../../src/scenarios/load-scenario.ts';
import { compileScenario } from '../../../src/sim/execution/compile-scenario.ts';
import { BaseTrials } from '../../../src/sim/pairs/base-trials.ts';
import type { Difference } from '../../../src/sim/pairs/difference.ts';
import { exactFigure } from '../../../src/sim/pairs/exact-figure.ts';
import { differenceOf, eventsOf } from '../../../src/sim/pairs/figures.ts';
import { pairLayout } from '../../../src/sim/pairs/pair-layout.ts';
import { PairedTallies } from '../../../src/sim/pairs/paired-tallies.ts';

/** A change to a scenario and the figure that it changes. */
export interface Case {
  readonly scenario: string;
  readonly change: string;
  readonly metric: string;
  /** Of each run. */
  readonly trials: number;
}

/** What a run found: the paired difference at 95%, and the standard error that two separate runs would have. */
export interface Found {
  readonly difference: Difference;
  readonly unpairedError: number;
}

export interface Repetition {
  readonly runs: readonly Found[];
  /** The difference by mathematics; NaN where the kind cannot be computed. */
  readonly truth: number;
}

/**
 * Compares again and again, with the seeds 1, 2, …
 *
 * @param apart added to the seed of the variant: other than 0, the two do not have the same dice
 */
export function repeatPairs({ scenario, change, metric, trials }: Case, runs: number, apart = 0): Repetition {
  const loaded = loadScenario(`scenarios/${scenario}.yaml`);
  const figure = readFigure(metric, loaded);
  const [base, variant] = [loaded, variantOf(loaded, [change])].map((each) => compileScenario(SYSTEMS, each.scenario));
  if (base === undefined || variant === undefined) throw new Error('nothing to compare');
  const layout = pairLayout(base.layout, variant.layout, eventsOf([figure]));
  const truths = [base, variant].map((each) => {
    const odds = each.exact?.();
    return odds && exactFigure(figure.quantity, each.layout, odds);
  });
  const found = Array.from({ length: runs }, (_, run): Found => {
    const tallies = new PairedTallies(base, [variant], eventsOf([figure]));
    const row = new BaseTrials(base, base.createRunner(run + 1), 0, trials);
    const pair = row.against(variant, variant.createRunner(run + 1 + apart), layout);
    tallies.merge({ base: row.packed, pairs: [{ variant: 0, ...pair }] });
    const difference = differenceOf(figure, tallies, tallies.variants[0]!, 0.95);
    const unpaired = [tallies.base, tallies.variants[0]!.own].map((tally, i) => {
      const { quantity } = figure;
      const share = i === 0 ? difference.a : difference.b;
      if (quantity.type !== 'mean') return share * (1 - share);
      return varianceOf(tally.metrics[tally.layout.metrics.indexOf(quantity.metric)] as Histogram);
    });
    const both = unpaired.reduce((sum, variance) => sum + variance);
    return { difference, unpairedError: Math.sqrt(both / trials) };
  });
  return { runs: found, truth: (truths[1] ?? Number.NaN) - (truths[0] ?? Number.NaN) };
}

/** Share of the runs whose interval holds the truth. */
export function coverage({ runs, truth }: Repetition): number {
  return runs.filter(({ difference: { low, high } }) => low <= truth && truth <= high).length / runs.length;
}

function varianceOf(histogram: Histogram): number {
  let [n, sum, squares] = [0, 0, 0];
  histogram.forEach((value, count) => {
    n += count;
    sum += value * count;
    squares += value * value * count;
  });
  return squares / n - (sum / n) ** 2;
}
