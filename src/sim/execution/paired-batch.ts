import { BaseTrials } from '../pairs/base-trials.ts';
import { pairLayout, type TrialEvent } from '../pairs/pair-layout.ts';
import type { PackedPairs, PairedBatch } from './executor.ts';
import type { ScenarioPlayer } from './scenario-player.ts';

/**
 * Plays the trials of a batch of the base, once, and of each of the batch's variants.
 *
 * @param variants all of the job
 */
export function playPairedBatch(
  base: ScenarioPlayer,
  variants: readonly ScenarioPlayer[],
  events: readonly TrialEvent[],
  { first, count, variants: chosen }: PairedBatch,
): PackedPairs {
  const trials = new BaseTrials(base.compiled, base.runner, first, count);
  const pairs = chosen.map((variant) => {
    const { compiled, runner } = variants[variant] as ScenarioPlayer;
    const layout = pairLayout(base.compiled.layout, compiled.layout, events);
    return { variant, ...trials.against(compiled, runner, layout) };
  });
  return { base: trials.packed, pairs };
}
