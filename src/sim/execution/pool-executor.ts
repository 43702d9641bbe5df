import { Piscina } from 'piscina';
import { InvariantError, RunError } from '../../engine/core/errors.ts';
import { packageFile } from '../../files/package-file.ts';
import type { BatchAnswer } from './batch-player.ts';
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

/** How often a batch is tried before the run fails: a worker may die of what else the machine does. */
const MOST_TRIES = 3;

/**
 * If for so long no batch comes back, those that are out are taken to hang. A batch takes a tenth of a
 * second; one of trials of a third of a second each is just below. The time grows with each silence, so that what is
 * only slow is played in the end. What a batch gives does not depend on it.
 */
const SILENCE_MS = 600_000;
const SILENCE_GROWTH = 4;

export interface PoolOptions {
  /** Worker threads, 1 or more. */
  readonly threads: number;
  /** Module that a worker runs; its default export plays a batch. */
  readonly workerFile?: URL;
  /** Largest heap of a worker, in MiB; Node's own limit if left out. */
  readonly heapMib?: number;
  /** How long to wait for any batch before workers are replaced, in ms; ten minutes if left out. */
  readonly silenceMs?: number;
}

/**
 * Plays batches in worker threads. Each worker gets the job once, compiles it and keeps one runner a
 * scenario; a worker that dies, or hangs, is replaced and its batch played again.
 */
export function createPoolExecutor(job: PairedJob, options: PoolOptions): PairedExecutor;
export function createPoolExecutor(job: RuleJob, options: PoolOptions): RuleExecutor;
export function createPoolExecutor(job: Job, options: PoolOptions): Executor;
export function createPoolExecutor(job: Job, options: PoolOptions): unknown {
  return new PoolExecutor(job, options);
}

class PoolExecutor<Task extends Batch, Played> implements Executor<Task, Played> {
  readonly width: number;
  private readonly pool: Piscina<Task, BatchAnswer<Played>>;
  private readonly waiting = new Set<Attempt>();
  private silenceMs: number;
  private silence: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(job: Job, { threads, workerFile = ownWorkerFile(), heapMib, silenceMs = SILENCE_MS }: PoolOptions) {
    this.silenceMs = silenceMs;
    // Two batches a thread: the next one is there when a worker is done.
    this.width = 2 * threads;
    this.pool = new Piscina({
      filename: workerFile.href,
      workerData: job,
      minThreads: threads,
      maxThreads: threads,
      recordTiming: false,
      ...(workerFile.pathname.endsWith('.ts') ? { execArgv: ['--import', 'tsx'] } : {}),
      ...(heapMib === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: heapMib } }),
    });
    // Piscina tells of a worker that died idle by this event, which would end the process if nobody listened.
    this.pool.on('error', () => {});
    this.pool.on('workerDestroy', () => this.failWithoutWorkers());
  }

  async run(batch: Task): Promise<Played> {
    for (let tries = 1; ; tries++) {
      if (this.closed) throw new InvariantError(`${describeBatch(batch)} were given to a closed executor`);
      try {
        return take(await this.attempt(batch));
      } catch (error) {
        if (!(error instanceof WorkerLost)) throw error;
        if (tries < MOST_TRIES) continue;
        const message = `${describeBatch(batch)} could not be played, tried ${tries} times: ${error.message}`;
        throw new RunError(message, { cause: error.cause });
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.silence);
    await this.pool.destroy();
  }

  private attempt(batch: Task): Promise<BatchAnswer<Played>> {
    return new Promise((resolve, reject) => {
      const controller = new AbortController();
      const end = () => {
        this.waiting.delete(attempt);
        this.listen();
      };
      const lose = (cause: unknown) => {
        end();
        reject(new WorkerLost(cause));
      };
      const attempt = { lose, giveUp: () => controller.abort() };
      this.waiting.add(attempt);
      this.listen();
      this.pool.run(batch, { signal: controller.signal }).then((answer) => {
        end();
        resolve(answer);
      }, lose);
    });
  }

  /** Waits anew for the next batch to come back. */
  private listen(): void {
    clearTimeout(this.silence);
    if (this.closed || this.waiting.size === 0) return;
    this.silence = setTimeout(() => this.breakSilence(), this.silenceMs);
  }

  /** Gives up all that is out: what hangs ends with its thread, what only stood in the queue is played after it. */
  private breakSilence(): void {
    const silent = new Error(`no answer in ${Number((this.silenceMs / 60_000).toPrecision(2))} minutes`);
    this.silenceMs *= SILENCE_GROWTH;
    for (const { lose, giveUp } of [...this.waiting]) {
      lose(silent);
      giveUp();
    }
  }

  /**
   * Piscina starts no more workers once one has died before it was ready, and lets what is queued wait
   * for ever when none is left.
   */
  private failWithoutWorkers(): void {
    setImmediate(() => {
      if (this.closed || this.pool.threads.length > 0) return;
      for (const { lose } of [...this.waiting]) lose(new Error('no worker thread is left'));
    });
  }
}

/** A batch that is out. */
interface Attempt {
  lose(cause: unknown): void;
  /** Ends the thread that plays it. */
  giveUp(): void;
}

/** A batch whose worker died or threw what is not an error of ours. */
class WorkerLost extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function take<Played>(answer: BatchAnswer<Played>): Played {
  if ('failure' in answer) throw unpackFailure(answer.failure);
  return answer.played;
}

/** `worker.ts` beside this file in the source tree; an entry of its own once built. */
function ownWorkerFile(): URL {
  return import.meta.url.endsWith('.ts') ? new URL('./worker.ts', import.meta.url) : packageFile('dist/worker.js');
}
