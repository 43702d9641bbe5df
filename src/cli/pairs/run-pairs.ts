import { join } from 'node:path';
import { formatCount } from '../../reports/format-count.ts';
import type { TerminalStyle } from '../../reports/terminal-summary.ts';
import { type Report, writeReport } from '../../reports/write-report.ts';
import type { PairOptions } from '../../sim/pairs/play-pairs.ts';
import { PartialRunError } from '../../sim/partial-run-error.ts';
import { note, print, stdoutStyle } from '../console.ts';
import { EXIT, type ExitStatus } from '../exit-status.ts';
import { watchInterrupts } from '../interruption.ts';
import { startProgressLine } from '../run/progress-line.ts';
import type { PairRequest } from './read-pair-request.ts';

/** What a command makes of the result of its pairs. */
export interface PairReport extends Report {
  /** Trials of each that was played. */
  readonly trials: number;
  readonly interrupted: boolean;
  /** As `--json` prints it. */
  readonly json: object;
  text(style: TerminalStyle): string;
}

/**
 * Plays, with progress and interrupts, writes the report to `OUT/NAME/` and prints it.
 *
 * @param settings effective ones, told before the first trial
 * @throws RunError, InvariantError where it failed; what was done before is written
 */
export async function runPairs<Result>(
  name: string,
  settings: string,
  request: PairRequest,
  play: (options: PairOptions) => Promise<Result>,
  reportOf: (result: Result) => PairReport,
): Promise<ExitStatus> {
  const say = request.quiet ? () => {} : note;
  say(`${name}: ${settings}`);
  const { result, failure } = await playWatched(name, request, play);
  const report = reportOf(result);
  const directory = join(request.out, name);
  try {
    await writeReport(report, directory, request.formats);
  } finally {
    // Figures that could not be written are at least shown.
    printReport(report, request.json);
  }
  if (report.interrupted) say(`${name}: figures of the first ${formatCount(report.trials)} trials only`);
  say(`${name}: results in ${directory}`);
  if (failure !== undefined) throw failure;
  return report.interrupted ? EXIT.interrupted : EXIT.done;
}

interface Played<Result> {
  readonly result: Result;
  readonly failure?: Error;
}

async function playWatched<Result>(
  name: string,
  request: PairRequest,
  play: (options: PairOptions) => Promise<Result>,
): Promise<Played<Result>> {
  const line = process.stderr.isTTY && !request.quiet && !request.json ? await startProgressLine(name) : undefined;
  const interruption = watchInterrupts();
  try {
    const onProgress = line && ((pace: Parameters<typeof line.update>[0]) => line.update(pace));
    return { result: await play({ ...request.play, onProgress, signal: interruption.signal }) };
  } catch (error) {
    if (error instanceof PartialRunError) return { result: error.result as Result, failure: error };
    throw error;
  } finally {
    interruption.stop();
    line?.stop();
  }
}

function printReport({ json, text }: PairReport, asJson: boolean): void {
  if (asJson) print(JSON.stringify(json));
  else print(text(stdoutStyle()));
}
