import { BattleState, enterWave, resetBattle, type SideState } from '../../battle/battle-state.ts';
import { Situation } from '../../battle/conditions.ts';
import type { Dice, TrialIndex } from '../../core/dice.ts';
import type { Teller } from '../../core/teller.ts';
import { EVENT } from './events.ts';
import { Fighter, freshen } from './fighter.ts';
import type { FirefightPlan } from './firefight-plan.ts';

/** All that changes in a Crescent Star battle; allocated once, reset for each trial. */
export class Firefight {
  readonly plan: FirefightPlan;
  readonly dice: Dice;
  readonly teller: Teller;
  readonly battle: BattleState<Fighter>;
  /** The sides by role (CS-13). */
  readonly gamemaster: SideState<Fighter>;
  readonly players: SideState<Fighter>;

  /** Units that act in this step, in the order in which they roll: the first `actorCount`. */
  readonly actors: Fighter[];
  actorCount = 0;
  /** Units that will move in this step: the first `moverCount`. */
  readonly movers: Fighter[];
  moverCount = 0;
  /** Units whose act of this step has hit, in the same order: the first `hitterCount`. */
  readonly hitters: Fighter[];
  hitterCount = 0;
  /** Units that have bought a link in this step, in the same order: the first `linkerCount`. */
  readonly linkers: Fighter[];
  linkerCount = 0;
  /** Units wounded in this step: the first `woundedCount`. */
  readonly wounded: Fighter[];
  woundedCount = 0;

  /** Stones of the game master (CS-10), and stones spent by side. */
  pool = 0;
  readonly stonesSpent = new Int32Array(2);
  /** Links carried out, and wounds suffered, by side (CS-25). */
  readonly chained = new Int32Array(2);
  readonly woundsSuffered = new Int32Array(2);
  /** Grows whenever anybody moves or enters. */
  field = 0;
  /** Steps of this trial so far, from 1. */
  step = 0;
  phase = 0;
  cutShort = 0;
  readonly situation = new Situation();

  constructor(plan: FirefightPlan, dice: Dice, teller: Teller) {
    this.plan = plan;
    this.dice = dice;
    this.teller = teller;
    this.battle = new BattleState(plan.battle, (slot) => new Fighter(plan, dice, slot));
    this.gamemaster = this.battle.side(plan.gamemaster);
    this.players = this.battle.side(plan.players);
    const units = [...this.battle.one.units, ...this.battle.two.units];
    this.actors = [...units];
    this.movers = [...units];
    this.hitters = [...units];
    this.linkers = [...units];
    this.wounded = [...units];
  }
}

/** Empties the field for trial `trial`. */
export function startFirefight(fight: Firefight, trial: TrialIndex): void {
  fight.dice.startTrial(trial);
  resetBattle(fight.battle);
  fight.pool = 0;
  fight.linkerCount = 0;
  fight.field = 0;
  fight.step = 0;
  fight.phase = 0;
  fight.cutShort = 0;
  for (let side = 0; side < 2; side++) {
    fight.stonesSpent[side] = 0;
    fight.chained[side] = 0;
    fight.woundsSuffered[side] = 0;
  }
}

/**
 * Puts a side's next wave on the field, fresh, where the file placed it.
 *
 * @rule BTL-6, CS-10, CS-11, CS-15, CS-23
 */
export function enterFresh(fight: Firefight, side: SideState<Fighter>): void {
  const first = side.to;
  const isPlayers = side === fight.players;
  enterWave(side);
  fight.field++;
  for (let i = first; i < side.to; i++) {
    const unit = side.units[i]!;
    freshen(unit, isPlayers ? unit.kind.stones : 0, fight.phase);
  }
  fight.teller.tell(EVENT.wave, side.side, side.entered - 1, 0, 0);
}
