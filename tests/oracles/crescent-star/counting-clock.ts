import { rollAttacks, unitsInOrder } from './attacks.ts';
import { declareAll, moveAll } from './decisions.ts';
import { delayOf, enterDueWaves, type Fight, judgeEnd, noteActive } from './fight.ts';
import { resolveHits, startStep } from './hits.ts';
import type { Actor, Attack } from './types.ts';

/**
 * Sets the next act of one who has just acted: a link, or a regular act a delay later.
 *
 * @rule CS-15, CS-18 (haste halves the delay after the last link, rounded up; a link's share is of the whole delay)
 */
function scheduleNext(fight: Fight, actor: Actor, attack: Attack | undefined): void {
  const { unit } = actor;
  const delay = delayOf(fight.rules, unit.template);
  if (!actor.isLink) unit.hasHaste = false;
  if (attack?.boughtHaste === true) unit.hasHaste = true;
  if (attack?.boughtLink === true) {
    unit.nextIsLink = true;
    unit.actsBefore = actor.actsBefore + 1;
    unit.nextActPhase = fight.phase + Math.max(1, Math.floor(delay * fight.rules.clock.chain));
    return;
  }
  unit.nextIsLink = false;
  unit.actsBefore = 0;
  unit.nextActPhase = fight.phase + (unit.hasHaste ? Math.ceil(delay / 2) : delay);
}

/**
 * One phase: all that is due in it is one step; links decide after the others have moved.
 *
 * @rule CS-15, CS-14
 */
function playPhase(fight: Fight): void {
  const actors: Actor[] = unitsInOrder(fight)
    .filter((unit) => unit.nextActPhase <= fight.phase)
    .map((unit) => ({ unit, isLink: unit.nextIsLink, actsBefore: unit.actsBefore, plan: undefined }));
  if (actors.length === 0) return;
  startStep(fight);
  const regular = actors.filter((actor) => !actor.isLink);
  declareAll(fight, regular);
  moveAll(fight, regular);
  declareAll(
    fight,
    actors.filter((actor) => actor.isLink),
  );
  const attacks = rollAttacks(fight, actors);
  actors.forEach((actor, i) => {
    scheduleNext(fight, actor, attacks[i]);
  });
  resolveHits(fight, attacks);
  judgeEnd(fight);
}

/**
 * Plays a battle phase by phase until it is decided or `maxRounds` is over.
 *
 * @rule BTL-3, BTL-6, CS-15
 */
export function playCountingClock(fight: Fight): void {
  const { maxRounds, clock } = fight.rules;
  while (fight.outcome === undefined && fight.round < maxRounds) {
    fight.round += 1;
    enterDueWaves(fight, fight.round);
    for (let i = 0; i < clock.phasesPerRound && fight.outcome === undefined; i++) {
      fight.phase += 1;
      playPhase(fight);
    }
    noteActive(fight);
  }
}
