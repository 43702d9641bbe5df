import type { Dice } from '../core/dice.ts';
import type { CompiledScenario, StartedFight, Translation, TrialRunner } from '../core/rules-system.ts';
import type { Script } from '../core/story/narrator.ts';
import type { RuleBook } from '../core/story/rule-book.ts';
import { RuleCounter } from '../core/story/rule-counter.ts';
import { scenarioStory } from '../core/story/scenario-story.ts';
import { StreamDice } from '../core/stream-dice.ts';
import { SilentTeller, type Teller } from '../core/teller.ts';
import { ToldDice } from '../core/told-dice.ts';
import { TrialRecord } from '../core/trial-record.ts';
import { type BattlePlan, streamKeys } from './battle-plan.ts';
import { battleLayout } from './battle-record.ts';

/** Plays the trials of a battle on one state. */
export interface FightRunner<Fight> extends TrialRunner {
  readonly fight: Fight;
}

/** A system's battle as far as it is its own. */
export interface BattleParts<Fight, Facts> {
  readonly plan: BattlePlan;
  /** Names of what is counted a side besides what every battle counts. */
  readonly extras: readonly string[];
  /** Streams of a unit. */
  readonly purposes: number;
  createRunner(dice: Dice, teller: Teller, record: TrialRecord): FightRunner<Fight>;
  /** The function that plays a trial and is translated, and the objects that it expects besides; missing where there is none. */
  readonly translation?: Pick<Translation, 'play' | 'constants'>;
  /** Missing where the system tells no stories. */
  readonly story?: {
    readonly book: RuleBook<Fight>;
    scriptOf(fight: Fight): Script<Facts, Fight>;
  };
}

/** The compiled scenario of a battle: its layout, and runners with dice and record of their own. */
export function compiledBattle<Fight, Facts>(parts: BattleParts<Fight, Facts>): CompiledScenario {
  const { extras, plan, purposes, story } = parts;
  const layout = battleLayout(plan, extras);
  const keys = streamKeys(plan, purposes);
  const start = (seed: number, teller: Teller, tellsDice: boolean) => {
    const dice = tellsDice ? new ToldDice(seed, keys, teller) : new StreamDice(seed, keys);
    return parts.createRunner(dice, teller, new TrialRecord(layout, plan.maxRounds));
  };
  const heard = (seed: number, teller: Teller, tellsDice: boolean) => {
    const runner = start(seed, teller, tellsDice);
    return { runner, state: runner.fight };
  };
  return {
    layout,
    createRunner: (seed, teller) => start(seed, teller ?? new SilentTeller(), teller !== undefined),
    ...(parts.translation && {
      translation: {
        ...parts.translation,
        mostActive: [plan.firstSlot[1]!, plan.slots - plan.firstSlot[1]!],
        start: (seed) => startedFight(start(seed, new SilentTeller(), false)),
        ...(story && {
          startCounting(seed: number) {
            const counter = new RuleCounter(story.book);
            return { ...startedFight(start(seed, counter, false)), counter };
          },
        }),
      },
    }),
    ...(story && { story: scenarioStory(story.book, heard, (fight) => story.scriptOf(fight)) }),
  };
}

function startedFight<Fight>({ fight, record }: FightRunner<Fight>): StartedFight {
  return { state: fight as object, record };
}
