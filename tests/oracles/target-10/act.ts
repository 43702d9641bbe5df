import { chooseTarget } from './choose-target.ts';
import { activeEnemiesOf, facing, isBound, isOnHighGround, label } from './look-up.ts';
import { type Act, weaponToRetrieve } from './movement.ts';
import { greatestOf, rollDice, rollDie } from './random-dice.ts';
import { COMBAT_SITUATIONAL_LIMIT, HELD_PENALTY, HIGH_GROUND_BONUS, PRONE_PENALTY } from './rule-parameters.ts';
import { isAttack, type StrikeMeans, strikeMeans } from './strike-means.ts';
import type { Action, Battle, Unit } from './types.ts';
import { weaponInUse } from './weapon-in-use.ts';

/** What the acts of a tie group have brought about and what is still to land (T10-13). */
export interface Effects {
  readonly brokenHolds: Unit[];
  readonly pushes: Array<{ readonly by: Unit; readonly target: Unit; readonly direction: number }>;
  readonly trips: Unit[];
  readonly disarms: Array<{ readonly target: Unit; readonly weaponIndex: number }>;
  readonly retrieves: Array<{ readonly unit: Unit; readonly weaponIndex: number }>;
  readonly damages: Array<{
    readonly by: Unit;
    readonly target: Unit;
    readonly amount: number;
    readonly subdues: boolean;
  }>;
  readonly holds: Array<{ readonly by: Unit; readonly target: Unit }>;
  readonly negotiations: Unit[];
  /** On whom an attack was rolled in this group (T10-28). */
  readonly rolledOn: Unit[];
}

export function noEffects(): Effects {
  return {
    brokenHolds: [],
    pushes: [],
    trips: [],
    disarms: [],
    retrieves: [],
    damages: [],
    holds: [],
    negotiations: [],
    rolledOn: [],
  };
}

/** Where an actor sees another: at the start of the group, save the charger whom it meets. */
function placeSeen(act: Act, other: Unit): number {
  return act.meets?.unit === other ? act.meets.place : other.place;
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

/** @rule T10-14, T10-19, T10-22, T10-25 FIGHT or SHOOT with everything that is part of it. */
function attackValue(act: Act, means: StrikeMeans): number {
  const { unit, declaration } = act;
  const { strength, dexterity, hitDice } = unit.plan;
  let value = hitDice + means.weaponBonus;
  if (means.value === 'SHOOT') value += dexterity;
  else value += declaration.move === 'charge' && strength > 0 ? 2 * strength : strength;
  if (unit.prone && !act.standsUp) value -= PRONE_PENALTY;
  if (unit.heldBy !== null) value -= HELD_PENALTY;
  return value;
}

/** @rule T10-14, T10-19, T10-22, T10-24, T10-25 DEFENSE at the start of the group. */
function defenseValue(unit: Unit): number {
  const { dexterity, hitDice, armor } = unit.plan;
  let value = hitDice + armor;
  value += unit.declaration?.move === 'charge' && dexterity > 0 ? 0 : dexterity;
  if (unit.declaration?.action === 'defend') value += Math.max(dexterity, 1);
  if (unit.prone) value -= PRONE_PENALTY;
  if (unit.heldBy !== null) value -= HELD_PENALTY;
  return value;
}

/** @rule T10-20 Whether the target has declared flight and comes later in this round's order. */
function succeedsWithoutRoll(attacker: Unit, target: Unit): boolean {
  return target.declaration?.move === 'flee' && attacker.order > target.order;
}

/** @rule T10-15, T10-20, T10-28 Makes the attack. Draws: d20, unless it succeeds without a roll. */
function attackSucceeds(battle: Battle, act: Act, target: Unit, means: StrikeMeans, effects: Effects): boolean {
  act.unit.tally.attacks += 1;
  if (succeedsWithoutRoll(act.unit, target)) return true;
  effects.rolledOn.push(target);
  const bonus = clamp(attackValue(act, means) - defenseValue(target), battle.rules.bonusLimit);
  const isHigher = isOnHighGround(battle, act.place) && !isOnHighGround(battle, placeSeen(act, target));
  const situational = clamp(isHigher ? HIGH_GROUND_BONUS : 0, COMBAT_SITUATIONAL_LIMIT);
  const face = rollDie(battle.random, 20);
  battle.trace?.(`  d20 ${face} at ${bonus}+${situational}`);
  return face + bonus + situational >= battle.rules.combatTargetNumber;
}

/** @rule T10-16 The modifier of the attack's damage. */
function damageModifier(unit: Unit, means: StrikeMeans): number {
  return means.value === 'SHOOT' ? unit.plan.dexterity : unit.plan.strength;
}

/** @rule T10-16 Dice and modifier; a penalty cannot bring it below 1. */
function damageOf(rolled: number, modifier: number): number {
  if (modifier < 0) return Math.max(rolled + modifier, Math.min(rolled, 1), 0);
  return Math.max(rolled + modifier, 0);
}

/** @rule T10-29 Whether the target spends a point and cancels the success; takes the point. */
function cancelsByLuck(battle: Battle, attacker: Unit, target: Unit, means: StrikeMeans): boolean {
  if (target.luck < 1 || battle.rules.luckCombat === 'never') return false;
  if (battle.rules.luckCombat === 'could-drop') {
    if (means.damageBy === null) return false;
    const dice = means.damageBy === 'bare-hands' ? battle.rules.damageDice : means.damageBy.damage;
    const greatest = damageOf(greatestOf(dice), damageModifier(attacker, means));
    if (target.hitPoints - greatest > 0) return false;
  }
  spendLuck(battle, target);
  return true;
}

function spendLuck(battle: Battle, unit: Unit): void {
  unit.luck -= 1;
  battle.sides[unit.side].tally.luckSpent += 1;
  battle.trace?.(`  ${label(battle, unit)} spends luck, ${unit.luck} left`);
}

/** @rule T10-16, T10-21, T10-23, T10-25, T10-26, T10-27 Notes what a hit will do. Draws: the damage dice. */
function noteHit(battle: Battle, act: Act, target: Unit, means: StrikeMeans, effects: Effects): void {
  const { unit, declaration } = act;
  unit.tally.hits += 1;
  if (means.pushes) {
    const away = facing(act.place, placeSeen(act, target), unit.side);
    effects.pushes.push({ by: unit, target, direction: declaration.push === 'back' ? away : -away });
  }
  if (means.damageBy !== null) {
    const dice = means.damageBy === 'bare-hands' ? battle.rules.damageDice : means.damageBy.damage;
    const amount = damageOf(rollDice(battle.random, dice), damageModifier(unit, means));
    unit.tally.damageDealt += amount;
    battle.trace?.(`  damage ${amount}`);
    effects.damages.push({ by: unit, target, amount, subdues: declaration.action === 'subdue' });
  }
  if (declaration.action === 'trip') effects.trips.push(target);
  if (declaration.action === 'disarm') {
    const weaponIndex = weaponInUse(battle, target, Math.abs(placeSeen(act, target) - act.place));
    if (weaponIndex !== null) effects.disarms.push({ target, weaponIndex });
  }
  if (declaration.action === 'grapple') {
    if (unit.heldBy === target) effects.brokenHolds.push(unit);
    else effects.holds.push({ by: unit, target });
  }
}

/** @rule BTL-4, T10-12, T10-25 Whom the attack goes at, seen from the place after the movement. */
function struckTarget(battle: Battle, act: Act, action: Action, isManeuvering: boolean): Unit | null {
  const { unit, declaration } = act;
  const gapTo = (other: Unit): number => Math.abs(placeSeen(act, other) - act.place);
  if (action === 'grapple' && unit.heldBy !== null) return unit.heldBy;
  const legal = activeEnemiesOf(battle, unit).filter(
    (enemy) => strikeMeans(battle, unit, action, isManeuvering, gapTo(enemy)) !== null,
  );
  if (declaration.target !== null && legal.includes(declaration.target)) return declaration.target;
  return chooseTarget(battle, unit, declaration.choice, legal, gapTo);
}

/** @rule T10-12, T10-18, T10-28 Carries out an attack, or loses it. */
function attack(battle: Battle, act: Act, action: Action, effects: Effects): void {
  const { unit, declaration } = act;
  if (isBound(battle, unit)) return battle.trace?.('  bound: no attack');
  const isManeuvering = declaration.move === 'maneuver' && !unit.movementVoid;
  const target = struckTarget(battle, act, action, isManeuvering);
  if (target === null) return battle.trace?.('  nobody within reach or range');
  if (declaration.move === 'withdraw' && !unit.movementVoid) {
    const declared = target.declaration?.move;
    if (declared !== 'advance' && declared !== 'charge') return battle.trace?.('  withdrawing: no attack');
  }
  const gap = Math.abs(placeSeen(act, target) - act.place);
  const means = strikeMeans(battle, unit, action, isManeuvering, gap);
  if (means === null) return battle.trace?.('  out of reach');
  battle.trace?.(`  ${action} on ${label(battle, target)} by ${means.value} over ${gap} paces`);
  if (!attackSucceeds(battle, act, target, means, effects)) return;
  if (cancelsByLuck(battle, unit, target, means)) return;
  noteHit(battle, act, target, means, effects);
}

/** @rule T10-4, T10-6, T10-10, T10-28 Tests negotiation against an enemy at any distance. Draws: d20. */
function negotiate(battle: Battle, act: Act, effects: Effects): void {
  const { unit, declaration } = act;
  const legal = activeEnemiesOf(battle, unit);
  const isStillThere = declaration.target !== null && legal.includes(declaration.target);
  const gapTo = (other: Unit): number => Math.abs(placeSeen(act, other) - act.place);
  const target = isStillThere ? declaration.target : chooseTarget(battle, unit, declaration.choice, legal, gapTo);
  if (target === null) return;
  const own = unit.plan.charisma + unit.plan.negotiation;
  const bonus = clamp(own - (target.plan.charisma + target.plan.negotiation), battle.rules.bonusLimit);
  let succeeds: boolean;
  if (battle.rules.luckWhen === 'instead-of-roll' && unit.luck > 0) {
    spendLuck(battle, unit);
    succeeds = true;
  } else {
    succeeds = rollDie(battle.random, 20) + bonus >= battle.rules.testTargetNumber;
    if (!succeeds && battle.rules.luckWhen === 'after-failure' && unit.luck > 0) {
      spendLuck(battle, unit);
      succeeds = true;
    }
  }
  battle.trace?.(`  negotiates with ${label(battle, target)} at ${bonus}: ${succeeds ? 'success' : 'failure'}`);
  if (succeeds) effects.negotiations.push(unit);
}

/** @rule T10-26 Reaches for the lost weapon. */
function retrieve(battle: Battle, act: Act, effects: Effects): void {
  const weapon = weaponToRetrieve(act.unit);
  if (weapon === null || Math.abs(weapon.place - act.place) > battle.rules.reachPaces) return;
  effects.retrieves.push({ unit: act.unit, weaponIndex: weapon.index });
}

/** Carries out one unit's action on the state at the start of the group and notes its effects. */
export function performAction(battle: Battle, act: Act, effects: Effects): void {
  const { action, move, target } = act.declaration;
  battle.trace?.(`${label(battle, act.unit)}: ${move}, ${action} at ${label(battle, target)}, now at ${act.place}`);
  if (action === 'negotiate') negotiate(battle, act, effects);
  else if (action === 'retrieve') retrieve(battle, act, effects);
  else if (action !== 'none' && isAttack(action)) attack(battle, act, action, effects);
}
