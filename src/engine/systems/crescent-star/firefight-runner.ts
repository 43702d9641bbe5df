import { extraCell, recordBattle, recordRound } from '../../battle/battle-record.ts';
import { TIMEOUT, UNDECIDED } from '../../battle/battle-state.ts';
import { compiledBattle, type FightRunner } from '../../battle/compiled-battle.ts';
import type { Dice, TrialIndex } from '../../core/dice.ts';
import type { CompiledScenario } from '../../core/rules-system.ts';
import type { Teller } from '../../core/teller.ts';
import type { TrialRecord } from '../../core/trial-record.ts';
import { playClockRound } from './counting-clock.ts';
import { Firefight, startFirefight } from './firefight.ts';
import { compileFirefight, type FirefightPlan } from './firefight-plan.ts';
import { TEN_AND_FOUR } from './roll.ts';
import type { CrescentStarBattle } from './scenario.ts';
import { playRound } from './simultaneous.ts';
import { FIREFIGHT_BOOK } from './story/firefight-book.ts';
import { firefightScript } from './story/firefight-script.ts';
import { PURPOSES } from './streams.ts';

/** What Crescent Star counts a side besides what every battle counts (CS-25). */
export const EXTRAS = ['stonesSpent', 'chained', 'wounds'] as const;

/** Compiles a resolved battle for running. */
export function compileBattle(scenario: CrescentStarBattle): CompiledScenario {
  const plan = compileFirefight(scenario);
  return compiledBattle({
    plan: plan.battle,
    extras: EXTRAS,
    purposes: PURPOSES,
    translation: { play: 'playFirefight', constants: { TEN_AND_FOUR } },
    createRunner: (dice, teller, record) => createFirefightRunner(plan, dice, teller, record),
    story: { book: FIREFIGHT_BOOK, scriptOf: firefightScript },
  });
}

/** Plays firefights with the given dice, one trial after another. */
export function createFirefightRunner(
  plan: FirefightPlan,
  dice: Dice,
  teller: Teller,
  record: TrialRecord,
): FightRunner<Firefight> {
  const fight = new Firefight(plan, dice, teller);
  return {
    fight,
    record,
    play: (trial) => playFirefight(fight, record, trial),
  };
}

/** Plays one trial and writes what it leaves behind. */
function playFirefight(fight: Firefight, record: TrialRecord, trial: TrialIndex): void {
  startFirefight(fight, trial);
  recordFirefight(fight, record, fightOut(fight, record));
}

/**
 * Rounds until one side is out, or `maxRounds`.
 *
 * @returns the outcome's index
 * @rule BTL-3
 */
function fightOut(fight: Firefight, record: TrialRecord): number {
  const { isCountingClock } = fight.plan.rules;
  const { maxRounds } = fight.plan.battle;
  while (fight.battle.round < maxRounds) {
    const outcome = isCountingClock ? playClockRound(fight) : playRound(fight);
    recordRound(fight.battle, record);
    if (outcome !== UNDECIDED) return outcome;
  }
  return TIMEOUT;
}

/** @rule BTL-7, CS-25 */
function recordFirefight(fight: Firefight, record: TrialRecord, outcome: number): void {
  const extras = EXTRAS.length;
  recordBattle(fight.battle, record, outcome, extras);
  record.cutShort = fight.cutShort;
  for (let side = 0; side < 2; side++) {
    record.metrics[extraCell(side, 0, extras)] = fight.stonesSpent[side]!;
    record.metrics[extraCell(side, 1, extras)] = fight.chained[side]!;
    record.metrics[extraCell(side, 2, extras)] = fight.woundsSuffered[side]!;
  }
}
