/** One step of a path in a scenario: a key of a map, or an index of a list. */
export type Step = string | number;

/** Where a value stands in a scenario's data; lists by index. */
export type DataPath = readonly Step[];

/** Something wrong with a scenario's data, before it is known where in which file it stands. */
export interface Fault {
  /** Short and stable, such as `unknown-key`. */
  readonly code: string;
  readonly path: DataPath;
  /** What was expected, with its range, and what was found. */
  readonly message: string;
  /** Points at the key instead of its value. */
  readonly atKey?: boolean;
}

/** Is `path` the same as `prefix`, or below it? */
export function isAtOrBelow(path: DataPath, prefix: DataPath): boolean {
  return prefix.length <= path.length && prefix.every((step, index) => step === path[index]);
}
