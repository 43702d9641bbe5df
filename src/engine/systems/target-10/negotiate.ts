import { ACTIVE, type SideState } from '../../battle/battle-state.ts';
import { CORE_DIE } from './core-die.ts';
import { EVENT } from './events.ts';
import { countExtra, NEGOTIATED_ROUNDS } from './extras.ts';
import type { Fight } from './fight.ts';
import { type Fighter, slotOf } from './fighter.ts';
import { ANYWHERE, chooseWithin, measureEnemies } from './find-targets.ts';
import { LANDS } from './lands.ts';
import { spendLuck } from './luck.ts';
import { isSpentInsteadOfRoll, isSpentOnFailure } from './luck-points.ts';
import { NEGOTIATE } from './tactic.ts';
import { marginOf, succeeds } from './test.ts';
import { within } from './within.ts';

/**
 * Whether a negotiation keeps a unit from attacking: one that still holds, and no attack has been
 * rolled on the unit since.
 *
 * @rule T10-28
 */
export function isBound(fight: Fight, unit: Fighter): boolean {
  if (!fight.isBinding) return false;
  const since = fight.boundSince[1 - unit.side]!;
  return since > 0 && unit.attackedIn <= since;
}

/**
 * A negotiation, with an enemy at any distance.
 *
 * Draws: one die where a target is chosen anew at random; d20, unless luck is spent instead of it.
 *
 * @rule T10-28
 * @noinline
 */
export function negotiate(fight: Fight, unit: Fighter): void {
  const target = opponentOf(fight, unit);
  unit.hasPersuaded = target !== undefined && persuades(fight, unit, target);
  if (target === undefined) fight.teller.tell(EVENT.lost, unit.slot, slotOf(unit.target), 0, 0);
  if (!unit.hasPersuaded) return;
  fight.landing |= LANDS.negotiation;
  countRound(fight, unit.side);
}

/**
 * Counts the rounds in which a negotiation of the side succeeded, each once.
 *
 * @rule T10-32
 */
function countRound(fight: Fight, side: number): void {
  if (fight.negotiatedIn[side] === fight.battle.round) return;
  fight.negotiatedIn[side] = fight.battle.round;
  countExtra(fight.metrics, side, NEGOTIATED_ROUNDS);
}

function opponentOf(fight: Fight, unit: Fighter): Fighter | undefined {
  const { target } = unit;
  if (target !== undefined && target.status === ACTIVE) return target;
  measureEnemies(fight, unit, unit.nextPlace);
  return chooseWithin(fight, unit, unit.tactic.choice, ANYWHERE);
}

/**
 * The test: d20 and the difference of the test values, against the target number; a luck point makes
 * it succeed.
 *
 * @rule T10-4, T10-5, T10-6, T10-10
 */
function persuades(fight: Fight, unit: Fighter, target: Fighter): boolean {
  const { rules } = fight;
  const bonus = within(unit.kind.negotiation - target.kind.negotiation, rules.bonusLimit);
  if (isSpentInsteadOfRoll(unit.luck, rules.isLuckInsteadOfRoll)) {
    fight.teller.tell(EVENT.negotiate, unit.slot, target.slot, 0, bonus);
    return spendOnTest(fight, unit);
  }
  const face = fight.dice.one(unit.testDice, CORE_DIE);
  fight.teller.tell(EVENT.negotiate, unit.slot, target.slot, face, bonus);
  if (succeeds(marginOf(face, bonus, rules.testTargetNumber))) return true;
  return isSpentOnFailure(unit.luck, rules.isLuckInsteadOfRoll) && spendOnTest(fight, unit);
}

function spendOnTest(fight: Fight, unit: Fighter): boolean {
  spendLuck(fight, unit);
  fight.teller.tell(EVENT.testLuck, unit.slot, unit.luck, 0, 0);
  return true;
}

/**
 * Frees those on whom an attack was rolled in this group; ends the negotiations of those who acted in it or went
 * out, and begins those that succeeded in it.
 *
 * @rule T10-28
 * @noinline
 */
export function landNegotiations(fight: Fight): void {
  const { battle, group } = fight;
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const unit = fight.actors[actor]!;
    if (unit.rolledOn !== undefined) unit.rolledOn.attackedIn = group;
    if (unit.bindsSince !== 0) endNegotiation(fight, unit);
    if (unit.action !== NEGOTIATE || !unit.hasPersuaded || unit.status !== ACTIVE) continue;
    unit.bindsSince = group;
    fight.teller.tell(EVENT.bind, unit.slot, 0, 0, 0);
  }
  fight.boundSince[0] = lastNegotiation(fight, battle.one);
  fight.boundSince[1] = lastNegotiation(fight, battle.two);
  fight.isBinding = (fight.boundSince[0]! | fight.boundSince[1]!) !== 0;
}

function endNegotiation(fight: Fight, unit: Fighter): void {
  unit.bindsSince = 0;
  fight.teller.tell(EVENT.unbind, unit.slot, 0, 0, 0);
}

/** Group of the side's last negotiation that still holds; those of units that went out end here. */
function lastNegotiation(fight: Fight, side: SideState<Fighter>): number {
  let last = 0;
  for (let i = 0; i < side.to; i++) {
    const unit = side.units[i]!;
    if (unit.bindsSince === 0) continue;
    if (unit.status !== ACTIVE) endNegotiation(fight, unit);
    else if (unit.bindsSince > last) last = unit.bindsSince;
  }
  return last;
}
