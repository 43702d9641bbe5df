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
  const counts = () => [memory.cellsOf(counter.told), memory.cellsOf(counter.decided)] as const;
  const runner = new TranslatedRunner(memory, scenario, seed, started, (play) => {
    // A trial that is played again was counted before.
    const kept = counts().map((cells) => cells.slice());
    play();
    counts().forEach((cells, i) => {
      cells.set(kept[i]!);
    });
  });
  return {
    get record() {
      return runner.record;
    },
    play(trial) {
      runner.play(trial);
      counter.endTrials(1);
    },
    playInto(tally, first, count) {
      runner.playInto(tally, first, count);
      counter.endTrials(count);
    },
    restart() {
      counter.restart();
      for (const cells of counts()) cells.fill(0);
    },
    fired(rules) {
      const [told, decided] = counts();
      counter.told.set(told);
      counter.decided.set(decided);
      return counter.fired(rules);
    },
  };
}
