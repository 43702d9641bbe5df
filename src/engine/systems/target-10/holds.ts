import { ACTIVE } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import { type Fight, NONE } from './fight.ts';
import { GRAPPLE } from './tactics-table.ts';

/**
 * Holds that this group's acts end: those that a grapple of the held unit broke, and those of holders
 * that move away.
 *
 * @rule T10-25
 */
export function breakHolds(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const slot = fight.actors[actor]!;
    const isBreaking = fight.hitTarget[actor] !== NONE && fight.breaksFree[actor] === 1;
    if (isBreaking && fight.heldBy[slot] !== NONE) release(fight, slot);
    if (fight.holding[slot]! > 0 && fight.nextPlace[slot] !== fight.place[slot]) releaseAll(fight, slot);
  }
}

function releaseAll(fight: Fight, holder: number): void {
  const { battle } = fight;
  const side = 1 - fight.sideOf[holder]!;
  for (let slot = battle.from[side]!; slot < battle.to[side]!; slot++) {
    if (fight.heldBy[slot] === holder) release(fight, slot);
  }
}

function release(fight: Fight, slot: number): void {
  const holder = fight.heldBy[slot]!;
  fight.heldBy[slot] = NONE;
  fight.hindrance[slot] = fight.hindrance[slot]! - fight.rules.heldModifier;
  fight.holding[holder] = fight.holding[holder]! - 1;
  fight.holds--;
  fight.teller.tell(EVENT.released, slot, holder, 0, 0);
}

/**
 * Ends the holds whose holder or held unit is out, or that have more than reach between the two.
 *
 * @rule T10-25
 */
export function checkHolds(fight: Fight): void {
  const { battle } = fight;
  for (let side = 0; side < 2; side++) {
    for (let slot = battle.from[side]!; slot < battle.to[side]!; slot++) {
      const holder = fight.heldBy[slot]!;
      if (holder !== NONE && !canHold(fight, holder, slot)) release(fight, slot);
    }
  }
}

/**
 * Holds that this group's grapples gain, on units that nobody holds.
 *
 * @rule T10-25
 */
export function landHolds(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const slot = fight.actors[actor]!;
    const target = fight.hitTarget[actor]!;
    if (target === NONE || fight.action[slot] !== GRAPPLE || fight.breaksFree[actor] === 1) continue;
    if (fight.heldBy[target] !== NONE || !canHold(fight, slot, target)) continue;
    const side = fight.sideOf[target]!;
    fight.heldBy[target] = slot;
    fight.hindrance[target] = fight.hindrance[target]! + fight.rules.heldModifier;
    fight.holding[slot] = fight.holding[slot]! + 1;
    fight.holds++;
    fight.isVoid[target] = 1;
    fight.timesHeld[side] = fight.timesHeld[side]! + 1;
    fight.teller.tell(EVENT.held, target, slot, 0, 0);
  }
}

/** Whether both units of a hold are active and within reach of each other. */
function canHold(fight: Fight, holder: number, held: number): boolean {
  const { status } = fight.battle;
  const { reach } = fight.rules;
  const gap = fight.place[holder]! - fight.place[held]!;
  return status[holder] === ACTIVE && status[held] === ACTIVE && gap <= reach && -gap <= reach;
}
