import { extraCell, recordBattle, recordRound } from '../../battle/battle-record.ts';
import { TIMEOUT, UNDECIDED } from '../../battle/battle-state.ts';
import { compiledBattle, type FightRunner } from '../../battle/compiled-battle.ts';
import type { Dice, TrialIndex } from '../../core/dice.ts';
import type { CompiledScenario } from '../../core/rules-system.ts';
import type { Teller } from '../../core/teller.ts';
import type { TrialRecord } from '../../core/trial-record.ts';
import { Fight, startFight } from './fight.ts';
import { compileFight, type FightPlan } from './fight-plan.ts';
import { playRound } from './play-round.ts';
import type { CountersBattle } from './scenario.ts';
import { FIGHT_BOOK } from './story/fight-book.ts';
import { fightScript } from './story/fight-script.ts';
import { PURPOSES } from './streams.ts';

/** What Counters counts a side besides what every battle counts, and besides the counters in play (CTR-26). */
const FIXED_EXTRAS = ['stuns', 'knockOuts'] as const;

/** What is counted of each counter in play. */
const OF_COUNTERS = ['uses', 'recovered', 'prevented'] as const;

/**
 * Names of what a battle counts a side besides what every battle counts: `stuns`, `knockOuts`, and
 * `uses.NAME`, `recovered.NAME`, `prevented.NAME` of each counter in play on either side.
 *
 * @rule CTR-26
 */
export function extrasOf(counterNames: readonly string[]): string[] {
  return [...FIXED_EXTRAS, ...OF_COUNTERS.flatMap((quantity) => counterNames.map((name) => `${quantity}.${name}`))];
}

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
  const fight = new Fight(plan, dice, teller);
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
  const counters = fight.plan.counterNames.length;
  const extras = FIXED_EXTRAS.length + OF_COUNTERS.length * counters;
  recordBattle(fight.battle, record, outcome, extras);
  record.cutShort = fight.cutShort;
  for (let side = 0; side < 2; side++) {
    const { metrics } = record;
    const at = extraCell(side, FIXED_EXTRAS.length, extras);
    metrics[at - 2] = fight.stuns[side]!;
    metrics[at - 1] = fight.knockOuts[side]!;
    for (let i = 0; i < counters; i++) {
      metrics[at + i] = fight.uses[side * counters + i]!;
      metrics[at + counters + i] = fight.recovered[side * counters + i]!;
      metrics[at + 2 * counters + i] = fight.prevented[side * counters + i]!;
    }
  }
}
