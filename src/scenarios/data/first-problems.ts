import type { ScenarioProblem } from '../../engine/core/errors.ts';

const MOST_PROBLEMS = 200;

/** The first 200 problems of a file, and how many there are: what has more is hardly a scenario. */
export function firstProblems(problems: readonly ScenarioProblem[], file: string): readonly ScenarioProblem[] {
  if (problems.length <= MOST_PROBLEMS) return problems;
  const message = `expected a scenario, got ${problems.length} faults, of which these are the first ${MOST_PROBLEMS}`;
  return [...problems.slice(0, MOST_PROBLEMS), { code: 'too-many-faults', file, path: '', message }];
}
