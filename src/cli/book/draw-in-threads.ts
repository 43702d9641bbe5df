import { Worker } from 'node:worker_threads';
import { RunError } from '../../engine/core/errors.ts';
import { packageFile } from '../../files/package-file.ts';
import { type Drawing, type DrawingJob, drawChart } from './draw-chart.ts';
import { type DrawingAnswer, packDrawingFailure, takeDrawing } from './drawing-failure.ts';

/**
 * Draws charts, several at a time; what is drawn does not depend on how many.
 *
 * @param threads 0 to draw in this one
 * @param onDrawn called for each chart, in the order in which they are done
 * @throws UsageError, RunError, InvariantError of the first that cannot be drawn, naming the chart
 */
export async function drawInThreads(
  jobs: readonly DrawingJob[],
  threads: number,
  onDrawn: (job: DrawingJob, drawing: Drawing) => Promise<void>,
): Promise<void> {
  const queue = [...jobs];
  const work = async (draw: (job: DrawingJob) => Promise<DrawingAnswer>) => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      try {
        await onDrawn(job, takeDrawing(await draw(job)));
      } catch (error) {
        queue.length = 0;
        throw error;
      }
    }
  };
  if (threads === 0 || jobs.length <= 1) return work(drawHere);
  const workers = Array.from({ length: Math.min(threads, jobs.length) }, startWorker);
  try {
    await Promise.all(workers.map((worker) => work((job) => drawThere(worker, job))));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

async function drawHere(job: DrawingJob): Promise<DrawingAnswer> {
  try {
    return { drawing: await drawChart(job) };
  } catch (error) {
    return packDrawingFailure(error, job.entry.name);
  }
}

function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(packageFile('dist/book-worker.js'));
  const source = new URL('./book-worker.ts', import.meta.url).href;
  // From source: a worker starts as JavaScript, and reads TypeScript once tsx is there.
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); })`;
  return new Worker(start, { eval: true });
}

function drawThere(worker: Worker, job: DrawingJob): Promise<DrawingAnswer> {
  return new Promise((resolve, reject) => {
    const lost = (cause: unknown) => {
      reject(new RunError(`chart ${job.entry.name}: its thread was lost (${String(cause)})`, { cause }));
    };
    const onExit = (code: number) => lost(`exit ${code}`);
    worker.once('error', lost);
    worker.once('exit', onExit);
    worker.once('message', (answer: DrawingAnswer) => {
      worker.off('error', lost);
      worker.off('exit', onExit);
      resolve(answer);
    });
    worker.postMessage(job);
  });
}
