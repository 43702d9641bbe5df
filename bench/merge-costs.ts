import { playTrials } from '../src/engine/core/play-trials.ts';
import { Tally } from '../src/engine/core/tally.ts';
import { SYSTEMS } from '../src/engine/registry.ts';
import { loadScenario } from '../src/scenarios/load-scenario.ts';
import { compileScenario } from '../src/sim/execution/compile-scenario.ts';
import type { Batch } from '../src/sim/execution/executor.ts';
import { BATCH_TRIALS, planBatches } from '../src/sim/execution/plan-batches.ts';
import { planSpans } from '../src/sim/execution/plan-spans.ts';
import { ScenarioPlayer } from '../src/sim/execution/scenario-player.ts';
import { progressOf } from '../src/sim/progress.ts';
import { fingerprint } from '../src/sim/store/fingerprint.ts';
import { EngineMemory } from '../src/wasm/engine-memory.ts';
import { readEngine } from '../src/wasm/engine-module.ts';
import { cpuMs } from './cpu-ms.ts';
import type { MergeCosts } from './merge.ts';

/** Tasks in flight where two threads play. */
const WIDTH = 4;

interface PlayedTask extends Batch {
  readonly tally: Tally;
  /** Batches in it. */
  readonly batches: number;
}

function play({ compiled, runner }: ScenarioPlayer, { first, count }: Batch): Tally {
  const tally = new Tally(compiled.layout);
  playTrials(runner, first, count, tally);
  return tally;
}

/** The tasks that a run is cut into. */
function tasksOf(player: ScenarioPlayer, trials: number): PlayedTask[] {
  const sum = new Tally(player.compiled.layout);
  const tasks: PlayedTask[] = [];
  for (const task of planSpans(trials, 0, sum, WIDTH)) {
    const { first, count } = task;
    const tally = play(player, task);
    sum.merge(tally.pack());
    tasks.push({ ...task, tally, batches: [...planBatches(first + count, BATCH_TRIALS, first)].length });
  }
  return tasks;
}

/** All that is done for the tasks of a run besides playing them: here in one thread, and with the fingerprints of their ends. */
function merge({ compiled: { layout } }: ScenarioPlayer, trials: number, played: readonly PlayedTask[]): void {
  const sum = new Tally(layout);
  const tasks = planSpans(trials, 0, sum, WIDTH);
  for (const { tally, batches } of played) {
    tasks.next();
    for (let batch = 0; batch < batches; batch++) fingerprint(tally);
    sum.merge(structuredClone(tally.pack()));
    progressOf(sum, sum.trials, 0, 1, 0.95, 'wilson');
  }
}

function measure(player: ScenarioPlayer, trials: number, repeats: number): MergeCosts {
  const tasks = tasksOf(player, trials);
  merge(player, trials, tasks);
  const costs = Array.from({ length: repeats }, () => ({
    playing: cpuMs(1, () => tasks.forEach((task) => play(player, task))),
    merging: cpuMs(1, () => merge(player, trials, tasks)),
  }));
  return {
    tasks: tasks.length,
    playing: costs.map(({ playing }) => playing),
    merging: costs.map(({ merging }) => merging),
  };
}

const [file, trials, seed, repeats] = process.argv.slice(2);
const beside = (name: string) => new URL(name, import.meta.url);
const engine = new EngineMemory(readEngine(beside('engine.wasm'), beside('engine.json')));
const compile = () => compileScenario(SYSTEMS, loadScenario(file as string).scenario);
const player = new ScenarioPlayer(compile, Number(seed), () => engine);
console.log(JSON.stringify(measure(player, Number(trials), Number(repeats))));
