import { join } from 'node:path';
import { InvariantError } from '../../engine/core/errors.ts';
import { removeTemporaryFiles } from '../../files/write-whole-file.ts';
import { formatCount } from '../../reports/format-count.ts';
import { PartialRunError } from '../../sim/partial-run-error.ts';
import type { SimulationResult } from '../../sim/result.ts';
import { simulate } from '../../sim/simulate.ts';
import { createFolderStore } from '../../sim/store/folder-store.ts';
import { rangeOfRecord, writeRecord } from '../../sim/store/run-record.ts';
import { type DamagedFile, tallyFolder } from '../../sim/store/tally-folder.ts';
import { describeRange, type TrialRange } from '../../sim/store/trial-range.ts';
import { note, noteCommand, print } from '../console.ts';
import { noteWarnings } from '../note-warnings.ts';
import { noteDamaged } from '../store/note-damaged.ts';
import { countThreads } from '../thread-words.ts';
import { deliverResult } from './deliver-result.ts';
import { DisagreementError } from './disagreement-error.ts';
import { keepMemoryFlat } from './keep-memory-flat.ts';
import type { RunPlan } from './plan-run.ts';
import { startProgressLine } from './progress-line.ts';
import { repeatCommand } from './repeat-command.ts';
import { createRunLog } from './run-log.ts';

/** A run's result; with the error that ended it early, where one did. */
interface Played {
  readonly result: SimulationResult;
  /** Trials of it that were stored before. */
  readonly taken: number;
  readonly failure?: Error;
}

/**
 * Runs one scenario: stores what it plays, writes its results and prints them; of a share of a run there is
 * nothing but what is stored.
 *
 * @param signal ends the run early
 * @returns whether all trials were played
 * @throws RunError, InvariantError where it failed; what was done before is written
 * @throws DisagreementError where its figures contradict the exact ones; all is written
 */
export async function runScenario(plan: RunPlan, signal: AbortSignal): Promise<boolean> {
  const { loaded, request, directory, record } = plan;
  const { slug } = loaded;
  for (const folder of [tallyFolder(directory), directory, join(directory, 'charts')])
    await removeTemporaryFiles(folder);
  await writeRecord(tallyFolder(directory), record);
  if (!request.quiet) {
    noteWarnings(loaded.warnings);
    for (const line of [settings(plan), ...plan.notes]) note(line);
  }
  if (signal.aborted) return false;
  const startedAt = new Date();
  const start = performance.now();
  const { result, taken, failure } = await play(plan, signal);
  if (record.shard !== undefined) {
    tellShare(plan, result);
    if (failure !== undefined) throw failure;
    return !result.interrupted;
  }
  const { threads } = request.simulation;
  const { trials: requestedTrials, file } = record;
  const log = createRunLog(result, {
    startedAt,
    elapsedMs: performance.now() - start,
    threads,
    requestedTrials,
    file,
    set: request.set,
    taken,
  });
  await deliverResult(result, { slug, directory, log, ...request });
  if (failure !== undefined) throw failure;
  if ((result.exact?.disagreements.length ?? 0) > 0) {
    noteCommand(`to repeat: ${repeatCommand(loaded, request)}`);
    throw new DisagreementError(result, loaded.file);
  }
  return !result.interrupted;
}

async function play(plan: RunPlan, signal: AbortSignal): Promise<Played> {
  const { loaded, request, directory, record } = plan;
  const { scenario, hash, slug } = loaded;
  const shown = process.stderr.isTTY && !request.quiet && !request.json;
  let taken = 0;
  const store = createFolderStore(tallyFolder(directory), record.key, {
    fresh: request.fresh,
    onTake: (ranges, damaged) => {
      taken = ranges.reduce((sum, { first, end }) => sum + end - first, 0);
      if (!request.quiet) noteStored(slug, ranges, damaged);
    },
  });
  const line = shown ? await startProgressLine(slug) : undefined;
  try {
    const onProgress = line && ((progress: Parameters<typeof line.update>[0]) => line.update(progress));
    const { trials, samples } = record;
    const range = rangeOfRecord(record);
    const countsRules = record.shard === undefined;
    const counted = { trials, range, samples, countsRules };
    await keepMemoryFlat(trials);
    const options = { ...request.simulation, scenario, hash, ...counted, store, signal, onProgress };
    const result = await simulate(options);
    return { result, taken };
  } catch (error) {
    const fault = error instanceof PartialRunError ? error.cause : error;
    if (fault instanceof InvariantError) noteCommand(`to repeat: ${repeatCommand(loaded, request, fault)}`);
    if (error instanceof PartialRunError) return { taken, result: error.result, failure: error };
    throw error;
  } finally {
    line?.stop();
  }
}

function noteStored(slug: string, ranges: readonly TrialRange[], damaged: readonly DamagedFile[]): void {
  noteDamaged(damaged);
  if (ranges.length > 0) note(`${slug}: stored already: ${ranges.map(describeRange).join(', ')}`);
}

/** Effective settings, so that nothing that was asked for is passed over in silence. */
function settings({ loaded, request, record }: RunPlan): string {
  const { threads } = request.simulation;
  const changed = request.set.length === 0 ? '' : `, with ${request.set.join(', ')}`;
  const { shard, trials, precision, seed } = record;
  const until = precision === undefined ? '' : `until outcomes are known to ${precision}, at most `;
  const share = shard === undefined ? '' : `, of these ${describeRange(rangeOfRecord(record))}`;
  return `${loaded.slug}: ${until}${formatCount(trials)} trials, seed ${seed}, ${countThreads(threads)}${changed}${share}`;
}

/** What a share has to tell: where it is, and how to go on. Its figures alone are not those of the run. */
function tellShare({ directory, request, record }: RunPlan, { summary, interrupted }: SimulationResult): void {
  const { first } = rangeOfRecord(record);
  const stored = { first, end: first + summary.trials };
  const { index, of } = record.shard ?? { index: 1, of: 1 };
  if (request.json) print(JSON.stringify({ schema: 1, shard: { index, of }, ...stored, digest: summary.digest }));
  else print(`share ${index} of ${of}: ${describeRange(stored)} stored in ${directory}`);
  if (request.quiet) return;
  note(interrupted ? '--resume goes on with the rest of the share' : 'evenodds merge joins the shares to results');
}
