import { loadScenario } from '../../../src/scenarios/load-scenario.ts';
import { judgeByTrials } from '../../../src/sim/gates/judge-scenario.ts';

/** Of a check whose exact chance of success is 0.55. */
const TRUTH = 0.55;

/** How many seeds from 1 judged a gate so, and the trials that it took on average. */
export interface Verdicts {
  readonly pass: number;
  readonly fail: number;
  readonly undecided: number;
  readonly meanTrials: number;
}

/**
 * Judges, by trials, a gate on a chance that is known, seed after seed.
 *
 * @param inside by how much the truth lies above the gate's bound; below 0 outside
 * @param error default of a call with one gate
 */
export async function verdictsOf(seeds: number, inside: number, error = 0.001): Promise<Verdicts> {
  const gate = `expect=[{ metric: outcome.success, atLeast: ${(TRUTH - inside).toFixed(4)} }]`;
  const scenario = loadScenario('scenarios/plain-test.yaml', { set: [gate] });
  const counts = { pass: 0, fail: 0, undecided: 0 };
  let trials = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const options = { seed, threads: 0, error, maxTrials: 10_000_000, tolerance: 0 };
    const judged = await judgeByTrials(scenario, options);
    counts[judged.gates[0]?.verdict ?? 'undecided']++;
    trials += judged.trials;
  }
  return { ...counts, meanTrials: trials / seeds };
}
