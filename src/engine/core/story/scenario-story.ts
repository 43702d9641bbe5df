import type { ScenarioStory, TrialRunner } from '../rules-system.ts';
import type { Teller } from '../teller.ts';
import { Narrator, type Script } from './narrator.ts';
import { type RuleBook, rulesInBook } from './rule-book.ts';
import { RuleCounter } from './rule-counter.ts';
import { createCountingRunner, createStoryRunner } from './story-runner.ts';

/** A runner that a teller hears, and the state that it plays on. */
export interface HeardRunner<State> {
  readonly runner: TrialRunner;
  readonly state: State;
}

/**
 * Makes the stories of a scenario from the runner that its fast loop has, a book and a script.
 *
 * @param play a runner that this teller hears, its dice too where they are to be told
 */
export function scenarioStory<Facts, State>(
  book: RuleBook<State>,
  play: (seed: number, teller: Teller, tellsDice: boolean) => HeardRunner<State>,
  scriptOf: (state: State) => Script<Facts, State>,
): ScenarioStory {
  return {
    rules: rulesInBook(book),
    createStoryRunner(seed) {
      const narrator = new Narrator<Facts, State>();
      const { runner, state } = play(seed, narrator, true);
      narrator.script = scriptOf(state);
      return createStoryRunner(runner, narrator);
    },
    createCountingRunner(seed) {
      const counter = new RuleCounter(book);
      const { runner, state } = play(seed, counter, false);
      counter.state = state;
      return createCountingRunner(runner, counter);
    },
  };
}
