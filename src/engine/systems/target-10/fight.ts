import { BattleState, resetBattle } from '../../battle/battle-state.ts';
import { Situation } from '../../battle/conditions.ts';
import { Targets } from '../../battle/targets.ts';
import type { Dice } from '../../core/dice.ts';
import type { Teller } from '../../core/teller.ts';
import type { FightPlan, FightRules } from './fight-plan.ts';

/** No unit, no weapon. */
export const NONE = -1;

/** All that changes in a Target 10 battle; allocated once, reset for each trial. */
export class Fight {
  readonly plan: FightPlan;
  readonly dice: Dice;
  readonly teller: Teller;
  readonly battle: BattleState;
  /** Of the plan, for the hot path: rules, and rows and sides by slot. */
  readonly rules: FightRules;
  readonly rowOf: Int32Array;
  readonly sideOf: Int32Array;

  /** By slot: place (T10-11), and where the unit's movement in this group takes it. */
  readonly place: Int32Array;
  readonly nextPlace: Int32Array;
  /** By slot. */
  readonly hitPoints: Int32Array;
  readonly fullHitPoints: Int32Array;
  /** By slot: order of health for choosing targets (BTL-4); the hit points themselves. */
  readonly healthOrder: Int32Array;
  /** By slot: luck points left (T10-3). */
  readonly luck: Int32Array;
  /** By slot: 1 while prone (T10-22). */
  readonly prone: Uint8Array;
  /** By slot: what being prone and being held take from FIGHT, SHOOT and DEFENSE. */
  readonly hindrance: Int32Array;
  /** By slot: the unit that holds it or `NONE`, and how many it holds (T10-25). */
  readonly heldBy: Int32Array;
  readonly holding: Int32Array;
  /** By slot: a bit for each weapon of its list that lies on the ground (T10-26). */
  readonly dropped: Int32Array;
  /** Where those weapons lie: cell `slot × mostListed + place in the list`. */
  readonly weaponPlace: Int32Array;
  /** By slot: its first melee and ranged weapon at hand, as index into the weapon table, or `NONE` (T10-14). */
  readonly melee: Int32Array;
  readonly ranged: Int32Array;
  /** By slot: round at whose start it wakes, 0 for none (T10-23). */
  readonly wakesIn: Int32Array;
  /** Units that will wake. */
  sleepers = 0;

  /** By slot, as declared: target or `NONE`, tactics entry, move, action (T10-12). */
  readonly target: Int32Array;
  readonly entry: Int32Array;
  readonly move: Int32Array;
  readonly action: Int32Array;
  /** By slot: FIGHT without a weapon, and DEFENSE, as it declared (T10-19, T10-24). */
  readonly fightBase: Int32Array;
  readonly defenseBase: Int32Array;
  /** By slot: 1 where it was tripped or held since it declared, which makes its movement void (T10-25). */
  readonly isVoid: Uint8Array;
  /** By slot: total in this round's order of play (T10-13). */
  readonly order: Int32Array;
  /** By slot: the unit that it meets in a charge of both, or `NONE` (T10-13). */
  readonly meets: Int32Array;
  /** By slot: 1 where it stands up in this group (T10-22). */
  readonly stands: Uint8Array;

  /** By slot: group in which its negotiation succeeded, 0 where none holds (T10-28). */
  readonly bindsSince: Int32Array;
  /** By side: group of the last negotiation of the side that still holds, 0 for none. */
  readonly boundSince = new Int32Array(2);
  /** By slot: last group in which an attack was rolled on it while its side was bound, 0 for none. */
  readonly attackedIn: Int32Array;
  /** Groups of this trial so far, from 1. */
  group = 0;

  /** Units of the round in the order of play; those from `groupFrom` to before `groupTo` act together. */
  readonly actors: Int32Array;
  actorCount = 0;
  groupFrom = 0;
  groupTo = 0;
  /** By actor: unit on which it rolled an attack, or `NONE`. */
  readonly rolledOn: Int32Array;
  /** By actor: unit on which its attack succeeded or `NONE`; what stands below is of this group only where one did. */
  readonly hitTarget: Int32Array;
  /** By actor: paces of the push, damage. */
  readonly hitPush: Int32Array;
  readonly hitDamage: Int32Array;
  /** By actor: 1 where its grapple broke the hold on it. */
  readonly breaksFree: Uint8Array;
  /** By actor: place in the target's list of the weapon that a disarm knocks away, or `NONE`. */
  readonly knocked: Int32Array;
  /** By actor who retrieves: place in its own list of the weapon that it picks up, or `NONE`. */
  readonly retrieved: Int32Array;
  /** By actor who negotiates: 1 where it succeeded. */
  readonly hasPersuaded: Uint8Array;
  /** By actor who flees: 1 where it leaves the field. */
  readonly leaves: Uint8Array;
  /** Effects that land with this group: bits of `LANDS` (T10-13). */
  landing = 0;
  /** By slot: sum of the pushes on it in this group. */
  readonly pushed: Int32Array;
  /** By slot: last group in which a weapon of it was knocked away. */
  readonly disarmedIn: Int32Array;

  /** By side: what Target 10 counts besides (T10-32). */
  readonly luckSpent = new Int32Array(2);
  readonly timesProne = new Int32Array(2);
  readonly timesHeld = new Int32Array(2);
  readonly timesDisarmed = new Int32Array(2);
  readonly negotiatedRounds = new Int32Array(2);
  /** By side: last round in which a negotiation of it succeeded. */
  readonly negotiatedIn = new Int32Array(2);
  /** Holds in force. */
  holds = 0;

  readonly enemies: Targets;
  readonly legal: Targets;
  readonly situation = new Situation();

  constructor(plan: FightPlan, dice: Dice, teller: Teller) {
    this.plan = plan;
    this.dice = dice;
    this.teller = teller;
    this.battle = new BattleState(plan.battle);
    this.rules = plan.rules;
    this.rowOf = plan.battle.rowOf;
    this.sideOf = plan.battle.sideOf;
    const { slots } = plan.battle;
    const column = () => new Int32Array(slots);
    this.place = column();
    this.nextPlace = column();
    this.hitPoints = column();
    this.fullHitPoints = column();
    this.healthOrder = this.hitPoints;
    this.luck = column();
    this.prone = new Uint8Array(slots);
    this.hindrance = column();
    this.heldBy = column();
    this.holding = column();
    this.dropped = column();
    this.weaponPlace = new Int32Array(slots * plan.weapons.mostListed);
    this.melee = column();
    this.ranged = column();
    this.wakesIn = column();
    this.target = column();
    this.entry = column();
    this.move = column();
    this.action = column();
    this.fightBase = column();
    this.defenseBase = column();
    this.isVoid = new Uint8Array(slots);
    this.order = column();
    this.meets = column();
    this.stands = new Uint8Array(slots);
    this.bindsSince = column();
    this.attackedIn = column();
    this.actors = column();
    this.rolledOn = column();
    this.hitTarget = column();
    this.hitPush = column();
    this.hitDamage = column();
    this.breaksFree = new Uint8Array(slots);
    this.knocked = column();
    this.retrieved = column();
    this.leaves = new Uint8Array(slots);
    this.hasPersuaded = new Uint8Array(slots);
    this.pushed = column();
    this.disarmedIn = column();
    this.enemies = new Targets(slots);
    this.legal = new Targets(slots);
  }
}

/** Empties the field for trial `trial`. */
export function startFight(fight: Fight, trial: number): void {
  fight.dice.startTrial(trial);
  resetBattle(fight.battle);
  fight.sleepers = 0;
  fight.group = 0;
  fight.holds = 0;
  for (let side = 0; side < 2; side++) {
    fight.boundSince[side] = 0;
    fight.luckSpent[side] = 0;
    fight.timesProne[side] = 0;
    fight.timesHeld[side] = 0;
    fight.timesDisarmed[side] = 0;
    fight.negotiatedRounds[side] = 0;
    fight.negotiatedIn[side] = 0;
  }
}
