import { join } from 'node:path';
import { UsageError } from '../../engine/core/errors.ts';
import { systemOf } from '../../engine/registry.ts';
import type { LoadedScenario } from '../../scenarios/load-scenario.ts';
import { keyOfRecord, type RunRecord, rangeOfRecord, readRecord } from '../../sim/store/run-record.ts';
import { tallyFolder } from '../../sim/store/tally-folder.ts';
import type { RunRequest } from './read-run-request.ts';

/** A run that is about to begin. */
export interface RunPlan {
  readonly loaded: LoadedScenario;
  readonly request: RunRequest;
  /** Of the results. */
  readonly directory: string;
  readonly record: RunRecord;
  /** What the user is to be told of the trials that are stored. */
  readonly notes: readonly string[];
}

/**
 * Decides what a run plays, by what was asked for and, with `--resume`, by what the run before was to play.
 *
 * @throws UsageError where it cannot go on with what is stored, or has fewer trials than shares
 */
export async function planRun(loaded: LoadedScenario, request: RunRequest): Promise<RunPlan> {
  const directory = join(request.out, loaded.slug);
  const { notes, before } = await findBefore(tallyFolder(directory), recordOf(loaded, request), request);
  const record = recordOf(loaded, request, before);
  const { first, end } = rangeOfRecord(record);
  if (first === end) {
    throw new UsageError(`--shard: ${record.trials} trials cannot be cut into ${record.shard?.of} shares`);
  }
  return { loaded, request, directory, record, notes };
}

/** @param before the run that is resumed: its trials and share count where none are asked for */
function recordOf(loaded: LoadedScenario, request: RunRequest, before?: RunRecord): RunRecord {
  const { scenario, hash, slug, file } = loaded;
  const { trials, precision, seed = scenario.seed, confidence = 0.95, interval = 'wilson' } = request.simulation;
  const rulesVersion = systemOf(scenario.system).version;
  const shard = request.shard ?? (trials === undefined ? before?.shard : undefined);
  const { formats, theme, set, samples } = request;
  const record = {
    ...{ rulesVersion, slug, file, scenario, hash, seed },
    trials: trials ?? before?.trials ?? scenario.trials,
    ...(shard && { shard }),
    ...(precision !== undefined && { precision }),
    ...{ confidence, interval, formats, theme, set, samples },
  };
  return { key: keyOfRecord(record), ...record };
}

/** The run before, if it is one of the same fights and is to be resumed; what to say of it otherwise. */
async function findBefore(
  folder: string,
  wanted: RunRecord,
  { resume }: RunRequest,
): Promise<{ before?: RunRecord; notes: string[] }> {
  const found = await readRecord(folder).catch((error: unknown) => {
    if (resume || !(error instanceof UsageError)) throw error;
    return error;
  });
  const { slug } = wanted;
  if (found instanceof UsageError) return { notes: [`${slug}: not used: ${found.message}`] };
  if (found?.key === wanted.key) return { ...(resume && { before: found }), notes: [] };
  if (found !== undefined && found.hash === wanted.hash && found.seed === wanted.seed) {
    const change = whyOthers(found, wanted, folder);
    if (resume) throw new UsageError(`--resume: ${change}: run without --resume to play all that it asks for`);
    return { notes: [`${slug}: ${change}`] };
  }
  return {
    notes: resume
      ? [`${slug}: nothing is stored of this scenario with this seed and these settings: all is played`]
      : [],
  };
}

/** Why the trials of a run before are not those of the same scenario and seed that are wanted. */
function whyOthers(found: RunRecord, wanted: RunRecord, folder: string): string {
  if (found.rulesVersion !== wanted.rulesVersion) {
    return `stored trials in ${folder} are of version ${found.rulesVersion} of the rules of ${wanted.scenario.system}, this is version ${wanted.rulesVersion}, whose fights are others: they are not used`;
  }
  const [before, now] = [watchOf(found), watchOf(wanted)];
  if (before === now) return `stored trials in ${folder} are of another version of evenodds: they are not used`;
  return `the run before was ${before}, this one is ${now}: it does not use the trials of the other, for a run with --precision keeps its own`;
}

function watchOf({ precision, confidence }: RunRecord): string {
  return precision === undefined ? 'without --precision' : `with --precision ${precision} --confidence ${confidence}`;
}
