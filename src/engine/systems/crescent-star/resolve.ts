import { ACTIVE, DEAD, takeOut } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import { type Fighter, orderHealth } from './fighter.ts';
import type { Firefight } from './firefight.ts';
import { foldsOf, rollAgain, rollOpenEnded, successesOf } from './roll.ts';
import { stoneSave } from './stones.ts';

/**
 * Resolves the hits of a step in the order of the rolls, each with its damage, save and stones; wounds
 * hinder from the next step on, death is at once.
 *
 * @rule CS-14
 */
export function resolveHits(fight: Firefight): void {
  fight.woundedCount = 0;
  for (let i = 0; i < fight.hitterCount; i++) {
    const unit = fight.hitters[i]!;
    const target = unit.aimedAt!;
    if (target.status === ACTIVE) resolveHit(fight, unit, target);
    else fight.teller.tell(EVENT.wasted, unit.slot, target.slot, 0, 0);
  }
  fight.hitterCount = 0;
  for (let i = 0; i < fight.woundedCount; i++) {
    const unit = fight.wounded[i]!;
    unit.hindrance = unit.wounds;
  }
}

/**
 * One hit: damage, the wound check where one is forced, wounds, death, and fear.
 *
 * @rule CS-19, CS-20, CS-21, CS-22
 */
function resolveHit(fight: Firefight, unit: Fighter, target: Fighter): void {
  const { battle, plan } = fight;
  const damage = rollDamage(fight, unit);
  unit.damageDealt += damage;
  target.damage += damage;
  fight.teller.tell(EVENT.damage, unit.slot, target.slot, damage, target.damage);
  const successes = unit.hitSuccesses;
  const isChecked = successes > 0 || plan.rules.everyHitIsChecked;
  const wounds = isChecked ? woundsOf(fight, target, successes) : 0;
  if (wounds > 0) suffer(fight, target, wounds);
  orderHealth(target);
  if (plan.rules.isCountingClock) frighten(fight, target, wounds);
  if (target.wounds < target.kind.deadly) return;
  takeOut(battle, target, DEAD);
  unit.kills++;
  fight.teller.tell(EVENT.death, target.slot, unit.slot, 0, 0);
}

/**
 * Draws: the weapon's dice, or d10 and d4 open-ended for `strength+X`.
 *
 * @rule CS-19
 */
function rollDamage(fight: Firefight, unit: Fighter): number {
  const weapon = unit.aimWeapon;
  const stream = unit.damageDice;
  if (weapon.byStrength) return rollOpenEnded(fight, stream) + weapon.plus;
  const { pool } = weapon;
  if (!fight.plan.rules.damageIsOpenEnded) return fight.dice.sum(stream, pool);
  let total = 0;
  for (let die = 0; die < pool.count; die++) total += rollAgain(fight, stream, pool.sides);
  return total;
}

/**
 * The wound check.
 *
 * Draws: d10, d4 of the target, open-ended.
 *
 * @param against the attacker's successes on the wound
 * @returns wounds, 0 where the save holds
 * @rule CS-4, CS-20, CS-21, CS-26
 */
function woundsOf(fight: Firefight, target: Fighter, against: number): number {
  const { players, rules } = fight.plan;
  const { resist } = target.kind;
  const unfolded = rules.savesAgainstWounds ? target.wounds : target.damage;
  const folds = foldsOf(unfolded, rules.foldsAbove, rules.successStep);
  const targetNumber = unfolded - folds * rules.successStep;
  const total = rollOpenEnded(fight, target.saveDice) + resist.value + resist.push;
  const rolled = successesOf(total, targetNumber, rules.successStep);
  const net = rolled + resist.auto - target.hindrance - folds;
  fight.teller.tell(EVENT.save, target.slot, targetNumber, total, net);
  const isPlayer = target.side === players;
  const withStones = isPlayer ? stoneSave(fight, target, net, against) : net;
  const over = Math.max(0, withStones) - against;
  if (over > 0) {
    fight.teller.tell(EVENT.saved, target.slot, withStones, against, 0);
    return 0;
  }
  return rules.oneWoundAFailure ? 1 : Math.max(1, -over);
}

/** @rule CS-21 */
function suffer(fight: Firefight, target: Fighter, wounds: number): void {
  const { side } = target;
  target.wounds += wounds;
  fight.wounded[fight.woundedCount] = target;
  fight.woundedCount++;
  fight.woundsSuffered[side] = fight.woundsSuffered[side]! + wounds;
  fight.teller.tell(EVENT.wounds, target.slot, wounds, target.wounds, 0);
}

/**
 * A hit puts the target's next act off, and each wound puts it off further.
 *
 * @rule CS-15
 */
function frighten(fight: Firefight, target: Fighter, wounds: number): void {
  const { rules } = fight.plan;
  const phases = rules.fearOfHit + rules.fearOfWound * wounds - target.kind.cool;
  if (phases <= 0) return;
  target.nextPhase += phases;
  fight.teller.tell(EVENT.fear, target.slot, phases, target.nextPhase, 0);
}
