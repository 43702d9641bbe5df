import { ScenarioError, type ScenarioProblem, UsageError } from '../engine/core/errors.ts';
import { type LoadedScenario, loadScenario } from '../scenarios/load-scenario.ts';

/**
 * Loads and checks all files, before anything is run.
 *
 * @param set `PATH=VALUE`, for every file
 * @throws ScenarioError with the problems of all files
 * @throws UsageError where two files have one base name, for their results would have one folder
 */
export function loadScenarios(files: readonly string[], set: readonly string[]): LoadedScenario[] {
  const loaded: LoadedScenario[] = [];
  const problems: ScenarioProblem[] = [];
  for (const file of files) {
    try {
      loaded.push(loadScenario(file, { set }));
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ScenarioError(problems);
  requireDifferentNames(loaded);
  return loaded;
}

function requireDifferentNames(loaded: readonly LoadedScenario[]): void {
  const fileOf = new Map<string, string>();
  for (const { file, slug } of loaded) {
    const other = fileOf.get(slug);
    if (other !== undefined) throw new UsageError(`${other} and ${file} would both write the results of "${slug}"`);
    fileOf.set(slug, file);
  }
}
