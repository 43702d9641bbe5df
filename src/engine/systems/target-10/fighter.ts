import { Combatant } from '../../battle/battle-state.ts';
import type { FightPlan } from './fight-plan.ts';
import { pickUpAll } from './hands.ts';
import type { Kind } from './kind.ts';
import { PURPOSES } from './streams.ts';
import type { Tactic } from './tactic.ts';
import type { Weapon } from './weapon.ts';

/** A unit of a Target 10 battle. */
export class Fighter extends Combatant {
  readonly kind: Kind;
  /** First of its substreams. */
  readonly stream: number;

  /** Place (T10-11), and where its movement in the present group takes it. */
  place = 0;
  nextPlace = 0;
  hitPoints = 0;
  fullHitPoints = 0;
  /** Luck points left (T10-3). */
  luck = 0;
  /** On the ground (T10-22). */
  isProne = false;
  /** What being prone and being held take from FIGHT, SHOOT and DEFENSE. */
  hindrance = 0;
  /** The unit that holds it, and how many it holds (T10-25). */
  heldBy: Fighter | undefined = undefined;
  holding = 0;
  /** A bit for each weapon of its list that lies on the ground, and by weapon where it lies (T10-26). */
  dropped = 0;
  readonly weaponPlaces: Int32Array;
  /** Its first melee and ranged weapon at hand (T10-14). */
  melee: Weapon | undefined = undefined;
  ranged: Weapon | undefined = undefined;
  /** Round at whose start it wakes, 0 for none (T10-23). */
  wakesIn = 0;

  /** As declared (T10-12). */
  target: Fighter | undefined = undefined;
  tactic: Tactic;
  move = 0;
  action = 0;
  /** FIGHT without a weapon, and DEFENSE, as it declared (T10-19, T10-24). */
  fightBase = 0;
  defenseBase = 0;
  /** Tripped or held since it declared, which makes its movement void (T10-25). */
  isVoid = false;
  /** Total in this round's order of play (T10-13). */
  order = 0;
  /** The unit that it meets in a charge of both (T10-13). */
  meets: Fighter | undefined = undefined;
  /** Stands up in this group (T10-22). */
  stands = false;

  /** Group in which its negotiation succeeded, 0 where none holds (T10-28). */
  bindsSince = 0;
  /** Last group in which an attack was rolled on it while its side was bound, 0 for none. */
  attackedIn = 0;

  /** Of its last act: the unit on which it rolled an attack, and the one on which that succeeded. */
  rolledOn: Fighter | undefined = undefined;
  hitTarget: Fighter | undefined = undefined;
  /** Of its last success: paces of the push, damage, whether its grapple broke the hold on it. */
  hitPush = 0;
  hitDamage = 0;
  breaksFree = false;
  /** Weapon of the target that its last disarm knocks away. */
  knocked: Weapon | undefined = undefined;
  /** Its own weapon that it picks up as it retrieves. */
  retrieved: Weapon | undefined = undefined;
  /** Whether its last negotiation succeeded, and whether its last flight leaves the field. */
  hasPersuaded = false;
  leaves = false;
  /** Sum of the pushes on it in this group. */
  pushed = 0;
  /** Last group in which a weapon of it was knocked away. */
  disarmedIn = 0;

  constructor(plan: FightPlan, slot: number) {
    super(plan.battle, slot);
    this.kind = plan.kinds[this.row]!;
    this.stream = slot * PURPOSES;
    this.weaponPlaces = new Int32Array(this.kind.weapons.length);
    this.tactic = this.kind.tactics[0]!;
  }
}

/** Puts a fresh unit where the file placed it. */
export function freshen(unit: Fighter, hitPoints: number): void {
  const { kind } = unit;
  unit.place = kind.start;
  setHitPoints(unit, hitPoints);
  unit.fullHitPoints = hitPoints;
  unit.luck = kind.luck;
  unit.isProne = false;
  unit.hindrance = 0;
  unit.heldBy = undefined;
  unit.holding = 0;
  unit.wakesIn = 0;
  unit.bindsSince = 0;
  unit.attackedIn = 0;
  unit.disarmedIn = 0;
  unit.pushed = 0;
  pickUpAll(unit);
}

/**
 * Health left is the hit points.
 *
 * @rule BTL-4
 */
export function setHitPoints(unit: Fighter, hitPoints: number): void {
  unit.hitPoints = hitPoints;
  unit.healthOrder = hitPoints;
}

/** The slot of a unit, −1 for none, as events tell it. */
export function slotOf(unit: Fighter | undefined): number {
  return unit === undefined ? -1 : unit.slot;
}
