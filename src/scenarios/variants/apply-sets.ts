import { ScenarioError, UsageError } from '../../engine/core/errors.ts';
import type { DataPath } from '../data/fault.ts';
import { parsePath, splitAssignment } from '../data/scenario-path.ts';
import { type PathSpace, setAt } from '../data/set-at.ts';
import { SourceTree } from '../yaml/source-tree.ts';

/** One `--set`, and where it went. */
export interface AppliedSet {
  /** `PATH=VALUE` as given. */
  readonly text: string;
  readonly path: DataPath;
}

/** A `--set` that could not be carried out. */
export interface FailedSet {
  readonly text: string;
  readonly path: string;
  readonly message: string;
}

/** A scenario's data with the values of `--set` put in. */
export interface SetResult {
  readonly data: unknown;
  readonly applied: readonly AppliedSet[];
  readonly failed: readonly FailedSet[];
}

/**
 * Puts values into a scenario's data, one after the other.
 *
 * @param sets `PATH=VALUE` each, the value read as YAML
 * @param spaceOf what there may be at the paths of data, asked anew for each
 * @throws UsageError where one is not of this form
 */
export function applySets(data: unknown, sets: readonly string[], spaceOf: (data: unknown) => PathSpace): SetResult {
  const applied: AppliedSet[] = [];
  const failed: FailedSet[] = [];
  let here = data;
  for (const text of sets) {
    const { path, value } = readAssignment(text);
    try {
      const replaced = setAt(here, path, value, spaceOf(here));
      here = replaced.data;
      applied.push({ text, path: replaced.path });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      failed.push({ text, path, message: error.message });
    }
  }
  return { data: here, applied, failed };
}

function readAssignment(text: string): { readonly path: string; readonly value: unknown } {
  const { path, value } = splitAssignment(text);
  parsePath(path);
  try {
    return { path, value: new SourceTree(value, `--set ${text}`).data };
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    throw new UsageError(`--set ${text}: ${error.problems[0]?.message ?? 'expected a value'}`);
  }
}
