import { BattleState, resetBattle } from '../../battle/battle-state.ts';
import { Situation } from '../../battle/conditions.ts';
import type { Dice, TrialIndex } from '../../core/dice.ts';
import type { Teller } from '../../core/teller.ts';
import type { TrialRecord } from '../../core/trial-record.ts';
import { resetExtras } from './extras.ts';
import type { FightPlan, FightRules } from './fight-plan.ts';
import { Fighter } from './fighter.ts';
import { lookForWeapons } from './hands.ts';

/** All that changes in a Target 10 battle; allocated once, reset for each trial. */
export class Fight {
  readonly plan: FightPlan;
  readonly rules: FightRules;
  readonly dice: Dice;
  readonly teller: Teller;
  readonly battle: BattleState<Fighter>;
  /** `TrialRecord.metrics`, where Target 10's own quantities are counted as they happen (T10-32). */
  readonly metrics: Int32Array;

  /** Units of the round in the order of play; those from `groupFrom` to before `groupTo` act together. */
  readonly actors: Fighter[];
  actorCount = 0;
  groupFrom = 0;
  groupTo = 0;
  /** Units of this group whose attacks succeeded, in its order: the first `hitCount`. */
  readonly hitters: Fighter[];
  hitCount = 0;
  /** Effects that land with this group: bits of `LANDS` (T10-13). */
  landing = 0;
  /** Groups of this trial so far, from 1. */
  group = 0;
  /** Grows whenever anything changes by which units declare, save that a unit goes out. */
  field = 0;
  /** Holds in force (T10-25), and units that will wake (T10-23). */
  holds = 0;
  sleepers = 0;
  /** By side: group of the last negotiation of the side that still holds, 0 for none (T10-28). */
  readonly boundSince = new Int32Array(2);
  /** Whether a negotiation of either side holds. */
  isBinding = false;

  /** By side: last round in which a negotiation of it succeeded. */
  readonly negotiatedIn = new Int32Array(2);
  readonly situation = new Situation();

  /** @param record of the trials */
  constructor(plan: FightPlan, dice: Dice, teller: Teller, { metrics }: TrialRecord) {
    this.plan = plan;
    this.rules = plan.rules;
    this.dice = dice;
    this.teller = teller;
    this.metrics = metrics;
    this.battle = new BattleState(plan.battle, (slot) => createFighter(plan, dice, slot));
    this.actors = [...this.battle.one.units, ...this.battle.two.units];
    this.hitters = [...this.actors];
  }
}

function createFighter(plan: FightPlan, dice: Dice, slot: number): Fighter {
  const unit = new Fighter(plan, dice, slot);
  lookForWeapons(unit);
  return unit;
}

/** Empties the field for trial `trial`. */
export function startFight(fight: Fight, trial: TrialIndex): void {
  fight.dice.startTrial(trial);
  resetBattle(fight.battle);
  resetExtras(fight.metrics);
  fight.sleepers = 0;
  fight.group = 0;
  fight.field = 0;
  fight.holds = 0;
  fight.isBinding = false;
  for (let side = 0; side < 2; side++) {
    fight.boundSince[side] = 0;
    fight.negotiatedIn[side] = 0;
  }
}
