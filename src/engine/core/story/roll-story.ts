import type { ScenarioStory, TrialRunner } from '../rules-system.ts';
import type { Teller } from '../teller.ts';
import type { Script } from './narrator.ts';
import type { RuleBook } from './rule-book.ts';
import { scenarioStory } from './scenario-story.ts';

/**
 * The stories of a scenario that is a few rolls and no fight.
 *
 * @param state what the rolls are compiled to
 * @param rollers by stream: whose dice they are
 */
export function rollStory<Facts, State>(
  createRunner: (seed: number, teller?: Teller) => TrialRunner,
  state: State,
  book: RuleBook<State>,
  rollers: readonly string[],
  narrate: Script<Facts, State>['narrate'],
): ScenarioStory {
  return scenarioStory(
    book,
    (seed, teller) => ({ runner: createRunner(seed, teller), state }),
    () => ({
      state,
      book,
      leavesDice: new Set<number>(),
      begin: () => {},
      ownerOf: (stream) => ({ by: rollers[stream]!, for: 'roll' }),
      narrate,
    }),
  );
}
