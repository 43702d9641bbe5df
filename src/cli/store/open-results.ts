import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ScenarioError, UsageError } from '../../engine/core/errors.ts';
import type { CompiledScenario } from '../../engine/core/rules-system.ts';
import { systemOf } from '../../engine/registry.ts';
import { type LoadedScenario, parseScenario } from '../../scenarios/load-scenario.ts';
import { keyOfRecord, type RunRecord, readRecord } from '../../sim/store/run-record.ts';
import { type DamagedFile, readRanges, tallyFolder } from '../../sim/store/tally-folder.ts';
import { chooseRanges, type StoredRange } from '../../sim/store/trial-range.ts';

/** Results in a folder, and the stored trials that they are made of. */
export interface StoredResults {
  readonly directory: string;
  readonly record: RunRecord;
  readonly compiled: CompiledScenario;
  /** Of the run of the record or of shares of it: ascending, without overlaps. */
  readonly ranges: readonly StoredRange[];
  readonly damaged: readonly DamagedFile[];
}

/**
 * Opens the results that folders hold, each a folder of results or one of several.
 *
 * @returns one or more a folder, in their order
 * @throws UsageError where there are none, or they are of another version
 */
export async function openResults(folders: readonly string[]): Promise<StoredResults[]> {
  const found: StoredResults[] = [];
  for (const folder of folders) {
    for (const directory of await resultFolders(folder)) found.push(await openResult(directory));
  }
  return found;
}

async function resultFolders(folder: string): Promise<string[]> {
  if (await isFolder(tallyFolder(folder))) return [folder];
  const below = (await readdir(folder).catch(() => [])).sort().map((name) => join(folder, name));
  const results: string[] = [];
  for (const directory of below) if (await isFolder(tallyFolder(directory))) results.push(directory);
  if (results.length > 0) return results;
  throw new UsageError(`${folder}: expected a folder of results, which has a folder "tallies", or a folder of such`);
}

async function openResult(directory: string): Promise<StoredResults> {
  const folder = tallyFolder(directory);
  const record = await readRecord(folder);
  if (record === undefined) throw new UsageError(`${folder}: expected record.json, which says what is stored there`);
  const compiled = compile(folder, record);
  const { ranges, damaged } = await readRanges(folder, record.key, compiled.layout);
  return { directory, record, compiled, damaged, ranges: chooseRanges(ranges, { first: 0, end: record.trials }) };
}

/** A record may come from another machine, so its scenario is read as a file would be. */
function compile(folder: string, record: RunRecord): CompiledScenario {
  const { hash, scenario } = load(folder, record);
  const system = systemOf(scenario.system);
  const { version } = system;
  if (version !== record.rulesVersion) {
    throw new UsageError(
      `${folder}: played by version ${record.rulesVersion} of the rules of ${system.id}, this evenodds has version ${version}, whose fights are others: run the scenario anew`,
    );
  }
  if (hash !== record.hash || keyOfRecord(record) !== record.key) {
    throw new UsageError(`${folder}: stored by another version of evenodds: run the scenario anew`);
  }
  return system.compile(scenario);
}

function load(folder: string, { scenario }: RunRecord): LoadedScenario {
  try {
    return parseScenario(JSON.stringify(scenario), join(folder, 'record.json'));
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    const [problem] = error.problems;
    throw new UsageError(
      `${folder}: this version of evenodds does not read its scenario (${problem?.path}: ${problem?.message}): run the file anew`,
      { cause: error },
    );
  }
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
