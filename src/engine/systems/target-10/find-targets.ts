import { ACTIVE } from '../../battle/battle-state.ts';
import { addTarget, pickTarget, type Targets } from '../../battle/targets.ts';
import { type Fight, NONE } from './fight.ts';
import { PURPOSES, TACTIC } from './streams.ts';

/** Nothing is farther away. */
export const ANYWHERE = 0x7fff_ffff;

/** Where a unit of the present group sees another: at its place at the start of the group, or where both meet (T10-13). */
export function seenPlace(fight: Fight, slot: number, other: number): number {
  return fight.meets[slot] === other ? fight.nextPlace[other]! : fight.place[other]!;
}

/** Lists the active enemies within `most` paces of `from`, in roster order. */
export function findTargets(fight: Fight, slot: number, from: number, most: number, targets: Targets): void {
  const { battle } = fight;
  const side = 1 - fight.sideOf[slot]!;
  targets.count = 0;
  for (let enemy = battle.from[side]!; enemy < battle.to[side]!; enemy++) {
    if (battle.status[enemy] !== ACTIVE) continue;
    const gap = seenPlace(fight, slot, enemy) - from;
    const distance = gap < 0 ? -gap : gap;
    if (distance <= most) addTarget(targets, enemy, distance);
  }
}

/**
 * Chooses among listed targets as a tactics entry says, and notes the distance in `fight.situation`.
 *
 * Draws: one die where the entry's choice is `random`.
 *
 * @returns the target, `NONE` where there is none
 * @rule BTL-4
 */
export function chooseAmong(fight: Fight, slot: number, entry: number, targets: Targets): number {
  const { plan, situation } = fight;
  const choice = plan.tactics.choice[entry]!;
  const picked = pickTarget(fight, targets, choice, plan.battle.indexOf[slot]!, slot * PURPOSES + TACTIC);
  situation.distance = picked < 0 ? -1 : targets.distances[picked]!;
  return picked < 0 ? NONE : targets.slots[picked]!;
}
