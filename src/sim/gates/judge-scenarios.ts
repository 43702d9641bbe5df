import { SYSTEMS } from '../../engine/registry.ts';
import { compileScenario } from '../execution/compile-scenario.ts';
import type { JudgedScenario } from './gate-result.ts';
import { type GatedScenario, type JudgeOptions, judgeByTrials, judgeExactly } from './judge-scenario.ts';

const NOTHING: JudgedScenario = { trials: 0, gates: [], changes: [], interrupted: false };

/** How all scenarios of a call are judged. */
export interface JudgeAllOptions extends Omit<JudgeOptions, 'seed' | 'error'> {
  /** The scenarios' own if left out. */
  readonly seed?: number | undefined;
  /** How often anything of the call may be judged wrong, above 0 and below 1. */
  readonly error: number;
}

/**
 * Judges the gates of scenarios, one scenario after the other: exactly where the kind can be computed, else
 * by trials. All verdicts by trials share one error: each gate, and each outcome that is held against
 * a baseline, gets an equal part (Bonferroni), whatever it turns out to need.
 *
 * @param onJudged called after each; after one that was interrupted there are no more
 * @throws RunError, InvariantError where trials could not be played
 */
export async function judgeScenarios(
  scenarios: readonly GatedScenario[],
  options: JudgeAllOptions,
  onJudged: (judged: JudgedScenario, index: number) => void,
): Promise<void> {
  const compiled = scenarios.map(({ scenario }) => compileScenario(SYSTEMS, scenario));
  const verdicts = scenarios.reduce((sum, { gates, baseline }, i) => {
    const { exact, layout } = compiled[i] as (typeof compiled)[number];
    const changes = baseline === undefined ? 0 : new Set([...layout.outcomes, ...Object.keys(baseline.counts)]).size;
    // An exact gate cannot be wrong; a stored sample can, whatever it is held against.
    return sum + (exact === undefined ? gates.length : 0) + changes;
  }, 0);
  const error = options.error / Math.max(1, verdicts);
  for (const [i, given] of scenarios.entries()) {
    const { exact, layout } = compiled[i] as (typeof compiled)[number];
    const seed = options.seed ?? given.scenario.seed;
    const isEmpty = given.gates.length === 0 && given.baseline === undefined;
    const judged = isEmpty
      ? NOTHING
      : exact === undefined
        ? await judgeByTrials(given, { ...options, seed, error })
        : judgeExactly(given, layout, exact(), { ...options, error });
    onJudged(judged, i);
    if (judged.interrupted) return;
  }
}
