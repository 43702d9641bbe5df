import { chooseAnew, reachOf } from './decide.ts';
import { EVENT } from './events.ts';
import type { Firefight } from './firefight.ts';
import { hexDistance } from './hexes.ts';
import { isOnlyMoving } from './move.ts';
import { foldsOf, rollOpenEnded, successesOf } from './roll.ts';
import { spendExtras } from './spend.ts';
import { stoneAttack } from './stones.ts';
import { ATTACK, GUARD, LINK, PURPOSES } from './streams.ts';
import { ANY_WEAPON } from './tactics-table.ts';
import { weaponFor } from './weapon-table.ts';

/** No target, in `Firefight.hitTarget`: the act was lost or missed. */
export const NO_HIT = -1;

/**
 * The act of one unit, as far as its attack roll, stones and purchases; hits are resolved once all have rolled.
 *
 * Draws: d10 and d4 of the attacker, open-ended; in melee the same of the defender; one die where a
 * target is chosen anew at random.
 *
 * @param actor place in `fight.actors`
 * @param isLink whether the act was bought as a link
 * @rule CS-14
 */
export function attack(fight: Firefight, actor: number, isLink: boolean): void {
  const { battle, plan } = fight;
  const slot = fight.actors[actor]!;
  fight.hitTarget[actor] = NO_HIT;
  fight.hasLink[slot] = 0;
  const target = isOnlyMoving(fight.move[slot]!) ? NO_HIT : targetInRange(fight, slot);
  if (target === NO_HIT) {
    fight.teller.tell(EVENT.lost, slot, fight.target[slot]!, 0, 0);
    return;
  }
  const side = plan.battle.sideOf[slot]!;
  if (isLink) fight.chained[side] = fight.chained[side]! + 1;
  battle.attacks[slot] = battle.attacks[slot]! + 1;
  const distance = distanceTo(fight, slot, target);
  const weapon = weaponOf(fight, slot, distance);
  const stream = slot * PURPOSES + (isLink ? LINK : ATTACK);
  const isMelee = plan.weapons.increment[weapon] === 0;
  const rolled = isMelee ? blow(fight, slot, target, stream) : shoot(fight, slot, target, weapon, distance, stream);
  const net = stoneAttack(fight, slot, side, rolled);
  if (net < 1) {
    fight.teller.tell(EVENT.miss, slot, target, net, 0);
    return;
  }
  fight.teller.tell(EVENT.hit, slot, target, net, 0);
  battle.hits[slot] = battle.hits[slot]! + 1;
  fight.hitTarget[actor] = target;
  fight.hitWeapon[actor] = weapon;
  fight.hitSuccesses[actor] = spendExtras(fight, slot, net - 1) + plan.weapons.auto[weapon]!;
}

/**
 * The declared target, or one chosen anew where that is out of range after the moves.
 *
 * @rule BTL-4, CS-14
 */
function targetInRange(fight: Firefight, slot: number): number {
  const target = fight.target[slot]!;
  if (target >= 0 && distanceTo(fight, slot, target) <= reachOf(fight, slot, fight.entry[slot]!)) return target;
  return chooseAnew(fight, slot);
}

function distanceTo(fight: Firefight, slot: number, target: number): number {
  return hexDistance(fight.q[target]! - fight.q[slot]!, fight.r[target]! - fight.r[slot]!);
}

function weaponOf(fight: Firefight, slot: number, distance: number): number {
  const { plan } = fight;
  const weapon = plan.tactics.weapon[fight.entry[slot]!]!;
  return weapon === ANY_WEAPON ? weaponFor(plan.weapons, plan.battle.rowOf[slot]!, distance) : weapon;
}

/**
 * A shot: skill `shoot` against the size presented and the range.
 *
 * Draws: d10, d4, open-ended.
 *
 * @returns net successes before stones
 * @rule CS-4, CS-16, CS-26, CS-27, CS-28
 */
function shoot(
  fight: Firefight,
  slot: number,
  target: number,
  weapon: number,
  distance: number,
  stream: number,
): number {
  const { rules, shoot: skill, weapons } = fight.plan;
  const row = fight.plan.battle.rowOf[slot]!;
  const increments = Math.floor(distance / weapons.increment[weapon]!);
  const unfolded = fight.presented[target]! + rules.rangeStep * increments;
  const folds = foldsOf(unfolded, rules.foldsAbove, rules.successStep);
  const targetNumber = unfolded - folds * rules.successStep;
  const total = rollOpenEnded(fight, stream) + skill.value[row]! + skill.push[row]!;
  const long = increments >= rules.longFrom ? rules.longPenalty : 0;
  const rolled = successesOf(total, targetNumber, rules.successStep);
  const net = rolled + skill.auto[row]! - fight.hindrance[slot]! - folds + fight.cover[target]! + long;
  fight.teller.tell(EVENT.shot, slot, target, targetNumber, distance);
  fight.teller.tell(EVENT.attackRoll, slot, total, net, targetNumber);
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
function blow(fight: Firefight, slot: number, target: number, stream: number): number {
  const { guard, melee, rules } = fight.plan;
  const row = fight.plan.battle.rowOf[slot]!;
  const defender = fight.plan.battle.rowOf[target]!;
  const total = rollOpenEnded(fight, stream) + melee.value[row]!;
  const against = rollOpenEnded(fight, target * PURPOSES + GUARD) + guard.value[defender]!;
  const own = melee.auto[row]! - fight.hindrance[slot]!;
  const others = guard.auto[defender]! - fight.hindrance[target]!;
  let rolled = 0;
  if (total > against) rolled = successesOf(total + melee.push[row]!, against, rules.successStep);
  else if (total < against) rolled = -successesOf(against + guard.push[defender]!, total, rules.successStep);
  else if (rules.tieGoesToActor) rolled = 1;
  const net = rolled + own - others;
  fight.teller.tell(EVENT.blow, slot, target, total, against);
  fight.teller.tell(EVENT.attackRoll, slot, total, net, against);
  return net;
}
