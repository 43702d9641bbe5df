import { ScenarioError, UsageError } from '../../engine/core/errors.ts';

/**
 * Makes a variant: its faults come from an option other than `--set`, and say so.
 *
 * @param option `--with`, `--vary`
 */
export function namingOption<Variant>(option: string, make: () => Variant): Variant {
  const renamed = (message: string) => message.replace('--set', option);
  try {
    return make();
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(renamed(error.message), { cause: error });
    if (!(error instanceof ScenarioError)) throw error;
    throw new ScenarioError(error.problems.map((problem) => ({ ...problem, message: renamed(problem.message) })));
  }
}
