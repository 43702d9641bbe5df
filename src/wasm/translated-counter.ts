import type { CountingRunner } from '../engine/core/rules-system.ts';
import type { EngineMemory } from './engine-memory.ts';
import { TranslatedRunner, type TranslatedScenario } from './translated-runner.ts';

/**
 * Plays a scenario in the translated engine that counts rules.
 *
 * @param memory of that engine
 * @param seed integer from 0 to 2^53 − 1
 * @returns undefined where the scenario's system tells no stories
 */
export function createTranslatedCounter(
  memory: EngineMemory,
  scenario: TranslatedScenario,
  seed: number,
): CountingRunner | undefined {
  const started = scenario.translation.startCounting?.(seed);
  if (started === undefined) return undefined;
  const { counter } = started;
  const runner = new TranslatedRunner(memory, scenario, seed, started);
  return {
    get record() {
      return runner.record;
    },
    // One by one: a trial that a batch does not count would be played, and its rules counted, once more.
    play(trial) {
      runner.play(trial);
      counter.endTrials(1);
    },
    restart() {
      counter.restart();
      memory.cellsOf(counter.told).fill(0);
      memory.cellsOf(counter.decided).fill(0);
    },
    fired(rules) {
      counter.told.set(memory.cellsOf(counter.told));
      counter.decided.set(memory.cellsOf(counter.decided));
      return counter.fired(rules);
    },
  };
}
