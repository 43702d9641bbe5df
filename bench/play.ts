import type { TrialRunner } from '../src/engine/core/rules-system.ts';
import { Tally } from '../src/engine/core/tally.ts';
import type { TrialRecord } from '../src/engine/core/trial-record.ts';
import { SYSTEMS } from '../src/engine/registry.ts';
import { loadScenario } from '../src/scenarios/load-scenario.ts';
import { compileScenario } from '../src/sim/execution/compile-scenario.ts';

/** Offset and prime of FNV-1a, over 32-bit words instead of bytes. */
const OFFSET = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

const WARM_UP_TRIALS = 20_000;

/** Folds the outcome and every counted metric of a trial into the checksum, as `reference/battle.h` does. */
function fold(checksum: number, record: TrialRecord): number {
  const { metrics } = record;
  let folded = Math.imul(checksum ^ record.outcome, PRIME);
  for (let i = 0; i < metrics.length; i++) folded = Math.imul(folded ^ (metrics[i] as number), PRIME);
  return folded;
}

/** What a batch does with its trials (`playTrials`), and the checksum. */
function play(runner: TrialRunner, trials: number, tally: Tally): number {
  let checksum = OFFSET;
  for (let trial = 0; trial < trials; trial++) {
    runner.play(trial);
    tally.add(runner.record);
    checksum = fold(checksum, runner.record);
  }
  return checksum >>> 0;
}

/** Plays trials 0 to `trials − 1` of a scenario, after a warm-up, and prints the same line as the C programs. */
function measure(file: string, trials: number, seed: number): void {
  const compiled = compileScenario(SYSTEMS, loadScenario(file).scenario);
  const runner = compiled.createRunner(seed);
  play(runner, WARM_UP_TRIALS, new Tally(compiled.layout));
  const tally = new Tally(compiled.layout);
  const before = process.cpuUsage();
  const checksum = play(runner, trials, tally).toString(16).padStart(8, '0');
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ trials, checksum, outcomes: [...tally.outcomes], cpuSeconds: (user + system) / 1e6 }));
}

const [file, trials, seed] = process.argv.slice(2);
measure(file as string, Number(trials), Number(seed));
