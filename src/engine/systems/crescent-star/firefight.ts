import { BattleState, enterWave, resetBattle } from '../../battle/battle-state.ts';
import { Situation } from '../../battle/conditions.ts';
import { Targets } from '../../battle/targets.ts';
import type { Dice } from '../../core/dice.ts';
import type { Teller } from '../../core/teller.ts';
import { EVENT } from './events.ts';
import type { FirefightPlan } from './firefight-plan.ts';

/** All that changes in a Crescent Star battle; allocated once, reset for each trial. */
export class Firefight {
  readonly plan: FirefightPlan;
  readonly dice: Dice;
  readonly teller: Teller;
  readonly battle: BattleState;

  /** By slot: place (CS-11), and where a move of this step will take it. */
  readonly q: Int32Array;
  readonly r: Int32Array;
  readonly nextQ: Int32Array;
  readonly nextR: Int32Array;
  /** By slot: damage total (CS-19) and wounds (CS-21). */
  readonly damage: Int32Array;
  readonly wounds: Int32Array;
  /** By slot: wounds at the start of the step, the negative successes of its rolls (CS-14). */
  readonly hindrance: Int32Array;
  /** By slot: order of health for choosing targets (BTL-4). */
  readonly healthOrder: Int32Array;
  /** By slot: success stones left (CS-10). */
  readonly stones: Int32Array;
  /** By slot: target number it presents (CS-16), and successes of shots at it for its cover (CS-27). */
  readonly presented: Int32Array;
  readonly cover: Int32Array;

  /** By slot, as declared: target or −1, tactics entry, move. */
  readonly target: Int32Array;
  readonly entry: Int32Array;
  readonly move: Int32Array;
  /** By slot: step in which an enemy last declared to attack it, seen by the players (CS-13). */
  readonly targetedIn: Int32Array;
  /** By slot: links bought since its last act that was none (CS-9), and whether the last roll bought one. */
  readonly links: Int32Array;
  readonly hasLink: Uint8Array;

  /** By slot, counting clock: phase of the next act, whether that is a link, whether haste was bought (CS-15). */
  readonly nextPhase: Int32Array;
  readonly isLinkNext: Uint8Array;
  readonly isHasty: Uint8Array;

  /** Units that act in this step, in the order in which they roll; with what, and the successes on the wound. */
  readonly actors: Int32Array;
  actorCount = 0;
  /** By actor: target hit or −1, weapon, successes for the wound check. */
  readonly hitTarget: Int32Array;
  readonly hitWeapon: Int32Array;
  readonly hitSuccesses: Int32Array;
  /** Units wounded in this step. */
  readonly wounded: Int32Array;
  woundedCount = 0;

  /** Stones of the game master (CS-10), and stones spent by side. */
  pool = 0;
  readonly stonesSpent = new Int32Array(2);
  /** Links carried out, and wounds suffered, by side (CS-25). */
  readonly chained = new Int32Array(2);
  readonly woundsSuffered = new Int32Array(2);
  /** Steps of this trial so far, from 1. */
  step = 0;
  phase = 0;
  cutShort = 0;

  readonly enemies: Targets;
  readonly legal: Targets;
  readonly situation = new Situation();

  constructor(plan: FirefightPlan, dice: Dice, teller: Teller) {
    this.plan = plan;
    this.dice = dice;
    this.teller = teller;
    this.battle = new BattleState(plan.battle);
    const { slots } = plan.battle;
    const column = () => new Int32Array(slots);
    this.q = column();
    this.r = column();
    this.nextQ = column();
    this.nextR = column();
    this.damage = column();
    this.wounds = column();
    this.hindrance = column();
    this.healthOrder = column();
    this.stones = column();
    this.presented = column();
    this.cover = column();
    this.target = column();
    this.entry = column();
    this.move = column();
    this.targetedIn = column();
    this.links = column();
    this.hasLink = new Uint8Array(slots);
    this.nextPhase = column();
    this.isLinkNext = new Uint8Array(slots);
    this.isHasty = new Uint8Array(slots);
    this.actors = column();
    this.hitTarget = column();
    this.hitWeapon = column();
    this.hitSuccesses = column();
    this.wounded = column();
    this.enemies = new Targets(slots);
    this.legal = new Targets(slots);
  }
}

/** Empties the field for trial `trial`. */
export function startFirefight(fight: Firefight, trial: number): void {
  fight.dice.startTrial(trial);
  resetBattle(fight.battle);
  fight.pool = 0;
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
export function enterFresh(fight: Firefight, side: number): void {
  const { battle, plan } = fight;
  const first = battle.to[side]!;
  enterWave(battle, side);
  for (let slot = first; slot < battle.to[side]!; slot++) {
    const row = plan.battle.rowOf[slot]!;
    fight.q[slot] = plan.startQ[row]!;
    fight.r[slot] = plan.startR[row]!;
    fight.damage[slot] = 0;
    fight.wounds[slot] = 0;
    fight.hindrance[slot] = 0;
    fight.stones[slot] = side === plan.players ? plan.stones[row]! : 0;
    fight.presented[slot] = plan.size[row]!;
    fight.cover[slot] = 0;
    fight.targetedIn[slot] = 0;
    fight.links[slot] = 0;
    fight.hasLink[slot] = 0;
    fight.nextPhase[slot] = fight.phase + plan.delay[row]!;
    fight.isLinkNext[slot] = 0;
    fight.isHasty[slot] = 0;
    orderHealth(fight, slot, row);
  }
  fight.teller.tell(EVENT.wave, side, battle.entered[side]! - 1, 0, 0);
}

/** Damage totals are told apart up to here, where two units have as many wounds to go. */
const MOST_DAMAGE = (1 << 20) - 1;

/**
 * Health left is wounds to go, then the smaller damage total.
 *
 * @rule BTL-4
 */
export function orderHealth(fight: Firefight, slot: number, row: number): void {
  const toGo = fight.plan.deadly[row]! - fight.wounds[slot]!;
  fight.healthOrder[slot] = Math.imul(toGo, MOST_DAMAGE + 1) - Math.min(fight.damage[slot]!, MOST_DAMAGE);
}
