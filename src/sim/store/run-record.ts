import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../engine/core/errors.ts';
import type { ScenarioHead } from '../../engine/core/rules-system.ts';
import { writeWholeFile } from '../../files/write-whole-file.ts';
import { PACKAGE_VERSION } from '../package-version.ts';
import type { IntervalMethod } from '../statistics/intervals.ts';
import { STORE_FORMAT } from './range-file.ts';
import { storeKey } from './store-key.ts';
import type { TrialRange } from './trial-range.ts';

/** A share of a run: part `index` of `of`, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** What a folder of results was asked for: with the stored tallies all that its files are made of. */
export interface RunRecord {
  readonly key: string;
  readonly rulesVersion: number;
  /** Name of the results, and of their folder. */
  readonly slug: string;
  /** The scenario's, as it was named when it was run. */
  readonly file: string;
  /** Resolved. */
  readonly scenario: ScenarioHead;
  readonly hash: string;
  readonly seed: number;
  /** Of the whole run. */
  readonly trials: number;
  /** Where it is a share of the run only. */
  readonly shard?: Shard;
  /** Where the run ends once outcomes are known to this half-width; `trials` is then the most. */
  readonly precision?: number;
  readonly confidence: number;
  readonly interval: IntervalMethod;
  /** As `--format` names them. */
  readonly formats: readonly string[];
  /** As `--theme` names it. */
  readonly theme: string;
  /** Values in place of the file's, as charts name them. */
  readonly set: readonly string[];
  /** Rows of `samples.csv`; 0 for no such file. */
  readonly samples: number;
}

/** The trials that a record's run is of. */
export function rangeOfRecord({ trials, shard }: Pick<RunRecord, 'trials' | 'shard'>): TrialRange {
  return shard === undefined ? { first: 0, end: trials } : shardRange(trials, shard);
}

/** Cuts trials into shares that differ by one trial at most; together they are the whole run. */
export function shardRange(trials: number, { index, of }: Shard): TrialRange {
  const upTo = (shares: number) => Number((BigInt(trials) * BigInt(shares)) / BigInt(of));
  return { first: upTo(index - 1), end: upTo(index) };
}

/** @throws RunError where it cannot be written */
export function writeRecord(folder: string, record: RunRecord): Promise<void> {
  const head = { format: STORE_FORMAT, evenodds: PACKAGE_VERSION };
  return writeWholeFile(recordFile(folder), `${JSON.stringify({ ...head, ...record }, null, 2)}\n`);
}

/**
 * @returns undefined where there is none
 * @throws UsageError where it was written in another format, or is no record
 */
export async function readRecord(folder: string): Promise<RunRecord | undefined> {
  const file = recordFile(folder);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw new UsageError(`${file} cannot be read: ${error.message}`, { cause: error });
  });
  if (text === undefined) return undefined;
  const { format, evenodds, ...record } = parse(text);
  if (format !== undefined && format !== STORE_FORMAT) {
    const writer = typeof evenodds === 'string' ? ` (by evenodds ${evenodds})` : '';
    throw new UsageError(
      `${file}: stored in format ${String(format)}${writer}, this is evenodds ${PACKAGE_VERSION} and reads format ${STORE_FORMAT}: remove ${folder} and run the scenario anew`,
    );
  }
  if (!isRecord(record)) {
    throw new UsageError(
      `${file}: it is damaged: remove it and run the scenario again, which uses what else is stored`,
    );
  }
  return record;
}

function recordFile(folder: string): string {
  return join(folder, 'record.json');
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Whether each value is of its type and in range; what is in the scenario is checked where it is read. */
function isRecord(value: object): value is RunRecord {
  const record = value as { [Key in keyof RunRecord]: unknown };
  const texts = [record.key, record.slug, record.file, record.hash, record.interval, record.theme];
  const integers = [record.rulesVersion, record.seed, record.trials, record.samples];
  return (
    texts.every((text) => typeof text === 'string') &&
    integers.every((number) => Number.isSafeInteger(number) && (number as number) >= 0) &&
    isFileName(record.slug as string) &&
    (record.shard === undefined || isShard(record.shard)) &&
    typeof record.confidence === 'number' &&
    (record.precision === undefined || typeof record.precision === 'number') &&
    [record.formats, record.set].every(
      (list) => Array.isArray(list) && list.every((item) => typeof item === 'string'),
    ) &&
    typeof record.scenario === 'object' &&
    record.scenario !== null
  );
}

function isShard(value: unknown): value is Shard {
  const { index, of } = (value ?? {}) as Partial<Shard>;
  return Number.isSafeInteger(index) && Number.isSafeInteger(of) && index! >= 1 && index! <= of!;
}

/** Whether a name stays within the folder that it is put into. */
function isFileName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/.test(name);
}

/** What a record's trials are stored under. */
export function keyOfRecord(record: Omit<RunRecord, 'key'>): string {
  const { hash, scenario, rulesVersion, seed, precision, confidence } = record;
  const watch = precision === undefined ? undefined : { precision, confidence };
  return storeKey({ hash, system: scenario.system, rulesVersion, seed, watch });
}
