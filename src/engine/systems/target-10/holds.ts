import { ACTIVE, type SideState } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import { countExtra, TIMES_HELD } from './extras.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';
import { GRAPPLE } from './tactic.ts';

/**
 * Holds that this group's acts end: those that a grapple of the held unit broke, and those of holders
 * that move away.
 *
 * @rule T10-25
 */
export function breakHolds(fight: Fight): void {
  for (let i = 0; i < fight.hitCount; i++) {
    const unit = fight.hitters[i]!;
    if (unit.breaksFree) release(fight, unit);
  }
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const unit = fight.actors[actor]!;
    if (unit.holding > 0 && unit.nextPlace !== unit.place) releaseAll(fight, unit);
  }
}

function releaseAll(fight: Fight, holder: Fighter): void {
  const enemies = fight.battle.side(1 - holder.side);
  for (let i = 0; i < enemies.to; i++) {
    if (enemies.units[i]!.heldBy === holder) release(fight, enemies.units[i]!);
  }
}

/** Ends the hold on a unit that is held. */
function release(fight: Fight, unit: Fighter): void {
  const holder = unit.heldBy!;
  unit.heldBy = undefined;
  unit.hindrance -= fight.rules.heldModifier;
  holder.holding--;
  fight.holds--;
  fight.field++;
  fight.teller.tell(EVENT.released, unit.slot, holder.slot, 0, 0);
}

/**
 * Ends the holds whose holder or held unit is out, or that have more than reach between the two.
 *
 * @rule T10-25
 * @noinline
 */
export function checkHolds(fight: Fight): void {
  checkSide(fight, fight.battle.one);
  checkSide(fight, fight.battle.two);
}

function checkSide(fight: Fight, side: SideState<Fighter>): void {
  for (let i = 0; i < side.to; i++) {
    const unit = side.units[i]!;
    if (unit.heldBy !== undefined && !canHold(fight, unit.heldBy, unit)) release(fight, unit);
  }
}

/**
 * Holds that this group's grapples gain, on units that nobody holds.
 *
 * @rule T10-25
 * @noinline
 */
export function landHolds(fight: Fight): void {
  for (let i = 0; i < fight.hitCount; i++) {
    const unit = fight.hitters[i]!;
    const target = unit.hitTarget!;
    if (unit.action !== GRAPPLE || unit.breaksFree) continue;
    if (target.heldBy === undefined && canHold(fight, unit, target)) hold(fight, unit, target);
  }
}

function hold(fight: Fight, holder: Fighter, unit: Fighter): void {
  unit.heldBy = holder;
  unit.hindrance += fight.rules.heldModifier;
  unit.isVoid = true;
  holder.holding++;
  fight.holds++;
  countExtra(fight.metrics, unit.side, TIMES_HELD);
  fight.teller.tell(EVENT.held, unit.slot, holder.slot, 0, 0);
}

/** Whether both units of a hold are active and within reach of each other. */
function canHold(fight: Fight, holder: Fighter, held: Fighter): boolean {
  const { reach } = fight.rules;
  const gap = holder.place - held.place;
  return holder.status === ACTIVE && held.status === ACTIVE && gap <= reach && -gap <= reach;
}
