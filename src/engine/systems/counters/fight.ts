import { BattleState, Combatant, enterWave, resetBattle, type SideState } from '../../battle/battle-state.ts';
import { Situation } from '../../battle/conditions.ts';
import type { Dice } from '../../core/dice.ts';
import type { Teller } from '../../core/teller.ts';
import { Blow } from './blow.ts';
import { EVENT } from './events.ts';
import type { FightPlan } from './fight-plan.ts';

/** Nobody, nothing: no target, no counter, no holder. */
export const NONE = -1;

/** All that changes in a Counters battle; allocated once, reset for each trial. */
export class Fight {
  readonly plan: FightPlan;
  readonly dice: Dice;
  readonly teller: Teller;
  readonly battle: BattleState;
  /** By slot: what every battle keeps of a unit. */
  readonly units: readonly Combatant[];

  /** By slot: inches along the line (CTR-7). */
  readonly at: Int32Array;
  /** By slot: levels taken, and the lethal ones among them (CTR-23). */
  readonly levels: Int32Array;
  readonly lethalLevels: Int32Array;
  readonly isProne: Uint8Array;
  readonly isStunned: Uint8Array;
  /** By slot: whether it has begun a turn of its own in this fight. */
  readonly hasActed: Uint8Array;
  /** By slot: who holds it, and whom it holds, or `NONE` (CTR-25). */
  readonly heldBy: Int32Array;
  readonly holds: Int32Array;
  /** By slot: index in the counter table of the persistent counter that stands, or `NONE` (CTR-11). */
  readonly standing: Int32Array;
  /** By slot: on whom its next melee attack has more dice, or `NONE`, and how many to hit and of damage. */
  readonly nextTarget: Int32Array;
  readonly nextDice: Int32Array;
  readonly nextDamage: Int32Array;
  /** By slot × `plan.mostCounters` + place: whether a counter is spent (CTR-10). */
  readonly isSpent: Uint8Array;

  /** Slots in the order of their turns, and by slot the score that it is by (CTR-8). */
  readonly order: Int32Array;
  orderCount = 0;
  readonly score: Int32Array;

  /** Whose turn it is. */
  onTurn = NONE;
  /** As decided for the turn: tactics entry and target. */
  entry = 0;
  target = NONE;
  /** Attacks made in this turn. */
  attacksInTurn = 0;
  /** Counters that act once the attack is fully resolved: index, owner and triggering target (CTR-20). */
  readonly after: Int32Array;
  readonly afterOwner: Int32Array;
  readonly afterTarget: Int32Array;
  afterCount = 0;
  readonly blow = new Blow();

  /** By side × counters in play + counter. */
  readonly uses: Int32Array;
  readonly recovered: Int32Array;
  readonly prevented: Int32Array;
  /** By side: units of its own stunned, and knocked out. */
  readonly stuns = new Int32Array(2);
  readonly knockOuts = new Int32Array(2);
  cutShort = 0;

  readonly situation = new Situation();

  constructor(plan: FightPlan, dice: Dice, teller: Teller) {
    this.plan = plan;
    this.dice = dice;
    this.teller = teller;
    this.battle = new BattleState(plan.battle, (slot) => new Combatant(plan.battle, slot));
    this.units = [...this.battle.one.units, ...this.battle.two.units];
    const { slots } = plan.battle;
    const column = () => new Int32Array(slots);
    this.at = column();
    this.levels = column();
    this.lethalLevels = column();
    this.isProne = new Uint8Array(slots);
    this.isStunned = new Uint8Array(slots);
    this.hasActed = new Uint8Array(slots);
    this.heldBy = column();
    this.holds = column();
    this.standing = column();
    this.nextTarget = column();
    this.nextDice = column();
    this.nextDamage = column();
    this.isSpent = new Uint8Array(slots * plan.mostCounters);
    this.order = column();
    this.score = column();
    const { mostAttacks } = plan.rules;
    this.after = new Int32Array(mostAttacks + 1);
    this.afterOwner = new Int32Array(mostAttacks + 1);
    this.afterTarget = new Int32Array(mostAttacks + 1);
    const counted = () => new Int32Array(2 * plan.counterNames.length);
    this.uses = counted();
    this.recovered = counted();
    this.prevented = counted();
  }
}

/** Empties the field for trial `trial`. */
export function startFight(fight: Fight, trial: number): void {
  fight.dice.startTrial(trial);
  resetBattle(fight.battle);
  fight.orderCount = 0;
  fight.onTurn = NONE;
  fight.cutShort = 0;
  fight.uses.fill(0);
  fight.recovered.fill(0);
  fight.prevented.fill(0);
  fight.stuns.fill(0);
  fight.knockOuts.fill(0);
}

/**
 * Puts a side's next wave on the field, fresh, where the file placed it.
 *
 * @rule BTL-6, CTR-7
 */
export function enterFresh(fight: Fight, side: SideState): void {
  const { plan } = fight;
  const first = side.to;
  enterWave(side);
  for (let i = first; i < side.to; i++) {
    const { slot } = side.units[i]!;
    const row = plan.battle.rowOf[slot]!;
    fight.at[slot] = plan.start[row]!;
    fight.levels[slot] = 0;
    fight.lethalLevels[slot] = 0;
    fight.units[slot]!.healthOrder = plan.capacity[row]!;
    fight.isProne[slot] = 0;
    fight.isStunned[slot] = 0;
    fight.hasActed[slot] = 0;
    fight.heldBy[slot] = NONE;
    fight.holds[slot] = NONE;
    fight.standing[slot] = NONE;
    fight.nextTarget[slot] = NONE;
    const spent = slot * plan.mostCounters;
    for (let place = 0; place < plan.mostCounters; place++) fight.isSpent[spent + place] = 0;
  }
  fight.teller.tell(EVENT.wave, side.side, side.entered - 1, 0, 0);
}

/** Whether a unit holds or is held. */
export function isRestrained(fight: Fight, slot: number): boolean {
  return fight.heldBy[slot] !== NONE || fight.holds[slot] !== NONE;
}
