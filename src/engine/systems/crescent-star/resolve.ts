import { ACTIVE, DEAD, takeOut } from '../../battle/battle-state.ts';
import { NO_HIT } from './attack.ts';
import { EVENT } from './events.ts';
import { type Firefight, orderHealth } from './firefight.ts';
import { foldsOf, rollAgain, rollOpenEnded, successesOf } from './roll.ts';
import { stoneSave } from './stones.ts';
import { DAMAGE, PURPOSES, SAVE } from './streams.ts';

/**
 * Resolves the hits of a step in the order of the rolls, each with its damage, save and stones; wounds
 * hinder from the next step on, death is at once.
 *
 * @rule CS-14
 */
export function resolveHits(fight: Firefight): void {
  fight.woundedCount = 0;
  for (let actor = 0; actor < fight.actorCount; actor++) {
    const target = fight.hitTarget[actor]!;
    if (target === NO_HIT) continue;
    if (fight.battle.status[target] === ACTIVE) resolveHit(fight, actor, target);
    else fight.teller.tell(EVENT.wasted, fight.actors[actor]!, target, 0, 0);
  }
  for (let i = 0; i < fight.woundedCount; i++) {
    const slot = fight.wounded[i]!;
    fight.hindrance[slot] = fight.wounds[slot]!;
  }
}

/**
 * One hit: damage, the wound check where one is forced, wounds, death, and fear.
 *
 * @rule CS-19, CS-20, CS-21, CS-22
 */
function resolveHit(fight: Firefight, actor: number, target: number): void {
  const { battle, plan } = fight;
  const slot = fight.actors[actor]!;
  const damage = rollDamage(fight, slot, fight.hitWeapon[actor]!);
  battle.damageDealt[slot] = battle.damageDealt[slot]! + damage;
  fight.damage[target] = fight.damage[target]! + damage;
  fight.teller.tell(EVENT.damage, slot, target, damage, fight.damage[target]!);
  const successes = fight.hitSuccesses[actor]!;
  const isChecked = successes > 0 || plan.rules.everyHitIsChecked;
  const wounds = isChecked ? woundsOf(fight, target, successes) : 0;
  const row = plan.battle.rowOf[target]!;
  if (wounds > 0) suffer(fight, target, wounds);
  orderHealth(fight, target, row);
  if (plan.rules.isCountingClock) frighten(fight, target, wounds);
  if (fight.wounds[target]! < plan.deadly[row]!) return;
  takeOut(battle, target, DEAD);
  battle.kills[slot] = battle.kills[slot]! + 1;
  fight.teller.tell(EVENT.death, target, slot, 0, 0);
}

/**
 * Draws: the weapon's dice, or d10 and d4 open-ended for `strength+X`.
 *
 * @rule CS-19
 */
function rollDamage(fight: Firefight, slot: number, weapon: number): number {
  const { weapons } = fight.plan;
  const stream = slot * PURPOSES + DAMAGE;
  if (weapons.byStrength[weapon] === 1) return rollOpenEnded(fight, stream) + weapons.plus[weapon]!;
  const pool = weapons.pools[weapon]!;
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
function woundsOf(fight: Firefight, target: number, against: number): number {
  const { players, resist, rules } = fight.plan;
  const row = fight.plan.battle.rowOf[target]!;
  const unfolded = rules.savesAgainstWounds ? fight.wounds[target]! : fight.damage[target]!;
  const folds = foldsOf(unfolded, rules.foldsAbove, rules.successStep);
  const targetNumber = unfolded - folds * rules.successStep;
  const total = rollOpenEnded(fight, target * PURPOSES + SAVE) + resist.value[row]! + resist.push[row]!;
  const rolled = successesOf(total, targetNumber, rules.successStep);
  const net = rolled + resist.auto[row]! - fight.hindrance[target]! - folds;
  fight.teller.tell(EVENT.save, target, targetNumber, total, net);
  const isPlayer = fight.plan.battle.sideOf[target] === players;
  const withStones = isPlayer ? stoneSave(fight, target, net, against) : net;
  const over = Math.max(0, withStones) - against;
  if (over > 0) return 0;
  return rules.oneWoundAFailure || over === 0 ? 1 : -over;
}

/** @rule CS-21 */
function suffer(fight: Firefight, target: number, wounds: number): void {
  const side = fight.plan.battle.sideOf[target]!;
  fight.wounds[target] = fight.wounds[target]! + wounds;
  fight.woundsSuffered[side] = fight.woundsSuffered[side]! + wounds;
  fight.wounded[fight.woundedCount] = target;
  fight.woundedCount++;
  fight.teller.tell(EVENT.wounds, target, wounds, fight.wounds[target]!, 0);
}

/**
 * A hit puts the target's next act off, and each wound puts it off further.
 *
 * @rule CS-15
 */
function frighten(fight: Firefight, target: number, wounds: number): void {
  const { cool, rules } = fight.plan;
  const phases = rules.fearOfHit + rules.fearOfWound * wounds - cool[fight.plan.battle.rowOf[target]!]!;
  if (phases <= 0) return;
  fight.nextPhase[target] = fight.nextPhase[target]! + phases;
  fight.teller.tell(EVENT.fear, target, phases, fight.nextPhase[target]!, 0);
}
