import { Combatant } from '../../battle/battle-state.ts';
import type { Dice, DiceStream } from '../../core/dice.ts';
import type { Counter } from './counter.ts';
import type { FightPlan } from './fight-plan.ts';
import type { Kind } from './kind.ts';
import {
  ATTACK,
  CHECK,
  CONTEST,
  COUNTER,
  COUNTER_ATTACK,
  COUNTER_DAMAGE,
  DAMAGE,
  INITIATIVE,
  PURPOSES,
  TACTIC,
} from './streams.ts';

/** A unit of a Counters battle. */
export class Fighter extends Combatant {
  readonly kind: Kind;
  /** Its substreams, one a purpose. */
  readonly initiativeDice: DiceStream;
  readonly attackDice: DiceStream;
  readonly damageDice: DiceStream;
  readonly counterAttackDice: DiceStream;
  readonly counterDamageDice: DiceStream;
  readonly counterDice: DiceStream;
  readonly checkDice: DiceStream;
  readonly contestDice: DiceStream;
  readonly tacticDice: DiceStream;

  /** Inches along the line (CTR-7). */
  at = 0;
  /** What its place in the order of turns is by (CTR-8). */
  score = 0;
  /** Levels taken, and the lethal ones among them (CTR-23). */
  levels = 0;
  lethalLevels = 0;
  isProne = false;
  isStunned = false;
  /** Whether it has begun a turn of its own in this fight. */
  hasActed = false;
  /** Who holds it, and whom it holds (CTR-25). */
  heldBy: Fighter | undefined = undefined;
  holds: Fighter | undefined = undefined;
  /** The persistent counter that stands (CTR-11). */
  standing: Counter | undefined = undefined;
  /** The nearest enemy in the formation in which it looked for one last. */
  nearest: Fighter | undefined = undefined;
  nearestIn = 0;
  /** On whom its next melee attack has more dice, and how many to hit and of damage. */
  nextTarget: Fighter | undefined = undefined;
  nextDice = 0;
  nextDamage = 0;
  /** By place of a counter in its list: whether it is spent (CTR-10). */
  readonly isSpent: Int32Array;
  /** Bits of those that are spent, to see at a glance what is left of a list. */
  spent = 0;

  constructor(plan: FightPlan, dice: Dice, slot: number) {
    super(plan.battle, slot);
    this.kind = plan.kinds[this.row]!;
    const own = (purpose: number) => dice.stream(slot * PURPOSES + purpose);
    this.initiativeDice = own(INITIATIVE);
    this.attackDice = own(ATTACK);
    this.damageDice = own(DAMAGE);
    this.counterAttackDice = own(COUNTER_ATTACK);
    this.counterDamageDice = own(COUNTER_DAMAGE);
    this.counterDice = own(COUNTER);
    this.checkDice = own(CHECK);
    this.contestDice = own(CONTEST);
    this.tacticDice = own(TACTIC);
    this.isSpent = new Int32Array(this.kind.counters.all.length);
  }
}

/** Puts a fresh unit where the file placed it. */
export function freshen(unit: Fighter): void {
  const { isSpent, kind } = unit;
  unit.at = kind.start;
  unit.levels = 0;
  unit.lethalLevels = 0;
  unit.healthOrder = kind.capacity;
  unit.isProne = false;
  unit.isStunned = false;
  unit.hasActed = false;
  unit.heldBy = undefined;
  unit.holds = undefined;
  unit.standing = undefined;
  unit.nextTarget = undefined;
  unit.spent = 0;
  for (let place = 0; place < isSpent.length; place++) isSpent[place] = 0;
}

/** Whether a unit holds or is held. */
export function isRestrained({ heldBy, holds }: Fighter): boolean {
  return heldBy !== undefined || holds !== undefined;
}

/** The slot of a unit, −1 for none, as events tell it. */
export function slotOf(unit: Fighter | undefined): number {
  return unit === undefined ? -1 : unit.slot;
}
