import { ACTIVE, DEAD, takeOut, UNCONSCIOUS } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import { type Fight, NONE } from './fight.ts';
import { rollFormula } from './roll-formula.ts';
import { PURPOSES, SLEEP } from './streams.ts';
import { KILL, SUBDUE } from './tactics-table.ts';

/**
 * Damage of a killing blow or of a fall: whoever takes a unit below what it lives with has killed it.
 *
 * @param slot to whom it is credited
 * @rule T10-17, T10-23
 */
export function wound(fight: Fight, slot: number, target: number, damage: number): void {
  const { aliveFrom } = fight.rules;
  const before = fight.hitPoints[target]!;
  const after = before - damage;
  fight.hitPoints[target] = after;
  if (before < aliveFrom || after >= aliveFrom) return;
  takeOut(fight.battle, target, DEAD);
  fight.battle.kills[slot] = fight.battle.kills[slot]! + 1;
  fight.teller.tell(EVENT.death, target, slot, after, 0);
}

/** Killing blows of this group. */
export function landKilling(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const slot = fight.actors[actor]!;
    if (fight.hitTarget[actor] === NONE || fight.action[slot] !== KILL) continue;
    wound(fight, slot, fight.hitTarget[actor]!, fight.hitDamage[actor]!);
  }
}

/**
 * Units that killing damage and falls have left at exactly 0: unconscious for the rest of the fight.
 *
 * @rule T10-17
 */
export function landUnconscious(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const target = fight.hitTarget[actor]!;
    if (target === NONE || fight.hitPoints[target] !== 0 || fight.battle.status[target] !== ACTIVE) continue;
    takeOut(fight.battle, target, UNCONSCIOUS);
    fight.teller.tell(EVENT.unconscious, target, 0, 0, 0);
  }
}

/**
 * Subduing blows of this group, after the killing ones: nobody goes below 0, and who comes to 0 sleeps.
 *
 * @rule T10-23
 */
export function landSubduing(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const target = fight.hitTarget[actor]!;
    if (target === NONE || fight.action[fight.actors[actor]!] !== SUBDUE) continue;
    if (fight.battle.status[target] !== ACTIVE) continue;
    fight.hitPoints[target] = Math.max(0, fight.hitPoints[target]! - fight.hitDamage[actor]!);
    if (fight.hitPoints[target] === 0) fallAsleep(fight, target);
  }
}

/**
 * Draws: d6 for the turns, of the unit that sleeps.
 *
 * @rule T10-23
 */
function fallAsleep(fight: Fight, slot: number): void {
  const { rules } = fight;
  const turns = Math.max(0, rollFormula(fight.dice, slot * PURPOSES + SLEEP, rules.sleepTurns));
  fight.wakesIn[slot] = fight.battle.round + turns * rules.roundsPerTurn + 1;
  fight.sleepers++;
  takeOut(fight.battle, slot, UNCONSCIOUS);
  fight.teller.tell(EVENT.unconscious, slot, fight.wakesIn[slot]!, 0, 0);
}
