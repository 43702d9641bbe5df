import type { Fight } from './fight.ts';
import { pushOf, rollAgainstNumber, rollDie, rollOpenEnded, rollTotal } from './rolls.ts';
import { modifierOf } from './rule-parameters.ts';
import { deathWounds } from './targets.ts';
import type { Attack, Unit } from './types.ts';

/**
 * Rolls the damage of a hit.
 *
 * @rule CS-19 (dice as written, not open-ended; strength+X: d10 + d4 as in CS-1 + strength modifier + X)
 */
function rollDamage(fight: Fight, attack: Attack): number {
  const { rules, random } = fight;
  const { damage } = attack.weapon;
  if (damage.kind === 'strength') {
    return rollTotal(random, modifierOf(rules, attack.attacker.template.attributes.strength) + damage.plus);
  }
  let total = 0;
  for (let die = 0; die < damage.count; die++) {
    total += rules.damage.openEnded ? rollOpenEnded(random, damage.sides) : rollDie(random, damage.sides);
  }
  return total;
}

/**
 * Stones on a wound save of a player's: as many of his as leave one success over the attacker's, or
 * none if there are too few; where he spent none, one of the game master's on exactly one left over.
 *
 * @rule CS-10, CS-21
 * @param net the saver's net successes, not cut
 * @returns the net successes with the stones
 */
function withStones(fight: Fight, saver: Unit, net: number, attackerSuccesses: number): number {
  if (saver.side !== fight.players) return net;
  const { players, gamemaster } = fight.rules.stones;
  const missing = attackerSuccesses + 1 - net;
  if (missing >= 1 && missing <= saver.stones && (players === 'both' || players === 'save')) {
    saver.stones -= missing;
    fight.players.stonesSpent += missing;
    fight.pool += missing;
    return net + missing;
  }
  const leftOver = Math.max(0, net) - attackerSuccesses;
  if (leftOver === 1 && fight.pool >= 1 && (gamemaster === 'both' || gamemaster === 'save')) {
    fight.pool -= 1;
    fight.gamemaster.stonesSpent += 1;
    return net - 1;
  }
  return net;
}

/**
 * The wound check of a hit, where it is forced.
 *
 * @rule CS-20, CS-21
 * @returns the wounds it gives
 */
function rollWounds(fight: Fight, attack: Attack): number {
  const { rules, random } = fight;
  const { target } = attack;
  const attackerSuccesses = attack.extraOnWound + attack.weapon.damage.auto;
  if (attackerSuccesses < 1 && rules.wound.check === 'attacker-success') return 0;
  const targetNumber = rules.wound.target === 'damage' ? target.damageTotal : target.wounds;
  const skill = {
    rating: target.template.skills.resist,
    push: pushOf(rules, target.template, 'resist'),
    wounds: target.woundsAtStep,
  };
  const rolled = rollAgainstNumber(random, rules, skill, targetNumber);
  const saver = Math.max(0, withStones(fight, target, rolled, attackerSuccesses));
  if (saver - attackerSuccesses >= 1) return 0;
  if (rules.wound.perFailure === 'one') return 1;
  return Math.max(1, attackerSuccesses - saver);
}

/**
 * Fear: a hit puts the target's next act off, less its cool, never below 0.
 *
 * @rule CS-15
 */
function putOff(fight: Fight, target: Unit, wounds: number): void {
  const { hit, wound } = fight.rules.clock.fear;
  target.nextActPhase += Math.max(0, hit + wound * wounds - target.template.cool);
}

/**
 * Resolves one hit: damage, save, stones, wounds, death at once.
 *
 * @rule CS-14, CS-19, CS-20, CS-21, CS-22, CS-25
 */
function resolveHit(fight: Fight, attack: Attack): void {
  const { attacker, target } = attack;
  if (!target.active) return;
  const damage = rollDamage(fight, attack);
  target.damageTotal += damage;
  attacker.side.damageDealt += damage;
  attacker.tally.damageDealt += damage;
  const wounds = rollWounds(fight, attack);
  target.wounds += wounds;
  target.side.wounds += wounds;
  if (fight.rules.initiative === 'counting-clock') putOff(fight, target, wounds);
  if (wounds > 0 && target.wounds >= deathWounds(fight.rules, target)) {
    target.active = false;
    attacker.tally.kills += 1;
    if (target.side.firstLossRound === 0) target.side.firstLossRound = fight.round;
  }
}

/**
 * Resolves the hits of a step in their order; a hit on a unit that has just died is wasted.
 *
 * @rule CS-14
 */
export function resolveHits(fight: Fight, attacks: (Attack | undefined)[]): void {
  for (const attack of attacks) {
    if (attack !== undefined && attack.net >= 1) resolveHit(fight, attack);
  }
}

/** CS-21: wounds count on rolls from the next step on: this is where a step starts. */
export function startStep(fight: Fight): void {
  fight.declaredTargets = [];
  for (const side of fight.sides) {
    for (const unit of side.units) unit.woundsAtStep = unit.wounds;
  }
}
