import type { ScenarioStory, TrialRunner } from '../../../core/rules-system.ts';
import { rollStory } from '../../../core/story/roll-story.ts';
import type { RuleBook } from '../../../core/story/rule-book.ts';
import { counted, type Part, shown } from '../../../core/story/words.ts';
import type { Teller } from '../../../core/teller.ts';
import { ROLL_EVENT } from '../events.ts';
import { parseRating, type Rating } from '../rating.ts';
import type { RollingActor, Target } from '../roll-scenario.ts';
import type { RollAgainst, SingleRoll } from '../single-roll.ts';
import { totalText } from './dice-text.ts';
import { netText } from './net-text.ts';

/** Events of a check or chain and the facts of each. */
interface RollFacts {
  readonly roll: {
    readonly name: string;
    readonly value: number;
    readonly push: number;
    readonly total: number;
    readonly targetNumber: number;
    readonly from: { readonly target: Target; readonly folds: number };
    readonly parts: {
      readonly rolled: number;
      readonly automatic: number;
      readonly stones: number;
      readonly wounds: number;
      readonly folds: number;
    };
    readonly net: number;
    /** Net successes that it takes to succeed, or to go on. */
    readonly needed: number;
  };
}

/** A roll of the scenario, as written and as compiled. */
interface ToldRoll extends RollingActor {
  readonly name: string;
  readonly target: Target;
  readonly roll: SingleRoll;
  readonly against: RollAgainst;
  readonly needed: number;
}

interface ToldRolls {
  readonly isChain: boolean;
  readonly rolls: readonly ToldRoll[];
}

/** Which rules decide a roll against a number. */
const ROLLS_BOOK: RuleBook<ToldRolls> = {
  events: {
    [ROLL_EVENT.roll]: {
      always: ['CS-1', 'CS-2', 'CS-3', 'CS-4'],
      sometimes: [
        ['CS-6', ({ rolls }, i) => rolls[i]!.roll.push > 0],
        ['CS-7', ({ rolls }, i) => typeof rolls[i]!.target === 'string'],
        ['CS-9', ({ isChain }) => isChain],
        ['CS-26', ({ rolls }, i) => rolls[i]!.against.folds > 0],
      ],
    },
  },
  end: [],
};

/** The stories of a check or chain. */
export function rollsStory(
  createRunner: (seed: number, teller?: Teller) => TrialRunner,
  told: ToldRolls,
): ScenarioStory {
  const names = told.rolls.map(({ name }) => name);
  return rollStory<RollFacts, ToldRolls>(createRunner, told, ROLLS_BOOK, names, ([, i, total, net], dice) => {
    const { name, stones, wounds, rating, target, roll, against, needed } = told.rolls[i]!;
    const { folds, targetNumber, successStep } = against;
    const { value, auto } = parseRating(rating) as Rating;
    const parts = { rolled: net - roll.sure + folds, automatic: auto, stones, wounds, folds };
    const from = { target, folds };
    const facts = { name, value, push: roll.push, total: total + roll.push, targetNumber, from, parts, net, needed };
    const sum: Part[] = [
      ['rating', value],
      ['push', roll.push],
    ];
    const named =
      typeof target === 'string' ? ` (${target}${foldText(folds, successStep)})` : foldText(folds, successStep);
    const text =
      `${told.isChain ? `Roll ${i + 1}, ${name}` : 'A roll'} against ${targetNumber}${named}: ` +
      `${totalText(dice, sum)} = ${total + roll.push}: ${netText(parts)}. ${judgement(told, i, net)}`;
    return ['roll', facts, 'paragraph', text];
  });
}

function foldText(folds: number, successStep: number): string {
  return folds === 0 ? '' : `, less ${folds} × ${successStep} folded`;
}

function judgement({ isChain, rolls }: ToldRolls, i: number, net: number): string {
  const { needed } = rolls[i]!;
  const goesOn = net >= needed;
  if (!isChain || i === rolls.length - 1) {
    return `${counted(needed, 'success is', 'successes are')} needed: ${goesOn ? 'it succeeds' : 'it fails'}.`;
  }
  if (net < 1) return 'It fails, and the chain breaks.';
  const extra = counted(net - 1, 'extra success', 'extra successes');
  const price = `the link costs ${shown(needed - 1)}`;
  return goesOn ? `${extra}, ${price}: on to ${rolls[i + 1]!.name}.` : `${extra}, ${price}: the chain breaks.`;
}
