import { InvariantError } from '../../engine/core/errors.ts';
import { playTrials } from '../../engine/core/play-trials.ts';
import type { ScenarioHead } from '../../engine/core/rules-system.ts';
import { Tally } from '../../engine/core/tally.ts';
import { BatchPrints } from '../store/batch-prints.ts';
import { differenceOf, fingerprint } from '../store/fingerprint.ts';
import { compileScenario, type Systems } from './compile-scenario.ts';
import type {
  Batch,
  CountedBatch,
  Job,
  PackedPairs,
  PairedBatch,
  PairedJob,
  PlayedBatch,
  RuleJob,
} from './executor.ts';
import { sharedEngine } from './fast-runner.ts';
import { type PackedFailure, packFailure } from './packed-failure.ts';
import { playPairedBatch } from './paired-batch.ts';
import { BATCH_TRIALS, planBatches } from './plan-batches.ts';
import { ScenarioPlayer } from './scenario-player.ts';

/** What playing a batch gives, in a form that crosses a thread whole. */
export type BatchAnswer<Played = PlayedBatch> = { readonly played: Played } | { readonly failure: PackedFailure };

/**
 * A function that plays batches of a job in this thread, on runners that it reuses. Errors of ours
 * are answers; it throws only what means that the thread is not well, and then starts afresh.
 */
export function createBatchPlayer(systems: Systems, job: PairedJob): (batch: PairedBatch) => BatchAnswer<PackedPairs>;
export function createBatchPlayer(systems: Systems, job: RuleJob): (batch: Batch) => BatchAnswer<CountedBatch>;
export function createBatchPlayer(systems: Systems, job: Job): (batch: Batch) => BatchAnswer;
export function createBatchPlayer(systems: Systems, job: Job | PairedJob | RuleJob) {
  const open = sharedEngine('countsRules' in job ? 'engine-counting' : 'engine');
  const playerOf = (scenario: ScenarioHead) =>
    new ScenarioPlayer(() => compileScenario(systems, scenario), job.seed, open);
  const base = playerOf(job.scenario);
  if ('countsRules' in job) {
    const rules = (systems[job.scenario.system]?.ruleList ?? []).map(({ id }) => id);
    return (batch: Batch) => answer([base], batch, () => countBatch(base, rules, batch));
  }
  if (!('variants' in job)) {
    const play = job.takesPrints ? playPrinted : playBatch;
    return (batch: Batch) => answer([base], batch, () => play(base, batch));
  }
  const variants = job.variants.map(playerOf);
  return (batch: PairedBatch) =>
    answer([base, ...batch.variants.map((variant) => variants[variant] as ScenarioPlayer)], batch, () =>
      playPairedBatch(base, variants, job.events, batch),
    );
}

function countBatch({ compiled, counter }: ScenarioPlayer, rules: readonly string[], batch: Batch): CountedBatch {
  if (counter === undefined) throw new InvariantError('rules are counted in a scenario whose system tells no stories');
  const tally = new Tally(compiled.layout);
  counter.restart();
  playTrials(counter, batch.first, batch.count, tally);
  return { tally: tally.pack(), fired: counter.fired(rules) };
}

function playBatch({ compiled, runner }: ScenarioPlayer, { first, count }: Batch): PlayedBatch {
  const tally = new Tally(compiled.layout);
  playTrials(runner, first, count, tally);
  return tally.pack();
}

/** A batch's fingerprint is what it adds to that of the tally. */
function playPrinted({ compiled, runner }: ScenarioPlayer, { first, count }: Batch): PlayedBatch {
  const tally = new Tally(compiled.layout);
  const prints = new BatchPrints(first);
  let before = fingerprint(tally);
  for (const batch of planBatches(first + count, BATCH_TRIALS, first)) {
    playTrials(runner, batch.first, batch.count, tally);
    const after = fingerprint(tally);
    prints.add(batch.first, differenceOf(after, before));
    before = after;
  }
  return { ...tally.pack(), prints: prints.pack() };
}

/** @param players that `play` uses */
function answer<Played>(players: readonly ScenarioPlayer[], batch: Batch, play: () => Played): BatchAnswer<Played> {
  try {
    return { played: play() };
  } catch (error) {
    for (const player of players) player.reset();
    const trial = players.map((player) => player.findFailingTrial(batch)).find((found) => found !== undefined);
    const failure = packFailure(error, trial);
    if (failure === undefined) throw error;
    return { failure };
  }
}
