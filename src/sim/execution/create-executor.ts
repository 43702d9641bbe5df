import type { Executor, Job, PairedExecutor, PairedJob, RuleExecutor, RuleJob } from './executor.ts';
import { createInProcessExecutor } from './in-process-executor.ts';
import { BATCH_TRIALS } from './plan-batches.ts';

/** Runs of at most so many trials (0.8 s of firefights) are over before worker threads have started and warmed up. */
export const SMALL_RUN_TRIALS = 20_000;

/**
 * The executor for so many trials: worker threads where they are worth their start. Piscina is loaded where
 * threads are used, so that small runs start fast.
 *
 * @param threads most worker threads; 0 for none
 * @param trials of all scenarios of the job together
 */
export function createExecutor(job: PairedJob, threads: number, trials: number): Promise<PairedExecutor>;
export function createExecutor(job: RuleJob, threads: number, trials: number): Promise<RuleExecutor>;
export function createExecutor(job: Job, threads: number, trials: number): Promise<Executor>;
export async function createExecutor(job: Job, threads: number, trials: number): Promise<unknown> {
  if (threads === 0 || trials <= SMALL_RUN_TRIALS) return createInProcessExecutor(job);
  const { createPoolExecutor } = await import('./pool-executor.ts');
  return createPoolExecutor(job, { threads: Math.min(threads, Math.ceil(trials / BATCH_TRIALS)) });
}
