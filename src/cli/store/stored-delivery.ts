import { availableParallelism } from 'node:os';
import type { Tally } from '../../engine/core/tally.ts';
import { CHART_THEMES, type ChartTheme, chartStyle } from '../../reports/charts/chart-style.ts';
import { OUTPUT_FORMATS, type OutputFormat } from '../../reports/write-result.ts';
import type { RunLog } from '../../sim/result.ts';
import { resultOfTally } from '../../sim/result-of-tally.ts';
import { countRules } from '../../sim/rules/count-rules.ts';
import { stopByPrecision } from '../../sim/sequential/precision.ts';
import { joinRanges } from '../../sim/store/join-ranges.ts';
import type { RunRecord } from '../../sim/store/run-record.ts';
import type { StoredRange } from '../../sim/store/trial-range.ts';
import type { CommonOptions } from '../command.ts';
import { deliverResult } from '../run/deliver-result.ts';
import { DisagreementError } from '../run/disagreement-error.ts';
import { createRunLog } from '../run/run-log.ts';
import type { StoredResults } from './open-results.ts';

export interface StoredDelivery {
  /** Where the files go. */
  readonly directory: string;
  /** Of the results: scenario, trials and how they are shown. */
  readonly record: RunRecord;
  /** Leading ranges of the run, one or more. */
  readonly ranges: readonly StoredRange[];
  readonly compiled: StoredResults['compiled'];
  readonly given: CommonOptions;
  /** Only these are written, and other files of the same figures stay; all formats of the record otherwise. */
  readonly adds?: readonly OutputFormat[] | undefined;
  /** Instead of one of this command. */
  readonly log?: RunLog | undefined;
}

/**
 * Makes the result of stored trials, writes it and prints it, as the run itself would have.
 *
 * @throws RunError where it cannot be written
 * @throws DisagreementError where its figures contradict the exact ones; all is written
 */
export async function deliverStored(delivery: StoredDelivery): Promise<void> {
  const { directory, record, ranges, compiled, given, adds } = delivery;
  const startedAt = new Date();
  const start = performance.now();
  const { whole: tally } = joinRanges(compiled.layout, ranges);
  const { scenario, hash, seed, confidence, interval, precision, samples, trials } = record;
  const rules = await countRules({ scenario, seed }, availableParallelism(), tally.trials);
  const result = resultOfTally({
    ...{ scenario, hash, seed, tally, confidence, interval, precision, compiled, samples, rules },
    interrupted: !isWhole(record, tally),
  });
  const conditions = { threads: 0, requestedTrials: trials, file: record.file, set: record.set, taken: tally.trials };
  const log = delivery.log ?? createRunLog(result, { startedAt, elapsedMs: performance.now() - start, ...conditions });
  const { json = false, quiet = false } = given;
  const shown = {
    formats: adds ?? formatsOf(record),
    adds: adds !== undefined,
    style: chartStyle(themeOf(record), record.set),
  };
  await deliverResult(result, { slug: record.slug, directory, ...shown, log, json, quiet });
  if ((result.exact?.disagreements.length ?? 0) > 0) throw new DisagreementError(result, directory);
}

function formatsOf({ formats }: RunRecord): OutputFormat[] {
  return OUTPUT_FORMATS.filter((format) => formats.includes(format));
}

function themeOf({ theme }: RunRecord): ChartTheme {
  return CHART_THEMES.find((name) => name === theme) ?? 'screen';
}

/** Whether a run of these trials had come to its end. */
function isWhole({ trials, precision, confidence }: RunRecord, tally: Tally): boolean {
  if (tally.trials === trials) return true;
  return precision !== undefined && stopByPrecision(precision, confidence, trials)(tally);
}
