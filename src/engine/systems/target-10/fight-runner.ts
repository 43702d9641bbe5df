import { recordBattle, recordRound } from '../../battle/battle-record.ts';
import { TIMEOUT, UNDECIDED } from '../../battle/battle-state.ts';
import { compiledBattle, type FightRunner } from '../../battle/compiled-battle.ts';
import type { Dice, TrialIndex } from '../../core/dice.ts';
import type { CompiledScenario } from '../../core/rules-system.ts';
import type { Teller } from '../../core/teller.ts';
import type { TrialRecord } from '../../core/trial-record.ts';
import { EXTRAS } from './extras.ts';
import { Fight, startFight } from './fight.ts';
import { compileFight, type FightPlan } from './fight-plan.ts';
import { playRound } from './play-round.ts';
import type { Target10Battle } from './scenario.ts';
import { FIGHT_BOOK } from './story/fight-book.ts';
import { fightScript } from './story/fight-script.ts';
import { PURPOSES } from './streams.ts';

/** Compiles a resolved battle for running. */
export function compileBattle(scenario: Target10Battle): CompiledScenario {
  const plan = compileFight(scenario);
  return compiledBattle({
    plan: plan.battle,
    extras: EXTRAS,
    purposes: PURPOSES,
    translation: { play: 'playTarget10Fight' },
    createRunner: (dice, teller, record) => createFightRunner(plan, dice, teller, record),
    story: { book: FIGHT_BOOK, scriptOf: fightScript },
  });
}

/** Plays fights with the given dice, one trial after another. */
export function createFightRunner(
  plan: FightPlan,
  dice: Dice,
  teller: Teller,
  record: TrialRecord,
): FightRunner<Fight> {
  const fight = new Fight(plan, dice, teller, record);
  return {
    fight,
    record,
    play: (trial) => playTarget10Fight(fight, record, trial),
  };
}

/** Plays one trial and writes what it leaves behind. */
function playTarget10Fight(fight: Fight, record: TrialRecord, trial: TrialIndex): void {
  startFight(fight, trial);
  recordBattle(fight.battle, record, fightOut(fight, record), EXTRAS.length);
}

/**
 * Rounds until one side is out, or `maxRounds`.
 *
 * @returns the outcome's index
 * @rule BTL-3, T10-31
 */
function fightOut(fight: Fight, record: TrialRecord): number {
  const { maxRounds } = fight.plan.battle;
  while (fight.battle.round < maxRounds) {
    const outcome = playRound(fight);
    recordRound(fight.battle, record);
    if (outcome !== UNDECIDED) return outcome;
  }
  return TIMEOUT;
}
