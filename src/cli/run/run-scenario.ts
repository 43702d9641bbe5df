import { join } from 'node:path';
import { InvariantError } from '../../engine/core/errors.ts';
import { formatCount } from '../../reports/format-count.ts';
import { terminalSummary } from '../../reports/terminal-summary.ts';
import { writeResult } from '../../reports/write-result.ts';
import type { LoadedScenario } from '../../scenarios/load-scenario.ts';
import { PartialRunError } from '../../sim/partial-run-error.ts';
import type { SimulationResult } from '../../sim/result.ts';
import { simulate } from '../../sim/simulate.ts';
import { note, print, wantsColour, widthOf } from '../console.ts';
import { noteWarnings } from '../note-warnings.ts';
import { DisagreementError } from './disagreement-error.ts';
import { startProgressLine } from './progress-line.ts';
import type { RunRequest } from './read-run-request.ts';
import { repeatCommand } from './repeat-command.ts';
import { createRunLog } from './run-log.ts';

/** A run's result; with the error that ended it early, where one did. */
interface Played {
  readonly result: SimulationResult;
  readonly failure?: Error;
}

/**
 * Runs one scenario: writes its results and prints them.
 *
 * @param signal ends the run early
 * @returns whether all trials were played
 * @throws RunError, InvariantError where it failed; what was done before is written
 * @throws DisagreementError where its figures contradict the exact ones; all is written
 */
export async function runScenario(loaded: LoadedScenario, request: RunRequest, signal: AbortSignal): Promise<boolean> {
  const { slug } = loaded;
  const say = request.quiet ? () => {} : note;
  if (!request.quiet) noteWarnings(loaded.warnings);
  say(settings(loaded, request));
  const startedAt = new Date();
  const start = performance.now();
  const { result, failure } = await play(loaded, request, signal);
  const { threads, trials: requestedTrials = loaded.scenario.trials } = request.simulation;
  const log = createRunLog(result, { startedAt, elapsedMs: performance.now() - start, threads, requestedTrials });
  const directory = join(request.out, slug);
  try {
    await writeResult(result, log, directory, request);
  } finally {
    // Figures that could not be written are at least shown.
    printResult(result, request.json);
  }
  if (result.interrupted) say(`${slug}: figures of the first ${formatCount(result.summary.trials)} trials only`);
  say(`${slug}: results in ${directory}`);
  if (failure !== undefined) throw failure;
  if ((result.exact?.disagreements.length ?? 0) > 0) {
    note(`to repeat: ${repeatCommand(loaded, request)}`);
    throw new DisagreementError(result, loaded.file);
  }
  return !result.interrupted;
}

async function play(loaded: LoadedScenario, request: RunRequest, signal: AbortSignal): Promise<Played> {
  const { scenario, hash, slug } = loaded;
  const shown = process.stderr.isTTY && !request.quiet && !request.json;
  const line = shown ? startProgressLine(slug) : undefined;
  try {
    const onProgress = line && ((progress: Parameters<typeof line.update>[0]) => line.update(progress));
    return { result: await simulate({ ...request.simulation, scenario, hash, signal, onProgress }) };
  } catch (error) {
    const fault = error instanceof PartialRunError ? error.cause : error;
    if (fault instanceof InvariantError) note(`to repeat: ${repeatCommand(loaded, request, fault)}`);
    if (error instanceof PartialRunError) return { result: error.result, failure: error };
    throw error;
  } finally {
    line?.stop();
  }
}

function printResult(result: SimulationResult, json: boolean): void {
  const { stdout, env } = process;
  if (json) print(JSON.stringify(result.summary));
  else print(terminalSummary(result, { colour: wantsColour(stdout.isTTY, env), width: widthOf(stdout) }));
}

/** Effective settings, so that nothing that was asked for is passed over in silence. */
function settings({ slug, scenario }: LoadedScenario, { simulation, set }: RunRequest): string {
  const { trials = scenario.trials, precision, seed = scenario.seed, threads } = simulation;
  const until = precision === undefined ? '' : `until outcomes are known to ${precision}, at most `;
  const changed = set.length === 0 ? '' : `, with ${set.join(', ')}`;
  return `${slug}: ${until}${formatCount(trials)} trials, seed ${seed}, ${threads} ${threads === 1 ? 'thread' : 'threads'}${changed}`;
}
