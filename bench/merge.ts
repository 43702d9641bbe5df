import { playTrials } from '../src/engine/core/play-trials.ts';
import { Tally } from '../src/engine/core/tally.ts';
import { SYSTEMS } from '../src/engine/registry.ts';
import { loadScenario } from '../src/scenarios/load-scenario.ts';
import { compileScenario } from '../src/sim/execution/compile-scenario.ts';
import { BATCH_TRIALS } from '../src/sim/execution/plan-batches.ts';
import { ScenarioPlayer } from '../src/sim/execution/scenario-player.ts';
import { progressOf } from '../src/sim/progress.ts';
import { EngineMemory } from '../src/wasm/engine-memory.ts';
import { cpuMs } from './cpu-ms.ts';
import { FIGHTS, translatedEngine } from './programs.ts';
import { formatSpread, inTurn, ratios } from './spread.ts';

/** So that a batch of the shortest fight is long against the clock's step. */
const BATCHES = 20;

/** Prints what packing, copying, merging and telling progress take of the time that playing a batch takes. */
export function benchMerge(fights: readonly string[], seed: number, repeats: number): void {
  const engine = new EngineMemory(translatedEngine());
  for (const fight of fights) {
    const compile = () => compileScenario(SYSTEMS, loadScenario(FIGHTS[fight]!).scenario);
    const { compiled, runner } = new ScenarioPlayer(compile, seed, () => engine);
    const batch = new Tally(compiled.layout);
    const sum = new Tally(compiled.layout);
    const play = () => playTrials(runner, 0, BATCH_TRIALS, batch);
    const merge = () => {
      sum.merge(structuredClone(batch.pack()));
      progressOf(sum, sum.trials, 0, 1, 0.95, 'wilson');
    };
    for (let i = 0; i < BATCHES; i++) play();
    for (let i = 0; i < BATCHES; i++) merge();
    const [playing, merging] = inTurn(repeats, [() => cpuMs(BATCHES, play), () => cpuMs(BATCHES, merge)]);
    const shares = ratios(merging!, playing!).map((ratio) => 100 * ratio);
    console.log(`merge: ${fight}, ${repeats} times ${BATCHES} batches of ${BATCH_TRIALS} trials`);
    console.log(
      `  playing ${formatSpread(playing!, 2)} ms of CPU time a batch, merging ${formatSpread(merging!, 3)} ms`,
    );
    console.log(`  merging / playing: ${formatSpread(shares, 2)}%`);
  }
}
