import { setImmediate as nextTurn } from 'node:timers/promises';
import { RunError } from '../../engine/core/errors.ts';
import { SYSTEMS } from '../../engine/registry.ts';
import { type BatchAnswer, createBatchPlayer } from './batch-player.ts';
import type { Systems } from './compile-scenario.ts';
import {
  type Batch,
  describeBatch,
  type Executor,
  type Job,
  type PairedExecutor,
  type PairedJob,
  type RuleExecutor,
  type RuleJob,
} from './executor.ts';
import { unpackFailure } from './packed-failure.ts';

/**
 * Plays batches in this thread, one after another, with a turn of the event loop before each, so that
 * signals, timers and progress get their chance.
 *
 * @param systems rule systems that the job may name
 */
export function createInProcessExecutor(job: PairedJob, systems?: Systems): PairedExecutor;
export function createInProcessExecutor(job: RuleJob, systems?: Systems): RuleExecutor;
export function createInProcessExecutor(job: Job, systems?: Systems): Executor;
export function createInProcessExecutor(job: Job, systems: Systems = SYSTEMS): unknown {
  return playInProcess(createBatchPlayer(systems, job));
}

function playInProcess<Task extends Batch, Played>(play: (batch: Task) => BatchAnswer<Played>): Executor<Task, Played> {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    width: 1,
    async run(batch) {
      turn = turn.then(() => nextTurn());
      await turn;
      const answer = attempt(play, batch);
      if ('failure' in answer) throw unpackFailure(answer.failure);
      return answer.played;
    },
    async close() {},
  };
}

function attempt<Task extends Batch, Played>(
  play: (batch: Task) => BatchAnswer<Played>,
  batch: Task,
): BatchAnswer<Played> {
  try {
    return play(batch);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RunError(`${describeBatch(batch)} could not be played: ${reason}`, { cause: error });
  }
}
