import type { CompiledScenario, CountingRunner, TrialRunner } from '../../engine/core/rules-system.ts';
import { createTranslatedCounter } from '../../wasm/translated-counter.ts';
import type { Batch } from './executor.ts';
import { createFastRunner, type OpenEngine } from './fast-runner.ts';

/** A scenario as one thread plays it: compiled once, on one runner, both made when they are first wanted. */
export class ScenarioPlayer {
  private readonly compile: () => CompiledScenario;
  private readonly seed: number;
  private readonly open: OpenEngine;
  private known: CompiledScenario | undefined;
  private reused: TrialRunner | undefined;
  private reusedCounter: CountingRunner | undefined;

  /** @param open gives the engine that plays scenarios which have a translation; without one JavaScript does */
  constructor(compile: () => CompiledScenario, seed: number, open: OpenEngine) {
    this.compile = compile;
    this.seed = seed;
    this.open = open;
  }

  get compiled(): CompiledScenario {
    this.known ??= this.compile();
    return this.known;
  }

  get runner(): TrialRunner {
    this.reused ??= createFastRunner(this.compiled, this.seed, this.open);
    return this.reused;
  }

  /** A runner that counts rules; undefined where the scenario's system tells no stories. */
  get counter(): CountingRunner | undefined {
    this.reusedCounter ??= this.createCounter();
    return this.reusedCounter;
  }

  private createCounter(): CountingRunner | undefined {
    const { compiled, seed } = this;
    const { story, translation } = compiled;
    const engine = translation && this.open();
    const translated = engine && createTranslatedCounter(engine, { ...compiled, translation }, seed);
    return translated ?? story?.createCountingRunner(seed);
  }

  /** Gives up the runners, which an error may have left in any state. */
  reset(): void {
    this.reused = undefined;
    this.reusedCounter = undefined;
  }

  /** Plays a batch that failed once more, trial by trial: a trial depends on nothing that was played before it. */
  findFailingTrial({ first, count }: Batch): number | undefined {
    if (this.known === undefined) return undefined;
    const runner = this.known.createRunner(this.seed);
    for (let trial = first; trial < first + count; trial++) {
      try {
        runner.play(trial);
      } catch {
        return trial;
      }
    }
    return undefined;
  }
}
