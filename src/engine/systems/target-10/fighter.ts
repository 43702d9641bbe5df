import { Combatant } from '../../battle/battle-state.ts';
import type { Dice, DiceStream } from '../../core/dice.ts';
import type { FightPlan } from './fight-plan.ts';
import type { Kind } from './kind.ts';
import { ATTACK, DAMAGE, FALL, FLIGHT, HEALTH, ORDER, PURPOSES, SLEEP, TACTIC, TEST } from './streams.ts';
import type { Tactic } from './tactic.ts';
import type { Weapon } from './weapon.ts';

/** A unit of a Target 10 battle. Its hit points are its order of health (`healthOrder`, BTL-4). */
export class Fighter extends Combatant {
  readonly kind: Kind;
  /** Its substreams, one a purpose. */
  readonly healthDice: DiceStream;
  readonly orderDice: DiceStream;
  readonly attackDice: DiceStream;
  readonly damageDice: DiceStream;
  readonly testDice: DiceStream;
  readonly flightDice: DiceStream;
  readonly fallDice: DiceStream;
  readonly sleepDice: DiceStream;
  readonly tacticDice: DiceStream;

  /** Place (T10-11), and where its movement in this group takes it: the same unless it moves. */
  place = 0;
  nextPlace = 0;
  fullHitPoints = 0;
  /** Luck points left (T10-3). */
  luck = 0;
  /** T10-22 */
  isProne = false;
  /** The unit that holds it, and how many it holds (T10-25). */
  heldBy: Fighter | undefined = undefined;
  holding = 0;
  /** What being prone and being held take from FIGHT, SHOOT and DEFENSE. */
  hindrance = 0;
  /** A bit for each weapon of its list that lies on the ground (T10-26), and where they lie. */
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
  /** State of the field (`Fight.field`) in which its decision stands while its target does, −1 for none. */
  decidedIn = -1;
  /** FIGHT without a weapon, and DEFENSE, as it declared (T10-19, T10-24). */
  fightBase = 0;
  defenseBase = 0;
  /** Whether it was tripped or held since it declared, which makes its movement void (T10-25). */
  isVoid = false;
  /** Total in this round's order of play (T10-13). */
  order = 0;
  /** The unit that it meets in a charge of both (T10-13). */
  meets: Fighter | undefined = undefined;
  /** Whether it stands up in this group (T10-22). */
  stands = false;

  /** Group in which its negotiation succeeded, 0 where none holds (T10-28). */
  bindsSince = 0;
  /** Last group in which an attack was rolled on it while its side was bound, 0 for none. */
  attackedIn = 0;
  /** Last group in which a weapon of it was knocked away, 0 for none. */
  disarmedIn = 0;

  /** How it attacks (`aim`): with its weapon, undefined for no weapon's bonus, and this modifier on the d20. */
  isClose = false;
  weapon: Weapon | undefined = undefined;
  modifier = 0;
  doesDamage = false;
  /** Paces by which a success pushes its target, signed. */
  hitPush = 0;
  /** State of the field (`Fight.field`) in which it attacks its declared target in this way, −1 for none. */
  aimedIn = -1;

  /** Of its act: the unit on which it rolled an attack, and on which its attack succeeded. */
  rolledOn: Fighter | undefined = undefined;
  hitTarget: Fighter | undefined = undefined;
  /** Of an attack that succeeded: damage, whether it broke the hold on itself. */
  hitDamage = 0;
  breaksFree = false;
  /** Of a disarm that succeeded: the weapon knocked away. */
  knocked: Weapon | undefined = undefined;
  /** Of a retrieval: place in its list of the weapon picked up, −1 for none. */
  retrieved = -1;
  /** Of a negotiation: whether it succeeded. Of a flight: whether it leaves the field. */
  hasPersuaded = false;
  leaves = false;
  /** Sum of the pushes on it in this group. */
  pushed = 0;

  constructor(plan: FightPlan, dice: Dice, slot: number) {
    super(plan.battle, slot);
    this.kind = plan.kinds[this.row]!;
    const own = (purpose: number) => dice.stream(slot * PURPOSES + purpose);
    this.healthDice = own(HEALTH);
    this.orderDice = own(ORDER);
    this.attackDice = own(ATTACK);
    this.damageDice = own(DAMAGE);
    this.testDice = own(TEST);
    this.flightDice = own(FLIGHT);
    this.fallDice = own(FALL);
    this.sleepDice = own(SLEEP);
    this.tacticDice = own(TACTIC);
    this.tactic = this.kind.tactics[0]!;
    this.weaponPlaces = new Int32Array(this.kind.weapons.length);
  }
}

/** The slot of a unit, −1 for none, as events tell it. */
export function slotOf(unit: Fighter | undefined): number {
  return unit === undefined ? -1 : unit.slot;
}
