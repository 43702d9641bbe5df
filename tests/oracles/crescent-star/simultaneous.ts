import { rollAttacks, unitsInOrder } from './attacks.ts';
import { declareAll, moveAll } from './decisions.ts';
import { enterDueWaves, type Fight, judgeEnd, noteActive } from './fight.ts';
import { resolveHits, startStep } from './hits.ts';
import type { Actor } from './types.ts';

/**
 * One round: all declare, all move, all act, all is resolved; then the links, step by step.
 *
 * @rule CS-14
 */
function playRound(fight: Fight): void {
  let actors: Actor[] = unitsInOrder(fight).map((unit) => ({ unit, isLink: false, actsBefore: 0, plan: undefined }));
  let isFirstStep = true;
  while (actors.length > 0) {
    startStep(fight);
    declareAll(fight, actors);
    if (isFirstStep) moveAll(fight, actors);
    isFirstStep = false;
    const attacks = rollAttacks(fight, actors);
    resolveHits(fight, attacks);
    judgeEnd(fight);
    if (fight.outcome !== undefined) return;
    const linked: Actor[] = [];
    actors.forEach((actor, i) => {
      if (attacks[i]?.boughtLink === true && actor.unit.active) {
        linked.push({ unit: actor.unit, isLink: true, actsBefore: actor.actsBefore + 1, plan: undefined });
      }
    });
    actors = linked;
  }
}

/**
 * Plays a battle round by round until it is decided or `maxRounds` is over.
 *
 * @rule BTL-3, BTL-6, CS-14
 */
export function playSimultaneous(fight: Fight): void {
  while (fight.outcome === undefined && fight.round < fight.rules.maxRounds) {
    fight.round += 1;
    enterDueWaves(fight, fight.round);
    playRound(fight);
    noteActive(fight);
  }
}
