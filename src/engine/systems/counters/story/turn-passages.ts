import { counted, listed, signed } from '../../../core/story/words.ts';
import { EVENT } from '../events.ts';
import type { FightPassage } from './fight-scene.ts';

/** Rounds, waves, the order of turns, and what a unit does on its turn besides attacks. */
export const TURN_PASSAGES: Readonly<Record<number, FightPassage>> = {
  [EVENT.round]: (_, round) => ['round', { round }, 'heading', `Round ${round}`],
  [EVENT.wave]: (scene, index, wave) => {
    const side = scene.fight.battle.side(index);
    const units = side.units.slice(side.to - side.rosterSize, side.to).map(({ slot }) => scene.name(slot));
    const sideName = scene.fight.plan.battle.sideNames[index]!;
    const which = side.waves > 1 ? `, wave ${wave + 1} of ${side.waves}` : '';
    const text = `On the field for ${sideName}${which}: ${listed(units)}.`;
    return ['wave', { side: sideName, wave: wave + 1, units }, 'paragraph', text];
  },
  [EVENT.initiative]: (scene, slot, score, place) => {
    const unit = scene.name(slot);
    const { initiative: modifier } = scene.unit(slot).kind;
    const [die, tie] = scene.dice;
    const text =
      `${unit} has initiative ${score} (d${die!.sides} ${die!.face} ${signed(modifier)})` +
      `${tie === undefined ? '' : ', and of the tied a random place'}.`;
    const first = scene.last === EVENT.initiative ? 'sentence' : 'paragraph';
    return ['initiative', { unit, modifier, score, place: place + 1 }, first, text];
  },
  [EVENT.breakInAction]: () => ['break', {}, 'paragraph', 'A break in the action: all counters come back.'],
  [EVENT.turn]: (scene, slot, isLost) => {
    const unit = scene.name(slot);
    const text = isLost === 1 ? `${unit} is stunned and loses the turn.` : `The turn of ${unit}.`;
    return ['turn', { unit, stunned: isLost === 1 }, 'paragraph', text];
  },
  [EVENT.decide]: (scene, slot, target, number) => {
    const first = scene.unit(slot).kind.tactics[0]!.number;
    const foe = target < 0 ? null : scene.name(target);
    const facts = { unit: scene.name(slot), target: foe, entry: number - first + 1 };
    return ['decide', facts, 'silent', ''];
  },
  [EVENT.move]: (scene, slot, from, to) => {
    const unit = scene.name(slot);
    const text = `${unit} moves ${counted(Math.abs(to - from), 'inch', 'inches')}, from ${from} to ${to}.`;
    return ['move', { unit, from, to }, 'sentence', text];
  },
  [EVENT.standUp]: (scene, slot) => {
    const unit = scene.name(slot);
    return ['stand-up', { unit }, 'sentence', `${unit} stands up.`];
  },
  [EVENT.lost]: (scene, slot, target) => {
    const unit = scene.name(slot);
    const foe = target < 0 ? null : scene.name(target);
    return ['lost', { unit, target: foe }, 'sentence', `${unit} has nothing to do to anybody in reach.`];
  },
};
