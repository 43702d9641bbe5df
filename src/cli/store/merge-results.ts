import { join } from 'node:path';
import { UsageError } from '../../engine/core/errors.ts';
import { withFolderLock } from '../../files/folder-lock.ts';
import { joinRanges } from '../../sim/store/join-ranges.ts';
import { type RunRecord, shardRange, writeRecord } from '../../sim/store/run-record.ts';
import { saveRange, tallyFolder } from '../../sim/store/tally-folder.ts';
import { describeRange, gapsBetween, type StoredRange, type TrialRange } from '../../sim/store/trial-range.ts';
import type { CommonOptions } from '../command.ts';
import { EXIT, type ExitStatus } from '../exit-status.ts';
import { requireWritable } from '../output-directory.ts';
import { noteDamaged } from './note-damaged.ts';
import { openResults, type StoredResults } from './open-results.ts';
import { deliverStored } from './stored-delivery.ts';

export interface MergeArguments extends CommonOptions {
  readonly folders: readonly string[];
  readonly out: string;
}

/**
 * Joins the shares of runs, those of each scenario to the results of the whole run.
 *
 * @throws UsageError where shares are not of one run, overlap, or leave trials out: nothing is written
 */
export async function mergeResults(given: MergeArguments): Promise<ExitStatus> {
  const results = await openResults(given.folders);
  for (const { damaged } of results) noteDamaged(damaged);
  const slugs = [...new Set(results.map(({ record }) => record.slug))];
  const merges = slugs.map((slug) => joinShares(results.filter(({ record }) => record.slug === slug)));
  await requireWritable(given.out, slugs);
  for (const merge of merges) await writeMerged(merge, given);
  return EXIT.done;
}

interface Merge {
  readonly record: RunRecord;
  readonly compiled: StoredResults['compiled'];
  /** The whole run. */
  readonly ranges: readonly StoredRange[];
}

function writeMerged({ record, compiled, ranges }: Merge, given: MergeArguments): Promise<void> {
  const directory = join(given.out, record.slug);
  const folder = tallyFolder(directory);
  return withFolderLock(folder, async () => {
    await writeRecord(folder, record);
    await saveRange(folder, record.key, joinRanges(compiled.layout, ranges));
    await deliverStored({ directory, record, ranges, compiled, given });
  });
}

function joinShares(results: readonly StoredResults[]): Merge {
  const [first, ...others] = results as [StoredResults, ...StoredResults[]];
  for (const other of others) requireSameRun(first, other);
  const { shard, ...record } = first.record;
  if (record.precision !== undefined) {
    throw new UsageError(`${first.directory} was run with --precision, which is not played in shares`);
  }
  const ranges = inOrder(results);
  const [gap] = gapsBetween(ranges, { first: 0, end: record.trials });
  if (gap !== undefined) {
    const where = results.map(({ directory }) => directory).join(', ');
    throw new UsageError(`${describeRange(gap)} are missing of ${where}${missingShare(gap, first.record)}`);
  }
  return { record, compiled: first.compiled, ranges };
}

/** What has to be the same in all shares, with how to say it. */
const SAME: readonly [name: string, of: (record: RunRecord) => unknown][] = [
  ['the scenario', ({ scenario }) => scenario],
  ['the seed', ({ seed }) => seed],
  ['the trials of the whole run', ({ trials }) => trials],
  ['the confidence', ({ confidence }) => confidence],
  ['the interval', ({ interval }) => interval],
  ['the precision', ({ precision }) => precision ?? null],
  ['the theme', ({ theme }) => theme],
  ['the changes by --set', ({ set }) => set],
  ['the formats', ({ formats }) => formats],
  ['the samples', ({ samples }) => samples],
  ['the key', ({ key }) => key],
];

function requireSameRun(one: StoredResults, other: StoredResults): void {
  for (const [name, of] of SAME) {
    const [here, there] = [JSON.stringify(of(one.record)), JSON.stringify(of(other.record))];
    if (here === there) continue;
    const values = here.length + there.length > 100 ? '' : `: ${here} and ${there}`;
    throw new UsageError(
      `${one.directory} and ${other.directory} are not shares of one run: they differ in ${name}${values}`,
    );
  }
}

/** @throws UsageError where two ranges overlap */
function inOrder(results: readonly StoredResults[]): StoredRange[] {
  const all = results.flatMap(({ directory, ranges }) => ranges.map((range) => ({ directory, range })));
  all.sort((a, b) => a.range.first - b.range.first);
  for (const [i, { directory, range }] of all.entries()) {
    const next = all[i + 1];
    if (next === undefined || next.range.first >= range.end) continue;
    const both = { first: next.range.first, end: Math.min(range.end, next.range.end) };
    throw new UsageError(
      `${describeRange(both)} are both in ${directory} and in ${next.directory}: expected each once`,
    );
  }
  return all.map(({ range }) => range);
}

/** Which share would fill a gap, where the shares are numbered. */
function missingShare(gap: TrialRange, { trials, shard }: RunRecord): string {
  if (shard === undefined) return '';
  const { of } = shard;
  for (let index = 1; index <= of; index++) {
    if (shardRange(trials, { index, of }).end > gap.first) return `: run with --shard ${index}/${of} --resume first`;
  }
  return '';
}
