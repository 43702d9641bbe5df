import { workerData } from 'node:worker_threads';
import { SYSTEMS } from '../../engine/registry.ts';
import { type BatchAnswer, createBatchPlayer } from './batch-player.ts';
import type { Batch, Job } from './executor.ts';

const play = createBatchPlayer(SYSTEMS, workerData as Job);

/**
 * What a worker thread does with each task: plays the batch and hands the tally, or the pairs, over. Its arrays are
 * copied, not moved: in a thread that has given a buffer away V8 checks every access to a typed array,
 * and trials take longer than the copy of a few short arrays.
 */
export default function playBatch(batch: Batch): BatchAnswer {
  return play(batch);
}
