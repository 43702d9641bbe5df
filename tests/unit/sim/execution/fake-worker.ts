import { workerData } from 'piscina';
import { createBatchPlayer } from '../../../../src/sim/execution/batch-player.ts';
import type { Batch, Job } from '../../../../src/sim/execution/executor.ts';
import { FAKE_SYSTEMS, type FakeScenario } from './fake-system.ts';

const job = workerData as Job & { scenario: FakeScenario };
const { startsLeft } = job.scenario;
if (startsLeft !== undefined && Atomics.sub(startsLeft, 0, 1) <= 0) process.exit(4);

const play = createBatchPlayer(FAKE_SYSTEMS, job);

/** Like `src/sim/execution/worker.ts`, with the fake system. */
export default function playBatch(batch: Batch): unknown {
  return play(batch);
}
