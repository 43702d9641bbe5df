import { UsageError } from '../../engine/core/errors.ts';
import type { CompiledScenario, ScenarioHead } from '../../engine/core/rules-system.ts';
import type { Passage } from '../../engine/core/story/passage.ts';
import type { TrialRecord } from '../../engine/core/trial-record.ts';
import { SYSTEMS } from '../../engine/registry.ts';
import { compileScenario } from '../execution/compile-scenario.ts';
import { PACKAGE_VERSION } from '../package-version.ts';

/** Version of the events of stories (docs/STORY.md): it grows when one changes its name, or a fact its name or meaning. */
const STORY_SCHEMA = 1;

/** A scenario whose trials are told. */
export interface TellOptions {
  /** Resolved and checked, as `loadScenario` gives it. */
  readonly scenario: ScenarioHead;
  /** Of the scenario, as `loadScenario` gives it. */
  readonly hash: string;
  /** Integer from 0 to 2^53 − 1; the scenario's own if left out. */
  readonly seed?: number | undefined;
}

/** A trial told: the same as that trial of every run with its seed. */
export interface Story {
  readonly schema: typeof STORY_SCHEMA;
  readonly evenodds: string;
  readonly name: string;
  readonly system: string;
  readonly kind: string;
  readonly hash: string;
  readonly seed: number;
  readonly trial: number;
  readonly passages: readonly Passage[];
  readonly outcome: string;
  /** Every counted quantity of the trial. */
  readonly metrics: Readonly<Record<string, number>>;
}

/**
 * Tells a trial.
 *
 * @param trial index, integer from 0 to 2^53 − 1
 * @throws UsageError where the scenario's system tells no stories
 */
export function tellTrial(options: TellOptions, trial: number): Story {
  const { scenario, hash, seed = scenario.seed } = options;
  const compiled = compileScenario(SYSTEMS, scenario);
  const runner = storyOf(compiled, scenario).createStoryRunner(seed);
  runner.play(trial);
  return {
    schema: STORY_SCHEMA,
    evenodds: PACKAGE_VERSION,
    ...{ name: scenario.name, system: scenario.system, kind: scenario.kind, hash, seed, trial },
    passages: runner.story,
    ...endOf(compiled, runner.record),
  };
}

/** @throws UsageError where the scenario's system tells no stories */
function storyOf({ story }: CompiledScenario, { system }: ScenarioHead) {
  if (story === undefined) throw new UsageError(`system: ${system} tells no stories`);
  return story;
}

function endOf({ layout }: CompiledScenario, { metrics, outcome }: TrialRecord): Pick<Story, 'outcome' | 'metrics'> {
  return {
    outcome: layout.outcomes[outcome] as string,
    metrics: Object.fromEntries(layout.metrics.map((name, i) => [name, metrics[i] as number])),
  };
}
