import type { Effects } from './act.ts';
import { allUnits, heldByThis, label } from './look-up.ts';
import type { Act } from './movement.ts';
import { rollDice, rollDie } from './random-dice.ts';
import { STEP_PACES, TURNS_ASLEEP_SIDES, WEAPON_FLIGHT_SIDES } from './rule-parameters.ts';
import type { Battle, Unit } from './types.ts';

/** A fall's or a killing blow's damage to one unit. */
interface KillingDamage {
  readonly by: Unit;
  readonly target: Unit;
  readonly amount: number;
}

/** @rule T10-22, T10-25, T10-27 Puts a unit on the ground, once. */
function layProne(battle: Battle, unit: Unit): void {
  if (unit.prone) return;
  unit.prone = true;
  unit.movementVoid = true;
  battle.sides[unit.side].tally.timesProne += 1;
  battle.trace?.(`  > ${label(battle, unit)} is prone`);
}

/** @rule T10-13, T10-25 Own movements, standing up, holds broken; who moves lets go. */
function landMovements(battle: Battle, acts: readonly Act[], effects: Effects): void {
  for (const act of acts) {
    if (act.place !== act.unit.place) for (const held of heldByThis(battle, act.unit)) held.heldBy = null;
    act.unit.place = act.place;
  }
  for (const act of acts) if (act.standsUp) act.unit.prone = false;
  for (const unit of effects.brokenHolds) unit.heldBy = null;
}

/** @rule T10-30 Whether a step from one pace to the next leads into a pit. */
function stepsIntoPit(battle: Battle, from: number, to: number): boolean {
  return battle.plan.terrain.some((s) => {
    const isIn = (place: number): boolean => s.from <= place && place <= s.to;
    return s.kind === 'pit' && isIn(to) && !isIn(from);
  });
}

/** @rule T10-13, T10-21, T10-30 Pushes (two add up) and falls into pits. Draws: the pit's damage for each fall. */
function landPushes(battle: Battle, effects: Effects): KillingDamage[] {
  const falls: KillingDamage[] = [];
  for (const target of new Set(effects.pushes.map((push) => push.target))) {
    const pushes = effects.pushes.filter((push) => push.target === target);
    const net = pushes.reduce((sum, push) => sum + push.direction * STEP_PACES, 0);
    const direction = Math.sign(net);
    const pusher = pushes.find((push) => push.direction === direction)?.by;
    for (let step = 0; step < Math.abs(net); step += 1) {
      const from = target.place;
      target.place = from + direction;
      if (pusher === undefined || !stepsIntoPit(battle, from, target.place)) continue;
      const amount = Math.max(0, rollDice(battle.random, battle.rules.pitDamage));
      pusher.tally.damageDealt += amount;
      falls.push({ by: pusher, target, amount });
      battle.trace?.(`  > ${label(battle, target)} falls into a pit for ${amount}`);
      layProne(battle, target);
      break;
    }
    battle.trace?.(`  > ${label(battle, target)} is pushed to ${target.place}`);
  }
  return falls;
}

/** @rule T10-26 One weapon a unit a group flies off; then lost weapons are picked up. Draws: d6 and a coin each. */
function landDisarms(battle: Battle, effects: Effects): void {
  const disarmed = new Set<Unit>();
  for (const { target, weaponIndex } of effects.disarms) {
    if (disarmed.has(target)) continue;
    disarmed.add(target);
    const paces = rollDie(battle.random, WEAPON_FLIGHT_SIDES);
    const direction = rollDie(battle.random, 2) === 1 ? 1 : -1;
    target.lostWeapons.set(weaponIndex, target.place + direction * paces);
    battle.sides[target.side].tally.timesDisarmed += 1;
    battle.trace?.(`  > ${label(battle, target)} loses a weapon to ${target.place + direction * paces}`);
  }
  for (const { unit, weaponIndex } of effects.retrieves) {
    unit.lostWeapons.delete(weaponIndex);
    battle.trace?.(`  > ${label(battle, unit)} has its weapon back`);
  }
}

/** Takes a unit out of the fight; it neither lies, holds nor is held any more. */
function goOut(battle: Battle, unit: Unit, state: 'dead' | 'unconscious' | 'fled'): void {
  unit.state = state;
  unit.prone = false;
  unit.heldBy = null;
  for (const held of heldByThis(battle, unit)) held.heldBy = null;
  battle.trace?.(`  > ${label(battle, unit)} is ${state}`);
}

/** @rule T10-17 Killing damage to one unit, all of the group together; the blow that kills it is credited. */
function landKilling(battle: Battle, target: Unit, blows: readonly KillingDamage[]): void {
  const { atZero } = battle.rules;
  let killer: Unit | null = null;
  for (const blow of blows) {
    target.hitPoints -= blow.amount;
    const isDead = target.hitPoints < 0 || (target.hitPoints === 0 && atZero === 'dead');
    if (isDead && killer === null) killer = blow.by;
  }
  if (killer !== null) {
    killer.tally.kills += 1;
    goOut(battle, target, 'dead');
  } else if (target.hitPoints === 0) {
    goOut(battle, target, 'unconscious');
  }
}

/** @rule T10-23 Subduing damage to one unit still active. Draws: d6 where it goes down. */
function landSubduing(battle: Battle, target: Unit, amount: number): void {
  target.hitPoints = Math.max(0, target.hitPoints - amount);
  if (target.hitPoints > 0) return;
  const turns = rollDie(battle.random, TURNS_ASLEEP_SIDES);
  target.wakesInRound = battle.round + turns * battle.rules.roundsPerTurn + 1;
  goOut(battle, target, 'unconscious');
}

/** @rule T10-13, T10-17, T10-23 Damage, killing (falls first) before subduing. */
function landDamage(battle: Battle, effects: Effects, falls: readonly KillingDamage[]): void {
  const killing = [...falls, ...effects.damages.filter((damage) => !damage.subdues)];
  const subduing = effects.damages.filter((damage) => damage.subdues);
  for (const target of new Set([...killing, ...subduing].map((damage) => damage.target))) {
    landKilling(
      battle,
      target,
      killing.filter((damage) => damage.target === target),
    );
    if (target.state !== 'active') continue;
    const blows = subduing.filter((damage) => damage.target === target);
    if (blows.length > 0)
      landSubduing(
        battle,
        target,
        blows.reduce((sum, blow) => sum + blow.amount, 0),
      );
  }
}

/** @rule T10-25 New holds: both active and within reach, one holder a unit. */
function landHolds(battle: Battle, effects: Effects): void {
  for (const { by, target } of effects.holds) {
    const isWithinReach = Math.abs(by.place - target.place) <= battle.rules.reachPaces;
    if (by.state !== 'active' || target.state !== 'active' || !isWithinReach || target.heldBy !== null) continue;
    target.heldBy = by;
    target.movementVoid = true;
    battle.sides[target.side].tally.timesHeld += 1;
    battle.trace?.(`  > ${label(battle, target)} is held by ${label(battle, by)}`);
  }
}

/** @rule T10-25 A holder more than reach away lets go. */
function letGoBeyondReach(battle: Battle): void {
  for (const unit of allUnits(battle)) {
    const holder = unit.heldBy;
    if (holder !== null && Math.abs(holder.place - unit.place) > battle.rules.reachPaces) unit.heldBy = null;
  }
}

/** @rule T10-28 Attacks rolled set free; a negotiation ends with the negotiator's next group or when it is out. */
function landNegotiations(battle: Battle, acts: readonly Act[], effects: Effects): void {
  for (const binding of battle.bindings) {
    for (const unit of effects.rolledOn) if (unit.side !== binding.negotiator.side) binding.freed.add(unit);
  }
  const actors = acts.map((act) => act.unit);
  battle.bindings = battle.bindings.filter((binding) => !actors.includes(binding.negotiator));
  for (const negotiator of effects.negotiations) {
    battle.bindings.push({ negotiator, freed: new Set() });
    const side = battle.sides[negotiator.side];
    if (side.lastNegotiatedRound !== battle.round) side.tally.negotiatedRounds += 1;
    side.lastNegotiatedRound = battle.round;
  }
  battle.bindings = battle.bindings.filter((binding) => binding.negotiator.state === 'active');
}

/**
 * @rule T10-13 Lands the effects of a tie group in the order of the rules.
 * Changes the units and the tallies of `battle`.
 */
export function landEffects(battle: Battle, acts: readonly Act[], effects: Effects): void {
  landMovements(battle, acts, effects);
  const falls = landPushes(battle, effects);
  for (const unit of effects.trips) layProne(battle, unit);
  landDisarms(battle, effects);
  landDamage(battle, effects, falls);
  for (const act of acts) if (act.flees && act.unit.state === 'active') goOut(battle, act.unit, 'fled');
  letGoBeyondReach(battle);
  landHolds(battle, effects);
  landNegotiations(battle, acts, effects);
}
