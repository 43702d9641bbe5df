import { parentPort } from 'node:worker_threads';
import { type DrawingJob, drawChart } from './draw-chart.ts';
import { type DrawingAnswer, packDrawingFailure } from './drawing-failure.ts';

/** Draws one chart after another, as it is told. */
parentPort?.on('message', async (job: DrawingJob) => {
  parentPort?.postMessage(await answerTo(job));
});

async function answerTo(job: DrawingJob): Promise<DrawingAnswer> {
  try {
    return { drawing: await drawChart(job) };
  } catch (error) {
    return packDrawingFailure(error, job.entry.name);
  }
}
