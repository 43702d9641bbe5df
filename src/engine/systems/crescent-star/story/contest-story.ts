import type { ScenarioStory, TrialRunner } from '../../../core/rules-system.ts';
import { rollStory } from '../../../core/story/roll-story.ts';
import type { RuleBook } from '../../../core/story/rule-book.ts';
import { shown } from '../../../core/story/words.ts';
import type { Teller } from '../../../core/teller.ts';
import { ROLL_EVENT } from '../events.ts';
import type { SingleRoll } from '../single-roll.ts';
import { totalText } from './dice-text.ts';

/** Events of a contest and the facts of each. */
interface ContestFacts {
  readonly contest: {
    readonly actorTotal: number;
    readonly opponentTotal: number;
    /** Successes of the higher total against the lower: above 0 the actor's, below 0 the opponent's. */
    readonly rolled: number;
    /** Automatic successes and stones less wounds, of each. */
    readonly actorSure: number;
    readonly opponentSure: number;
    readonly net: number;
  };
}

interface ToldContest {
  readonly actor: SingleRoll;
  readonly opponent: SingleRoll;
}

const CONTEST_BOOK: RuleBook<ToldContest> = {
  events: {
    [ROLL_EVENT.contest]: {
      always: ['CS-1', 'CS-2', 'CS-3', 'CS-4', 'CS-8'],
      sometimes: [['CS-6', ({ actor, opponent }) => actor.push + opponent.push > 0]],
    },
  },
  end: [],
};

/** The stories of a contest. */
export function contestStory(
  createRunner: (seed: number, teller?: Teller) => TrialRunner,
  told: ToldContest,
): ScenarioStory {
  const { actor, opponent } = told;
  const rollers = ['actor', 'opponent'];
  return rollStory<ContestFacts, ToldContest>(
    createRunner,
    told,
    CONTEST_BOOK,
    rollers,
    ([, own, other, net], dice) => {
      const rolled = net - actor.sure + opponent.sure;
      const facts = {
        actorTotal: own,
        opponentTotal: other,
        rolled,
        actorSure: actor.sure,
        opponentSure: opponent.sure,
        net,
      };
      const diceOf = (name: string) => dice.filter(({ by }) => by === name);
      const sureText = (name: string, { sure }: SingleRoll) =>
        sure === 0 ? '' : ` The ${name} has ${shown(sure)} besides, of automatic successes, stones and wounds.`;
      const text =
        `The actor has ${totalText(diceOf('actor'), [['rating', actor.value]])} = ${own}, ` +
        `the opponent ${totalText(diceOf('opponent'), [['rating', opponent.value]])} = ${other}. ` +
        `${rolledText(rolled)}${sureText('actor', actor)}${sureText('opponent', opponent)} ` +
        `${shown(net)} left: the ${net > 0 ? 'actor' : 'opponent'} wins.`;
      return ['contest', facts, 'paragraph', text];
    },
  );
}

function rolledText(rolled: number): string {
  if (rolled === 0) return 'Neither has rolled a success.';
  return `The ${rolled > 0 ? 'actor' : 'opponent'} has rolled ${Math.abs(rolled)}.`;
}
