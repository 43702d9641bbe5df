import { activeUnits, type Fight } from './fight.ts';
import { hexDistance } from './hexes.ts';
import { pushOf, rollAgainstNumber, rollContest } from './rolls.ts';
import type { RuleParameters } from './rule-parameters.ts';
import { chooseTarget, enemiesInRange, weaponThatReaches } from './targets.ts';
import type { Actor, Attack, Rating, SkillName, Template, Unit, Weapon } from './types.ts';

/**
 * The target number of a shot.
 *
 * @rule CS-16
 * @param increments whole increments in the distance
 */
export function shotTargetNumber(rules: RuleParameters, presented: string, increments: number): number {
  const base = rules.size[presented];
  if (base === undefined) throw new Error(`no size ${presented}`);
  return base + rules.range.step * increments;
}

/**
 * Negative successes of a shot for cover and long range, as a number of 0 or more.
 *
 * @rule CS-27, CS-28
 */
function shotNegatives(rules: RuleParameters, target: Unit, increments: number): number {
  let negatives = 0;
  if (target.cover === 'hard') negatives += Math.abs(rules.cover.hard);
  if (target.cover === 'murder-hole') negatives += Math.abs(rules.cover.murderHole);
  if (increments >= rules.range.longFrom) negatives += Math.abs(rules.range.longPenalty);
  return negatives;
}

/** A skill with what goes with it on a roll. */
function readied(
  rules: RuleParameters,
  unit: Unit,
  skill: SkillName,
): { rating: Rating; push: number; wounds: number } {
  return { rating: unit.template.skills[skill], push: pushOf(rules, unit.template, skill), wounds: unit.woundsAtStep };
}

/**
 * Rolls a shot: net successes before stones.
 *
 * @rule CS-16, CS-4, CS-26, CS-27, CS-28
 */
function rollShot(fight: Fight, attacker: Unit, target: Unit, weapon: Weapon): number {
  const { rules, random } = fight;
  const increments = Math.floor(hexDistance(attacker.place, target.place) / weapon.incrementHexes);
  const targetNumber = shotTargetNumber(rules, target.presented, increments);
  const net = rollAgainstNumber(random, rules, readied(rules, attacker, 'shoot'), targetNumber);
  return net - shotNegatives(rules, target, increments);
}

/**
 * The better of parry and dodge: an automatic success is worth a step of value; parry among equals.
 *
 * @rule CS-17
 */
export function betterDefence(rules: RuleParameters, template: Template): SkillName {
  const worth = (rating: Rating): number => rating.value + rules.successStep * rating.auto;
  return worth(template.skills.dodge) > worth(template.skills.parry) ? 'dodge' : 'parry';
}

/**
 * Rolls a melee attack: the attacker's net successes after cancelling, before stones.
 *
 * @rule CS-17, CS-8
 */
function rollMelee(fight: Fight, attacker: Unit, target: Unit): number {
  const { rules, random } = fight;
  const defence = betterDefence(rules, target.template);
  return rollContest(random, rules, readied(rules, attacker, 'melee'), readied(rules, target, defence));
}

/**
 * Stones on an attack of a player's: one of his where it turns net 0 into 1; else one of the game
 * master's where it turns net 1 into 0.
 *
 * @rule CS-10
 * @returns the net successes with the stones
 */
function withStones(fight: Fight, attacker: Unit, net: number): number {
  if (attacker.side !== fight.players) return net;
  const { players, gamemaster } = fight.rules.stones;
  if (net === 0 && attacker.stones >= 1 && (players === 'both' || players === 'attack')) {
    attacker.stones -= 1;
    fight.players.stonesSpent += 1;
    fight.pool += 1;
    return 1;
  }
  if (net === 1 && fight.pool >= 1 && (gamemaster === 'both' || gamemaster === 'attack')) {
    fight.pool -= 1;
    fight.gamemaster.stonesSpent += 1;
    return 0;
  }
  return net;
}

/**
 * Spends the extra successes of an attack.
 *
 * @rule CS-18, CS-9 (a link costs 2 after the first act, 3 after the second, …)
 * @param actsBefore acts of the running chain before this one
 */
function spendExtra(fight: Fight, attack: Attack, actor: Actor): void {
  const { rules } = fight;
  let extra = attack.net - 1;
  if (extra < 1 || actor.plan === undefined) return;
  for (const purchase of actor.plan.entry.spend) {
    if (purchase === 'chain') {
      const cost = rules.chain.firstCost + rules.chain.step * actor.actsBefore;
      if (extra >= cost) {
        extra -= cost;
        attack.boughtLink = true;
      }
    } else if (purchase === 'haste') {
      if (rules.initiative === 'counting-clock' && extra >= 1) {
        extra -= 1;
        attack.boughtHaste = true;
      }
    } else {
      attack.extraOnWound = extra;
      extra = 0;
    }
  }
}

/**
 * The attack of one actor, rolled with its stones; nothing is resolved.
 *
 * @rule CS-14 (a declared target out of range is replaced by the same choice among those in range)
 * @returns undefined where the act is none or is lost
 */
function rollAttack(fight: Fight, actor: Actor): Attack | undefined {
  const { unit, plan } = actor;
  if (plan === undefined || plan.move === 'run' || plan.move === 'flee') return undefined;
  const inRange = enemiesInRange(fight, unit, plan.entry.weapons);
  const target = inRange.includes(plan.target) ? plan.target : chooseTarget(fight, unit, plan.entry.choice, inRange);
  if (target === undefined) return undefined;
  const weapon = weaponThatReaches(fight.rules, plan.entry.weapons, hexDistance(unit.place, target.place));
  if (weapon === undefined) throw new Error('a target in range is out of reach');
  const rolled = weapon.isGun ? rollShot(fight, unit, target, weapon) : rollMelee(fight, unit, target);
  const net = withStones(fight, unit, rolled);
  const attack: Attack = {
    attacker: unit,
    target,
    weapon,
    net,
    boughtLink: false,
    boughtHaste: false,
    extraOnWound: 0,
  };
  spendExtra(fight, attack, actor);
  return attack;
}

/** BTL-7, CS-25: a hit is an attack with one net success or more; a lost act is no attack. */
function countAttack(attack: Attack, isLink: boolean): void {
  const { attacker, net } = attack;
  attacker.side.attacks += 1;
  attacker.tally.attacks += 1;
  if (isLink) attacker.side.chained += 1;
  if (net >= 1) {
    attacker.side.hits += 1;
    attacker.tally.hits += 1;
  }
}

/** CS-14: the order of rolls and resolution: the game master's side, then the players, in roster order. */
export function unitsInOrder(fight: Fight): Unit[] {
  return [...activeUnits(fight.gamemaster), ...activeUnits(fight.players)];
}

/**
 * The attack rolls of a step, for everyone, with their stones.
 *
 * @rule CS-14
 * @param actors in order
 * @returns for each actor its attack, or undefined where its act was none
 */
export function rollAttacks(fight: Fight, actors: Actor[]): (Attack | undefined)[] {
  return actors.map((actor) => {
    const attack = rollAttack(fight, actor);
    if (attack !== undefined) countAttack(attack, actor.isLink);
    return attack;
  });
}
