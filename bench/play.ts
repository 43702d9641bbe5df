import { playTrials } from '../src/engine/core/play-trials.ts';
import { Tally } from '../src/engine/core/tally.ts';
import { SYSTEMS } from '../src/engine/registry.ts';
import { loadScenario } from '../src/scenarios/load-scenario.ts';
import { compileScenario } from '../src/sim/execution/compile-scenario.ts';
import { planSpans } from '../src/sim/execution/plan-spans.ts';
import { ScenarioPlayer } from '../src/sim/execution/scenario-player.ts';
import { EngineMemory } from '../src/wasm/engine-memory.ts';
import { readEngine } from '../src/wasm/engine-module.ts';
import { checksumOf } from './checksum.ts';

/** V8 compiles what is hot on threads of its own, whose CPU time counts: by then it is done. */
const WARM_UP_MS = 1000;
/** After how many trials it is asked whether that time is over. */
const WARM_UP_STEP = 20_000;

/** Tasks in flight where one thread plays. */
const WIDTH = 2;

/** Plays and tallies trials 0 to `trials − 1`, as a thread of a run does. */
function play({ compiled, runner }: ScenarioPlayer, trials: number): Tally {
  const all = new Tally(compiled.layout);
  for (const { count, first } of planSpans(trials, 0, all, WIDTH)) {
    const tally = new Tally(compiled.layout);
    playTrials(runner, first, count, tally);
    all.merge(tally.pack());
  }
  return all;
}

function warmUp(player: ScenarioPlayer): void {
  const until = performance.now() + WARM_UP_MS;
  while (performance.now() < until) play(player, WARM_UP_STEP);
}

/**
 * Plays a scenario after a warm-up, and prints the same line as the C programs. The checksum is taken of the same
 * trials once more, and not timed.
 *
 * @param isTranslated whether WebAssembly plays it, or JavaScript
 */
function measure(file: string, trials: number, seed: number, isTranslated: boolean): void {
  const beside = (name: string) => new URL(name, import.meta.url);
  const engine = new EngineMemory(readEngine(beside('engine.wasm'), beside('engine.json')));
  const compile = () => compileScenario(SYSTEMS, loadScenario(file).scenario);
  const player = new ScenarioPlayer(compile, seed, () => (isTranslated ? engine : undefined));
  warmUp(player);
  const before = process.cpuUsage();
  const { outcomes } = play(player, trials);
  const { user, system } = process.cpuUsage(before);
  const checksum = checksumOf(player.runner, trials);
  console.log(JSON.stringify({ trials, checksum, outcomes: [...outcomes], cpuSeconds: (user + system) / 1e6 }));
}

const [engine, file, trials, seed] = process.argv.slice(2);
measure(file as string, Number(trials), Number(seed), engine === 'wasm');
