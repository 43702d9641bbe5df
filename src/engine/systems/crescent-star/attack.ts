import type { DiceStream } from '../../core/dice.ts';
import { chooseAnew, slotOf } from './decide.ts';
import { EVENT } from './events.ts';
import { distanceTo, type Fighter } from './fighter.ts';
import type { Firefight } from './firefight.ts';
import { isOnlyMoving } from './move.ts';
import { contestedSuccesses, foldsOf, rollOpenEnded, successesOf } from './roll.ts';
import { spendExtras } from './spend.ts';
import { stoneAttack } from './stones.ts';
import { type Weapon, weaponFor } from './weapon.ts';

/** The acts of all who act in this step. */
export function attackAll(fight: Firefight): void {
  fight.linkerCount = 0;
  for (let i = 0; i < fight.actorCount; i++) attack(fight, fight.actors[i]!);
}

/**
 * The act of one unit, as far as its attack roll, stones and purchases; hits are resolved once all have rolled.
 *
 * Draws: d10 and d4 of the attacker, open-ended; in melee the same of the defender; one die where a
 * target is chosen anew at random.
 *
 * @rule CS-14
 */
function attack(fight: Firefight, unit: Fighter): void {
  unit.hasLink = false;
  if (!isStillAimed(fight, unit)) takeAim(fight, unit);
  const target = unit.aimedAt;
  if (target === undefined) {
    fight.teller.tell(EVENT.lost, unit.slot, slotOf(unit.target), 0, 0);
    return;
  }
  if (unit.isLink) fight.chained[unit.side] = fight.chained[unit.side]! + 1;
  unit.attacks++;
  const stream = unit.isLink ? unit.linkDice : unit.attackDice;
  const isMelee = unit.aimWeapon.increment === 0;
  const rolled = isMelee ? blow(fight, unit, target, stream) : shoot(fight, unit, target, stream);
  const net = stoneAttack(fight, unit, rolled);
  if (net < 1) {
    fight.teller.tell(EVENT.miss, unit.slot, target.slot, net, 0);
    return;
  }
  fight.teller.tell(EVENT.hit, unit.slot, target.slot, net, 0);
  unit.hits++;
  fight.hitters[fight.hitterCount] = unit;
  fight.hitterCount++;
  unit.hitSuccesses = spendExtras(fight, unit, net - 1) + unit.aimWeapon.auto;
}

/** Whether a unit's last attack was this one, on a field where since then nobody has moved, entered or changed posture. */
function isStillAimed(fight: Firefight, { aimedIn, aimedAt, aimedBy, target, tactic }: Fighter): boolean {
  return aimedIn === fight.field && aimedAt === target && aimedBy === tactic && target !== undefined;
}

/** Works out all of an attack that is certain before the roll. */
function takeAim(fight: Firefight, unit: Fighter): void {
  const target = isOnlyMoving(unit.move) ? undefined : targetInRange(fight, unit);
  unit.aimedAt = target;
  unit.aimedBy = unit.tactic;
  unit.aimedIn = fight.field;
  if (target === undefined) return;
  const { rules } = fight.plan;
  const distance = distanceTo(unit, target);
  const weapon = weaponOf(unit, distance);
  unit.aimWeapon = weapon;
  unit.aimDistance = distance;
  if (weapon.increment === 0) return;
  const increments = Math.trunc(distance / weapon.increment);
  const unfolded = target.presented + rules.rangeStep * increments;
  const folds = foldsOf(unfolded, rules.foldsAbove, rules.successStep);
  const long = increments >= rules.longFrom ? rules.longPenalty : 0;
  unit.aimNumber = unfolded - folds * rules.successStep;
  unit.aimSuccesses = unit.kind.shoot.auto - folds + target.cover + long;
}

/**
 * The declared target, or one chosen anew where that is out of range after the moves.
 *
 * @rule BTL-4, CS-14
 */
function targetInRange(fight: Firefight, unit: Fighter): Fighter | undefined {
  const { target } = unit;
  if (target !== undefined && distanceTo(unit, target) <= unit.tactic.reach) return target;
  return chooseAnew(fight, unit);
}

/** The weapon of an act over a distance that it reaches. */
export function weaponOf(unit: Fighter, distance: number): Weapon {
  return unit.tactic.weapon ?? weaponFor(unit.kind.weapons, distance)!;
}

/**
 * A shot: skill `shoot` against the size presented and the range.
 *
 * Draws: d10, d4, open-ended.
 *
 * @returns net successes before stones
 * @rule CS-4, CS-16, CS-26, CS-27, CS-28
 */
function shoot(fight: Firefight, unit: Fighter, target: Fighter, stream: DiceStream): number {
  const { aimNumber } = unit;
  const { value, push } = unit.kind.shoot;
  const total = rollOpenEnded(fight, stream) + value + push;
  const net = successesOf(total, aimNumber, fight.plan.rules.successStep) + unit.aimSuccesses - unit.hindrance;
  fight.teller.tell(EVENT.shot, unit.slot, target.slot, aimNumber, unit.aimDistance);
  fight.teller.tell(EVENT.attackRoll, unit.slot, total, net, aimNumber);
  return net;
}

/**
 * A blow: a contest of `melee` against the better of the defender's `parry` and `dodge`.
 *
 * Draws: d10, d4 of the attacker, then of the defender from its own stream, open-ended.
 *
 * @returns the attacker's net successes after cancelling, before stones
 * @rule CS-8, CS-17
 */
function blow(fight: Firefight, unit: Fighter, target: Fighter, stream: DiceStream): number {
  const { rules } = fight.plan;
  const { melee } = unit.kind;
  const { guard } = target.kind;
  const total = rollOpenEnded(fight, stream) + melee.value;
  const against = rollOpenEnded(fight, target.guardDice) + guard.value;
  const own = melee.auto - unit.hindrance;
  const others = guard.auto - target.hindrance;
  const rolled = contestedSuccesses(total - against, melee.push, guard.push, rules);
  const net = rolled + own - others;
  fight.teller.tell(EVENT.blow, unit.slot, target.slot, total, against);
  fight.teller.tell(EVENT.attackRoll, unit.slot, total, net, against);
  return net;
}
