import type { ChartStyle } from '../../reports/charts/chart-style.ts';
import { formatCount } from '../../reports/format-count.ts';
import { terminalSummary } from '../../reports/terminal-summary.ts';
import { type OutputFormat, writeResult } from '../../reports/write-result.ts';
import type { RunLog, SimulationResult } from '../../sim/result.ts';
import { note, print, stdoutStyle } from '../console.ts';
import { findWhatIfs } from './find-what-ifs.ts';
import { reportContext } from './report-context.ts';

/** How a result is handed over. */
export interface Delivery {
  readonly slug: string;
  readonly directory: string;
  readonly formats: readonly OutputFormat[];
  readonly style: ChartStyle;
  readonly log: RunLog;
  readonly json: boolean;
  readonly quiet: boolean;
  /** Whether files of the same figures that are there already stay; what is removed is then told. */
  readonly adds?: boolean;
}

/**
 * Writes a result to its folder and prints it.
 *
 * @throws RunError where it cannot be written; it is printed all the same
 */
export async function deliverResult(result: SimulationResult, delivery: Delivery): Promise<void> {
  const { slug, directory, log, quiet, adds = false } = delivery;
  let removed: readonly string[] = [];
  try {
    ({ removed } = await writeResult(result, log, directory, { ...delivery, ...(await reportOf(result, delivery)) }));
  } finally {
    // Figures that could not be written are at least shown.
    printResult(result, delivery);
  }
  if (quiet) return;
  if (result.interrupted) note(`${slug}: figures of the first ${formatCount(result.summary.trials)} trials only`);
  if (adds && removed.length > 0) note(`${slug}: removed, for it did not show these figures: ${removed.join(', ')}`);
  note(`${slug}: results in ${directory}`);
}

/** What the page tells, where one is wanted. */
async function reportOf(result: SimulationResult, { formats, directory, log }: Delivery) {
  if (!formats.includes('html')) return {};
  const context = reportContext(result, log);
  const whatIfs = await findWhatIfs(directory, { hash: result.summary.hash, rulesVersion: context.rulesVersion });
  return { report: { ...context, whatIfs } };
}

function printResult(result: SimulationResult, { json, style }: Delivery): void {
  if (json) print(JSON.stringify(result.summary));
  else print(terminalSummary(result, stdoutStyle(), style.changes));
}
