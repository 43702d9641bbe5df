import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../engine/core/errors.ts';
import { withFolderLock } from '../../files/folder-lock.ts';
import { OUTPUT_FORMATS } from '../../reports/write-result.ts';
import type { RunLog } from '../../sim/result.ts';
import { leadingRanges } from '../../sim/store/join-ranges.ts';
import { type RunRecord, rangeOfRecord, writeRecord } from '../../sim/store/run-record.ts';
import { tallyFolder } from '../../sim/store/tally-folder.ts';
import type { CommonOptions } from '../command.ts';
import { EXIT, type ExitStatus } from '../exit-status.ts';
import { parseConfidence, parseFormats, parseInterval } from '../option-values.ts';
import { noteDamaged } from './note-damaged.ts';
import { openResults, type StoredResults } from './open-results.ts';
import { deliverStored } from './stored-delivery.ts';

export interface ReportArguments extends CommonOptions {
  readonly folders: readonly string[];
  readonly format?: string | undefined;
  readonly confidence?: string | undefined;
  readonly interval?: string | undefined;
}

/**
 * Writes the files of results anew, from what is stored.
 *
 * @throws UsageError where nothing is stored from the first trial on
 */
export async function reportResults(given: ReportArguments): Promise<ExitStatus> {
  const intervals = readIntervals(given);
  const adds = given.format === undefined ? undefined : parseFormats(given.format, OUTPUT_FORMATS);
  const results = await openResults(given.folders);
  for (const { directory, record, damaged } of results) {
    noteDamaged(damaged);
    if (record.precision === undefined || (given.confidence ?? given.interval) === undefined) continue;
    throw new UsageError(`${directory}: intervals of a run with --precision stay as they are, for they ended the run`);
  }
  const ready = results.map((stored) => ({ ...stored, ranges: rangesOf(stored) }));
  for (const stored of ready) {
    const formats = [...new Set([...stored.record.formats, ...(adds ?? [])])];
    const record = { ...stored.record, ...intervals, formats };
    await withFolderLock(tallyFolder(stored.directory), async () => {
      await writeRecord(tallyFolder(stored.directory), record);
      await deliverStored({ ...stored, record, given, adds, log: await readLog(stored.directory) });
    });
  }
  return EXIT.done;
}

/** The intervals of results from now on, as far as it was asked for. */
function readIntervals(given: ReportArguments): Partial<RunRecord> {
  const confidence = parseConfidence(given.confidence);
  const interval = parseInterval(given.interval);
  return {
    ...(confidence === undefined ? {} : { confidence }),
    ...(interval === undefined ? {} : { interval }),
  };
}

function rangesOf({ directory, record, ranges }: StoredResults): StoredResults['ranges'] {
  if (record.shard !== undefined) {
    const { index, of } = record.shard;
    throw new UsageError(`${directory} holds share ${index} of ${of}: evenodds merge joins all of them to results`);
  }
  const leading = leadingRanges(ranges, rangeOfRecord(record));
  if (leading.length > 0) return leading;
  throw new UsageError(`${directory}: no trials are stored from the first one on: run the scenario`);
}

/** What the run itself wrote of its times; undefined where there is nothing to read. */
async function readLog(directory: string): Promise<RunLog | undefined> {
  try {
    return JSON.parse(await readFile(join(directory, 'run.json'), 'utf8')) as RunLog;
  } catch {
    return undefined;
  }
}
