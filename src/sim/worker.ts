import { workerData } from 'piscina';
import { SYSTEMS } from '../engine/registry.ts';
import { createBatchPlayer } from './batch-player.ts';
import type { Batch, Job } from './executor.ts';
import { moveAnswer } from './move-answer.ts';

const play = createBatchPlayer(SYSTEMS, workerData as Job);

/** What a worker thread does with each task: plays the batch and hands the tally over without copying. */
export default function playBatch(batch: Batch): unknown {
  return moveAnswer(play(batch));
}
