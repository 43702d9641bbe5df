import type { TrialRunner } from '../rules-system.ts';
import type { Narrator } from './narrator.ts';
import type { Passage } from './passage.ts';
import type { RuleCounter } from './rule-counter.ts';

/** Plays a trial as any runner does, and tells it. */
export interface StoryRunner extends TrialRunner {
  /** The story of the trial played last. */
  readonly story: readonly Passage[];
}

/** Plays trials as any runner does, and counts the rules that decide them. */
export interface CountingRunner extends TrialRunner {
  /** How often each of these rules decided an event in all trials played so far. */
  fired(rules: readonly string[]): Float64Array;
}

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
    fired: (rules) => counter.fired(rules),
    play(trial) {
      runner.play(trial);
      counter.endTrial();
    },
  };
}
