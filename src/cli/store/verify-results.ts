import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { RunError, UsageError } from '../../engine/core/errors.ts';
import { formatCount } from '../../reports/format-count.ts';
import { digestTally } from '../../sim/digest-tally.ts';
import { createExecutor } from '../../sim/execution/create-executor.ts';
import { describeBatch } from '../../sim/execution/executor.ts';
import type { Summary } from '../../sim/result.ts';
import { joinRanges, leadingRanges } from '../../sim/store/join-ranges.ts';
import { type Verification, verifyRanges } from '../../sim/store/verify-ranges.ts';
import type { CommonOptions } from '../command.ts';
import { print } from '../console.ts';
import { EXIT, type ExitStatus } from '../exit-status.ts';
import { parseThreads } from '../option-values.ts';
import { openResults, type StoredResults } from './open-results.ts';

export interface VerifyArguments extends CommonOptions {
  readonly folders: readonly string[];
  readonly threads?: string | undefined;
}

/**
 * Plays a hundredth of the stored batches anew and compares; looks whether files are damaged and whether
 * `summary.json` is of what is stored.
 *
 * @throws RunError that says what differs
 * @throws UsageError where nothing is stored
 */
export async function verifyResults(given: VerifyArguments): Promise<ExitStatus> {
  const threads = parseThreads(given.threads) ?? availableParallelism();
  const results = await openResults(given.folders);
  const faults: string[] = [];
  for (const stored of results) {
    const damaged = stored.damaged.map(({ path, reason }) => `${path} is damaged: ${reason}`);
    const verification = await verify(stored, threads);
    const different = verification.different.map(
      (batch) => `${stored.directory}: ${describeBatch(batch)}, played anew, do not give what is stored`,
    );
    const own = [...damaged, ...different, ...(await summaryFaults(stored))];
    tell(stored.directory, verification, own, given);
    faults.push(...own);
  }
  if (faults.length > 0) throw new RunError(faults.join('\n'));
  return EXIT.done;
}

function verify({ directory, record, compiled, ranges, damaged }: StoredResults, threads: number) {
  const { scenario, seed } = record;
  if (ranges.length > 0) {
    return verifyRanges(compiled.layout, ranges, (trials) => createExecutor({ scenario, seed }, threads, trials));
  }
  if (damaged.length > 0) return { batches: 0, played: [], different: [] };
  throw new UsageError(`${directory}: no trials are stored: run the scenario`);
}

/** A share has no summary, and a run that was killed may have none. */
async function summaryFaults({ directory, record, compiled, ranges }: StoredResults): Promise<string[]> {
  const leading = leadingRanges(ranges, { first: 0, end: record.trials });
  if (record.shard !== undefined || leading.length === 0) return [];
  const path = join(directory, 'summary.json');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const { digest } = parse(text);
  if (digest === digestTally(joinRanges(compiled.layout, leading).tally)) return [];
  return [`${path} is not of the trials that are stored: evenodds report ${directory} writes it anew`];
}

function parse(text: string): Partial<Summary> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<Summary>;
  } catch {
    return {};
  }
}

function tell(
  directory: string,
  { batches, played }: Verification,
  faults: readonly string[],
  given: CommonOptions,
): void {
  if (given.json) {
    print(JSON.stringify({ schema: 1, directory, batches, played, faults }));
  } else if (faults.length === 0) {
    const all = `${formatCount(played.length)} of ${formatCount(batches)} stored batches`;
    print(`${directory}: ${all} played anew, and ${played.length === 1 ? 'it gives' : 'they give'} what is stored`);
  }
}
