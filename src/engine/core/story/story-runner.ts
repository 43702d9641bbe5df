import type { CountingRunner, StoryRunner, TrialRunner } from '../rules-system.ts';
import type { Narrator } from './narrator.ts';
import type { RuleCounter } from './rule-counter.ts';

/** A runner whose teller is the narrator. */
export function createStoryRunner<Facts, State>(runner: TrialRunner, narrator: Narrator<Facts, State>): StoryRunner {
  return {
    record: runner.record,
    get story() {
      return narrator.story;
    },
    play(trial) {
      narrator.begin();
      runner.play(trial);
    },
  };
}

/** A runner whose teller is the counter. */
export function createCountingRunner<State>(runner: TrialRunner, counter: RuleCounter<State>): CountingRunner {
  return {
    record: runner.record,
    restart: () => counter.restart(),
    fired: (rules) => counter.fired(rules),
    play(trial) {
      runner.play(trial);
      counter.endTrials(1);
    },
  };
}
