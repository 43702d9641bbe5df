import { recordBattle, recordRound } from '../../battle/battle-record.ts';
import { TIMEOUT, UNCONSCIOUS, UNDECIDED } from '../../battle/battle-state.ts';
import { compiledBattle, type FightRunner } from '../../battle/compiled-battle.ts';
import type { Dice, TrialIndex } from '../../core/dice.ts';
import type { CompiledScenario } from '../../core/rules-system.ts';
import type { Teller } from '../../core/teller.ts';
import type { TrialRecord } from '../../core/trial-record.ts';
import { extrasCount, extrasOf } from './extras.ts';
import { Fight, startFight } from './fight.ts';
import { compileFight, type FightPlan } from './fight-plan.ts';
import { playRound } from './play-round.ts';
import type { CountersBattle } from './scenario.ts';
import { FIGHT_BOOK } from './story/fight-book.ts';
import { fightScript } from './story/fight-script.ts';
import { PURPOSES } from './streams.ts';

/** Compiles a resolved battle for running. */
export function compileBattle(scenario: CountersBattle): CompiledScenario {
  const plan = compileFight(scenario);
  return compiledBattle({
    plan: plan.battle,
    extras: extrasOf(plan.counterNames),
    purposes: PURPOSES,
    translation: { play: 'playCountersFight' },
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
    play: (trial) => playCountersFight(fight, record, trial),
  };
}

/** Plays one trial and writes what it leaves behind. */
function playCountersFight(fight: Fight, record: TrialRecord, trial: TrialIndex): void {
  startFight(fight, trial);
  recordFight(fight, record, fightOut(fight, record));
}

/**
 * Rounds until one side is out, or `maxRounds`.
 *
 * @returns the outcome's index
 * @rule BTL-3
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

/** @rule BTL-7, CTR-26 */
function recordFight(fight: Fight, record: TrialRecord, outcome: number): void {
  const { battle, plan } = fight;
  recordBattle(battle, record, outcome, extrasCount(plan.counterNames.length));
  record.cutShort = fight.cutShort;
  record.metrics[plan.knockOutCells[0]!] = battle.one.out[UNCONSCIOUS]!;
  record.metrics[plan.knockOutCells[1]!] = battle.two.out[UNCONSCIOUS]!;
}
