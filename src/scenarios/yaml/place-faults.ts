import type { ScenarioProblem } from '../../engine/core/errors.ts';
import { type DataPath, type Fault, isAtOrBelow, type Step } from '../data/fault.ts';
import { firstProblems } from '../data/first-problems.ts';
import { nameOfItem } from '../data/named-items.ts';
import { formatPath } from '../data/scenario-path.ts';
import { fieldOf } from '../data/tree.ts';
import type { AppliedSet, SetResult } from '../variants/apply-sets.ts';
import type { Place, SourceTree } from './source-tree.ts';

/** A scenario's data, and where each part of it came from. */
export interface Origin {
  readonly file: string;
  readonly source: SourceTree;
  readonly set: SetResult;
}

/** Says of each fault where it stands, in the file or in a `--set`; sorted by place. */
export function placeFaults(faults: readonly Fault[], origin: Origin): readonly ScenarioProblem[] {
  const failed = origin.set.failed.map(({ text, path, message }) => ({
    ...{ code: 'unknown-path', file: origin.file, path, message: `--set ${text}: ${message}` },
  }));
  const problems: ScenarioProblem[] = [...faults.map((fault) => placeFault(fault, origin)), ...failed].sort(byPlace);
  return firstProblems(problems, origin.file);
}

function placeFault({ code, path, message, atKey }: Fault, { file, source, set }: Origin): ScenarioProblem {
  const shown = formatPath(namesAlong(path, set.data));
  const located = source.locate(path, atKey);
  const from = originOf(path, located.isExact, set.applied);
  if (from) return { code, file, path: shown, message: `--set ${from.text}: ${message}` };
  return { code, file, line: located.line, column: located.column, path: shown, message };
}

/** Where a path stands in the file; undefined where it came from a `--set`. */
export function placeInFile(path: DataPath, { source, set }: Origin): Place | undefined {
  const { line, column, isExact } = source.locate(path);
  return originOf(path, isExact, set.applied) ? undefined : { line, column };
}

/** The `--set` that a value came from: the last that replaced it, or that made what the file does not have. */
function originOf(path: DataPath, isInFile: boolean, applied: readonly AppliedSet[]): AppliedSet | undefined {
  const whole = applied.findLast((each) => isAtOrBelow(path, each.path) || isRatingPartOf(each.path, path));
  return whole ?? (isInFile ? undefined : applied.findLast((each) => isAtOrBelow(each.path, path)));
}

/** Is it the path of a part of the rating at `rating`? */
function isRatingPartOf(path: DataPath, rating: DataPath): boolean {
  const last = path.at(-1);
  return path.length === rating.length + 1 && isAtOrBelow(path, rating) && (last === 'value' || last === 'auto');
}

/** A path with the names of units in place of their indexes. */
function namesAlong(path: DataPath, data: unknown): readonly Step[] {
  let here = data;
  return path.map((step) => {
    const list = here;
    here = typeof step === 'number' ? (here as unknown[] | undefined)?.[step] : fieldOf(here, step);
    return typeof step === 'number' && Array.isArray(list) ? nameOfItem(list, step) : step;
  });
}

function byPlace(a: ScenarioProblem, b: ScenarioProblem): number {
  const line = (a.line ?? Number.MAX_SAFE_INTEGER) - (b.line ?? Number.MAX_SAFE_INTEGER);
  return line || (a.column ?? 0) - (b.column ?? 0);
}
