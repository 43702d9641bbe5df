import { unitAt } from '../../../battle/battle-state.ts';
import type { Place } from '../../../core/story/passage.ts';
import { counted, listed } from '../../../core/story/words.ts';
import { EVENT } from '../events.ts';
import { isOnlyMoving } from '../move.ts';
import { MOVES, type Move } from '../scenario.ts';
import type { FirefightPassage } from './firefight-scene.ts';

/** By the movement, of those that change a place. */
const MOVING: Readonly<Record<Exclude<Move, 'hold'>, string>> = {
  advance: 'advances',
  withdraw: 'withdraws',
  run: 'runs',
  flee: 'flees',
};

/** Rounds, waves, declarations and moves. */
export const ROUND_PASSAGES: Readonly<Record<number, FirefightPassage>> = {
  [EVENT.round]: (_, round) => ['round', { round }, 'heading', `Round ${round}`],
  [EVENT.phase]: (_, phase) => ['phase', { phase }, 'paragraph', `Phase ${phase}.`],
  [EVENT.wave]: ({ fight, names }, index, wave) => {
    const side = fight.battle.side(index);
    const units = side.units.slice(side.to - side.rosterSize, side.to).map(({ slot }) => names[slot]!);
    const sideName = fight.plan.battle.sideNames[index]!;
    const which = side.waves > 1 ? `, wave ${wave + 1} of ${side.waves}` : '';
    const text = `On the field for ${sideName}${which}: ${listed(units)}.`;
    return ['wave', { side: sideName, wave: wave + 1, units }, 'paragraph', text];
  },
  [EVENT.declare]: ({ fight, names, declared, last }, slot, target, number, move) => {
    const unit = names[slot]!;
    const first = unitAt(fight.battle, slot).kind.tactics[0]!.number;
    const moveName = MOVES[move]!;
    const foe = target < 0 ? null : names[target]!;
    const facts = { unit, target: foe, move: moveName, entry: number - first + 1 };
    const text = `${unit} declares to ${moveName}${foe === null ? '' : `, against ${foe}`}.`;
    const same = `${target} ${number} ${move}`;
    const isNew = declared.get(slot) !== same;
    declared.set(slot, same);
    return ['declare', facts, isNew ? joining(last, EVENT.declare) : 'silent', text];
  },
  [EVENT.move]: ({ fight, names, last }, slot, q, r, hexes) => {
    const unit = names[slot]!;
    const verb = MOVING[MOVES[unitAt(fight.battle, slot).move] as keyof typeof MOVING];
    const text = `${unit} ${verb} ${counted(hexes, 'hex', 'hexes')} to ${q}, ${r}.`;
    return ['move', { unit, to: [q, r], hexes }, hexes === 0 ? 'silent' : joining(last, EVENT.move), text];
  },
  [EVENT.lost]: ({ fight, names }, slot, target) => {
    const unit = names[slot]!;
    const { move } = unitAt(fight.battle, slot);
    const text = isOnlyMoving(move)
      ? `${unit} does nothing but ${MOVES[move]}.`
      : `${unit} has nobody in range: the act is lost.`;
    return ['lost', { unit, target: target < 0 ? null : names[target]! }, 'paragraph', text];
  },
};

/** Events of one kind in a row share a paragraph. */
function joining(last: number, event: number): Place {
  return last === event ? 'sentence' : 'paragraph';
}
