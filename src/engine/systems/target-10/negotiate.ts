import { ACTIVE } from '../../battle/battle-state.ts';
import { CORE_DIE } from './core-die.ts';
import { EVENT } from './events.ts';
import { type Fight, NONE } from './fight.ts';
import { ANYWHERE, chooseAmong, findTargets } from './find-targets.ts';
import { LANDS } from './lands.ts';
import { PURPOSES, TEST } from './streams.ts';
import { NEGOTIATE } from './tactics-table.ts';
import { within } from './within.ts';

/**
 * Whether a negotiation keeps a unit from attacking: one that still holds, and no attack has been
 * rolled on the unit since.
 *
 * @rule T10-28
 */
export function isBound(fight: Fight, slot: number): boolean {
  const since = fight.boundSince[1 - fight.sideOf[slot]!]!;
  return since > 0 && fight.attackedIn[slot]! <= since;
}

/**
 * A negotiation, with an enemy at any distance.
 *
 * Draws: one die where a target is chosen anew at random; d20, unless luck is spent instead of it.
 *
 * @rule T10-28
 */
export function negotiate(fight: Fight, actor: number, slot: number): void {
  const target = opponentOf(fight, slot);
  fight.hasPersuaded[actor] = 0;
  if (target === NONE) {
    fight.teller.tell(EVENT.lost, slot, fight.target[slot]!, 0, 0);
    return;
  }
  if (!succeeds(fight, slot, target)) return;
  fight.hasPersuaded[actor] = 1;
  fight.landing |= LANDS.negotiation;
  countRound(fight, fight.sideOf[slot]!);
}

/**
 * Counts the rounds in which a negotiation of the side succeeded, each once.
 *
 * @rule T10-32
 */
function countRound(fight: Fight, side: number): void {
  if (fight.negotiatedIn[side] === fight.battle.round) return;
  fight.negotiatedIn[side] = fight.battle.round;
  fight.negotiatedRounds[side] = fight.negotiatedRounds[side]! + 1;
}

function opponentOf(fight: Fight, slot: number): number {
  const target = fight.target[slot]!;
  if (target !== NONE && fight.battle.status[target] === ACTIVE) return target;
  findTargets(fight, slot, fight.nextPlace[slot]!, ANYWHERE, fight.legal);
  return chooseAmong(fight, slot, fight.entry[slot]!, fight.legal);
}

/**
 * The test: d20 and the difference of the test values, against the target number; a luck point makes
 * it succeed.
 *
 * @rule T10-4, T10-5, T10-6, T10-10
 */
function succeeds(fight: Fight, slot: number, target: number): boolean {
  const { battle, negotiation, rules } = fight.plan;
  const values = negotiation[battle.rowOf[slot]!]! - negotiation[battle.rowOf[target]!]!;
  const bonus = within(values, rules.bonusLimit);
  if (rules.isLuckInsteadOfRoll && spendTestLuck(fight, slot)) {
    fight.teller.tell(EVENT.negotiate, slot, target, 0, bonus);
    return true;
  }
  const face = fight.dice.one(slot * PURPOSES + TEST, CORE_DIE);
  fight.teller.tell(EVENT.negotiate, slot, target, face, bonus);
  if (face + bonus >= rules.testTargetNumber) return true;
  return !rules.isLuckInsteadOfRoll && spendTestLuck(fight, slot);
}

function spendTestLuck(fight: Fight, slot: number): boolean {
  if (fight.luck[slot] === 0) return false;
  const side = fight.sideOf[slot]!;
  fight.luck[slot] = fight.luck[slot]! - 1;
  fight.luckSpent[side] = fight.luckSpent[side]! + 1;
  fight.teller.tell(EVENT.testLuck, slot, fight.luck[slot]!, 0, 0);
  return true;
}

/**
 * Frees those on whom an attack was rolled in this group; ends the negotiations of those who acted in it or went
 * out, and begins those that succeeded in it.
 *
 * @rule T10-28
 */
export function landNegotiations(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const slot = fight.actors[actor]!;
    if (fight.rolledOn[actor] !== NONE) fight.attackedIn[fight.rolledOn[actor]!] = fight.group;
    if (fight.bindsSince[slot] !== 0) endNegotiation(fight, slot);
    if (fight.action[slot] !== NEGOTIATE || fight.hasPersuaded[actor] === 0) continue;
    if (fight.battle.status[slot] !== ACTIVE) continue;
    fight.bindsSince[slot] = fight.group;
    fight.teller.tell(EVENT.bind, slot, 0, 0, 0);
  }
  fight.boundSince[0] = lastNegotiation(fight, 0);
  fight.boundSince[1] = lastNegotiation(fight, 1);
}

function endNegotiation(fight: Fight, slot: number): void {
  fight.bindsSince[slot] = 0;
  fight.teller.tell(EVENT.unbind, slot, 0, 0, 0);
}

/** Group of the side's last negotiation that still holds; those of units that went out end here. */
function lastNegotiation(fight: Fight, side: number): number {
  const { battle } = fight;
  let last = 0;
  for (let slot = battle.from[side]!; slot < battle.to[side]!; slot++) {
    if (fight.bindsSince[slot] === 0) continue;
    if (battle.status[slot] !== ACTIVE) endNegotiation(fight, slot);
    else if (fight.bindsSince[slot]! > last) last = fight.bindsSince[slot]!;
  }
  return last;
}
