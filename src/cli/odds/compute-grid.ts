import { ScenarioError } from '../../engine/core/errors.ts';
import { type LoadedScenario, loadScenario, variantOf } from '../../scenarios/load-scenario.ts';
import type { Varied } from '../../scenarios/variants/parse-vary.ts';
import { type GridChoice, type OddsGrid, oddsGrid } from '../../sim/odds/odds-grid.ts';
import { scenarioOdds } from './scenario-odds.ts';

/** A table of a scenario's odds. */
export interface GridRequest {
  readonly file: string;
  readonly set: readonly string[];
  /** One or two, of different paths. */
  readonly axes: readonly Varied[];
  readonly choice: GridChoice;
}

/**
 * Computes the odds of a scenario over one parameter or two.
 *
 * @throws UsageError, ScenarioError where anything is wrong
 */
export function computeGrid({ file, set, axes, choice }: GridRequest): OddsGrid {
  const loaded = loadScenario(file, { set });
  return oddsGrid(axes, choice, (values) =>
    scenarioOdds(
      variantAt(
        loaded,
        values.map((value, i) => `${axes[i]?.path}=${value}`),
      ),
    ),
  );
}

/** Faults of a value come from --vary, and say so. */
function variantAt(loaded: LoadedScenario, set: readonly string[]): LoadedScenario {
  try {
    return variantOf(loaded, set);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    const reworded = error.problems.map((problem) => {
      const own = set.find((text) => problem.message.startsWith(`--set ${text}:`));
      return own === undefined ? problem : { ...problem, message: problem.message.replace('--set', '--vary') };
    });
    throw new ScenarioError(reworded);
  }
}
