import { workerData } from 'piscina';
import { SYSTEMS } from '../../../../src/engine/registry.ts';
import { createBatchPlayer } from '../../../../src/sim/execution/batch-player.ts';
import type { Batch, Job } from '../../../../src/sim/execution/executor.ts';
import { type Fault, meet } from './fake-system.ts';

const { fault, ...job } = workerData as Job & { fault: Fault };
const play = createBatchPlayer(SYSTEMS, job);

/** Like `src/sim/execution/worker.ts`, but the batch that holds the fault's trial meets it once it was played. */
export default function playBatch(batch: Batch): unknown {
  const answer = play(batch);
  if (batch.first <= fault.trial && fault.trial < batch.first + batch.count) meet(fault);
  return answer;
}
