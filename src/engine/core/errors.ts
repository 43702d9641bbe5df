/** One fault of a scenario file, where it stands. Lines and columns are counted from 1. */
export interface ScenarioProblem {
  /** Short and stable, such as `unknown-key`. */
  readonly code: string;
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** Path in the file, `sides.players.units.Medic.skills.shoot`; empty for the whole file. */
  readonly path: string;
  /** What was expected, with its range, and what was found. */
  readonly message: string;
}

/** The author of a scenario file is to mend it (exit status 2). Holds every problem of the file. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  readonly problems: readonly ScenarioProblem[];

  constructor(problems: readonly ScenarioProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** The caller is to mend the command line or the arguments (exit status 2). */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The machine failed: a worker that could not be replaced, a full disk (exit status 3). */
export class RunError extends Error {
  override readonly name = 'RunError';
}

/** We failed: something that cannot happen did (exit status 3). */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** `file:line:column: path: message`, without what is not known. */
export function formatProblem(problem: ScenarioProblem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
  return [place, problem.path, problem.message].filter((part) => part !== '').join(': ');
}
