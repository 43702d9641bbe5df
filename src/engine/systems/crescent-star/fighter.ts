import { Combatant } from '../../battle/battle-state.ts';
import type { Dice, DiceStream } from '../../core/dice.ts';
import type { FirefightPlan } from './firefight-plan.ts';
import { hexDistance } from './hexes.ts';
import type { Kind } from './kind.ts';
import { ATTACK, DAMAGE, GUARD, LINK, PURPOSES, SAVE, TACTIC } from './streams.ts';
import type { Tactic } from './tactic.ts';
import type { Weapon } from './weapon.ts';

/** A unit of a Crescent Star battle. */
export class Fighter extends Combatant {
  readonly kind: Kind;
  /** Its substreams, one a purpose. */
  readonly attackDice: DiceStream;
  readonly linkDice: DiceStream;
  readonly guardDice: DiceStream;
  readonly damageDice: DiceStream;
  readonly saveDice: DiceStream;
  readonly tacticDice: DiceStream;

  /** Place (CS-11), and where a move of this step will take it. */
  q = 0;
  r = 0;
  nextQ = 0;
  nextR = 0;
  /** Damage total (CS-19) and wounds (CS-21). */
  damage = 0;
  wounds = 0;
  /** Wounds at the start of the step, the negative successes of its rolls (CS-14). */
  hindrance = 0;
  /** Success stones left (CS-10). */
  stones = 0;
  /** Target number it presents (CS-16), and successes of shots at it for its cover (CS-27). */
  presented = 0;
  cover = 0;

  /** As declared. */
  target: Fighter | undefined = undefined;
  tactic: Tactic;
  move = 0;
  /** State of the field (`Firefight.field`) when it last decided, and when it last measured its enemies. */
  decidedIn = 0;
  measuredIn = 0;
  nearestIn = 0;
  /** Its nearest enemy, and the distance of the farthest, as measured last. */
  nearest: Fighter | undefined = undefined;
  farthest = 0;
  /** Step in which an enemy last declared to attack it, seen by the players (CS-13). */
  targetedIn = 0;
  /** Whether its act is a link, the links bought since its last act that was none (CS-9), and whether the last roll bought one. */
  isLink = false;
  links = 0;
  hasLink = false;

  /** Counting clock: phase of the next act, and whether haste was bought (CS-15). */
  nextPhase = 0;
  isHasty = false;

  /** What its last attack was on, by which tactic, and in which state of the field. */
  aimedAt: Fighter | undefined = undefined;
  aimedBy: Tactic;
  aimedIn = 0;
  /** With what, from where, and for a shot its target number and the successes besides those of the roll (CS-16). */
  aimWeapon: Weapon;
  aimDistance = 0;
  aimNumber = 0;
  aimSuccesses = 0;

  /** Successes of its last hit for the wound check. */
  hitSuccesses = 0;

  constructor(plan: FirefightPlan, dice: Dice, slot: number) {
    super(plan.battle, slot);
    this.kind = plan.kinds[this.row]!;
    const own = (purpose: number) => dice.stream(slot * PURPOSES + purpose);
    this.attackDice = own(ATTACK);
    this.linkDice = own(LINK);
    this.guardDice = own(GUARD);
    this.damageDice = own(DAMAGE);
    this.saveDice = own(SAVE);
    this.tacticDice = own(TACTIC);
    this.tactic = this.kind.tactics[0]!;
    this.aimedBy = this.tactic;
    this.aimWeapon = this.kind.weapons[0]!;
  }
}

/** Puts a fresh unit where the file placed it. */
export function freshen(unit: Fighter, stones: number, phase: number): void {
  const { kind } = unit;
  unit.q = kind.startQ;
  unit.r = kind.startR;
  unit.damage = 0;
  unit.wounds = 0;
  unit.hindrance = 0;
  unit.stones = stones;
  unit.presented = kind.size;
  unit.cover = 0;
  unit.decidedIn = 0;
  unit.measuredIn = 0;
  unit.aimedIn = 0;
  unit.nearestIn = 0;
  unit.targetedIn = 0;
  unit.isLink = false;
  unit.links = 0;
  unit.hasLink = false;
  unit.nextPhase = phase + kind.delay;
  unit.isHasty = false;
  orderHealth(unit);
}

/** Hexes between two units. */
export function distanceTo(unit: Fighter, target: Fighter): number {
  return hexDistance(target.q - unit.q, target.r - unit.r);
}

/** Damage totals are told apart up to here, where two units have as many wounds to go. */
const MOST_DAMAGE = (1 << 20) - 1;

/**
 * Health left is wounds to go, then the smaller damage total.
 *
 * @rule BTL-4
 */
export function orderHealth(unit: Fighter): void {
  const toGo = unit.kind.deadly - unit.wounds;
  unit.healthOrder = Math.imul(toGo, MOST_DAMAGE + 1) - Math.min(unit.damage, MOST_DAMAGE);
}
