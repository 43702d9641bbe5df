import type { CompiledScenario, ScenarioHead } from '../../engine/core/rules-system.ts';
import { Tally } from '../../engine/core/tally.ts';
import { SYSTEMS } from '../../engine/registry.ts';
import { compileScenario } from '../execution/compile-scenario.ts';
import { createExecutor, SMALL_RUN_TRIALS } from '../execution/create-executor.ts';
import type { Job } from '../execution/executor.ts';
import { BATCH_TRIALS, planBatches } from '../execution/plan-batches.ts';
import { runBatches } from '../execution/run-batches.ts';

/** How the trials of a growing tally are played. */
export interface GrowOptions {
  /** Worker threads, 0 for none but this one. What is played does not depend on it. */
  readonly threads: number;
  /** Ends a growth early. */
  readonly signal?: AbortSignal | undefined;
}

/** The trials of one scenario from the first on: as many as were asked for so far. */
export class GrowingTally {
  readonly compiled: CompiledScenario;
  readonly tally: Tally;
  private readonly job: Job;
  private readonly options: GrowOptions;

  constructor(scenario: ScenarioHead, seed: number, options: GrowOptions) {
    this.compiled = compileScenario(SYSTEMS, scenario);
    this.tally = new Tally(this.compiled.layout);
    this.job = { scenario, seed };
    this.options = options;
  }

  /**
   * Plays on to a number of trials, or until it is enough. The first few are played in this thread, for
   * they may be all.
   *
   * @param isEnough asked after each batch, in order
   * @returns false where it was interrupted
   * @throws RunError, InvariantError where a batch could not be played
   */
  async growTo(trials: number, isEnough: (tally: Tally) => boolean = () => false): Promise<boolean> {
    for (const end of [SMALL_RUN_TRIALS, trials]) {
      let enough = false;
      const ask = (tally: Tally) => {
        enough = isEnough(tally);
        return enough;
      };
      const complete = await this.playTo(Math.min(end, trials), ask);
      if (!complete || enough) return complete;
    }
    return true;
  }

  private async playTo(end: number, isEnough: (tally: Tally) => boolean): Promise<boolean> {
    const { tally, job, options } = this;
    if (tally.trials >= end) return true;
    const executor = await createExecutor(job, options.threads, end - tally.trials);
    try {
      const batches = planBatches(end, BATCH_TRIALS, tally.trials);
      const ended = await runBatches(executor, batches, tally, { signal: options.signal, isEnough });
      if (typeof ended === 'object') throw ended.failed;
      return ended === 'complete';
    } finally {
      await executor.close();
    }
  }
}
