import { facesText, listed, signed, sumText } from '../../../core/story/words.ts';
import { EVENT } from '../events.ts';
import type { Kind } from '../kind.ts';
import { ACTIONS, MOVES, type Move } from '../scenario.ts';
import { FLEE, HOLD } from '../tactic.ts';
import type { Parts } from './fight-facts.ts';
import type { FightPassage, FightScene } from './fight-scene.ts';

/** By the movement, of those that change a place. */
const MOVING: Readonly<Record<Exclude<Move, 'hold' | 'maneuver' | 'stand'>, string>> = {
  advance: 'advances',
  withdraw: 'withdraws',
  charge: 'charges',
  flee: 'flees',
};

/** Rounds, who enters and wakes, declarations, the order of play, and movements. */
export const ROUND_PASSAGES: Readonly<Record<number, FightPassage>> = {
  [EVENT.round]: (_, round) => ['round', { round }, 'heading', `Round ${round}`],
  [EVENT.wave]: (scene, index, wave) => {
    const side = scene.fight.battle.side(index);
    const units = side.units.slice(side.to - side.rosterSize, side.to).map(({ slot }) => scene.name(slot));
    const sideName = scene.fight.plan.battle.sideNames[index]!;
    const which = side.waves > 1 ? `, wave ${wave + 1} of ${side.waves}` : '';
    const text = `On the field for ${sideName}${which}: ${listed(units)}.`;
    return ['wave', { side: sideName, wave: wave + 1, units }, 'paragraph', text];
  },
  [EVENT.enter]: tellEnter,
  [EVENT.wake]: (scene, slot, hitPoints) => {
    const unit = scene.name(slot);
    return ['wake', { unit, hitPoints }, 'paragraph', `${unit} wakes, with ${hitPointsText(hitPoints)}.`];
  },
  [EVENT.declare]: tellDeclare,
  [EVENT.order]: (scene, slot, face, total) => {
    const unit = scene.name(slot);
    const { dexterity: modifier } = scene.unit(slot).kind;
    const place = scene.joining(EVENT.order);
    const opening = place === 'paragraph' ? 'Order of play: ' : '';
    const text = `${opening}${unit} ${total} (d${scene.fight.rules.orderDie} ${face} ${signed(modifier)}).`;
    return ['order', { unit, face, modifier, total }, place, text];
  },
  [EVENT.group]: (scene, total, size) => {
    const { actors, groupFrom, groupTo } = scene.fight;
    const units = actors.slice(groupFrom, groupTo).map(({ slot }) => scene.name(slot));
    scene.groupSize = size;
    scene.isGroupTold = false;
    const text = `${listed(units)} act together, on ${total}.`;
    return ['group', { total, units }, size > 1 ? 'paragraph' : 'silent', text];
  },
  [EVENT.move]: (scene, slot, from, to, move) => {
    const facts = { unit: scene.name(slot), move: MOVES[move]!, from, to };
    const text = `${facts.unit} ${MOVING[facts.move as keyof typeof MOVING]} from ${from} to ${to}.`;
    return ['move', facts, scene.acting(), text];
  },
  [EVENT.stand]: (scene, slot, stands) => {
    const unit = scene.name(slot);
    const text = stands === 1 ? `${unit} stands up.` : `${unit} cannot stand up: held, or under attack.`;
    return ['stand', { unit, stands: stands === 1 }, scene.acting(), text];
  },
};

export function hitPointsText(hitPoints: number): string {
  return `${hitPoints} hit ${hitPoints === 1 ? 'point' : 'points'}`;
}

function tellEnter(scene: FightScene, slot: number, hitPoints: number): ReturnType<FightPassage> {
  const { kind, luck, place } = scene.unit(slot);
  const unit = scene.name(slot);
  const [fight, shoot, defense] = [fightParts(kind), shootParts(kind), defenseParts(kind)];
  const rolled = scene.dice.length === 0 ? '' : ` (${facesText(scene.dice)})`;
  const points = luck === 0 ? '' : ` Luck points: ${luck}.`;
  const text =
    `${unit} stands at ${place} with ${hitPointsText(hitPoints)}${rolled}, ` +
    `FIGHT ${kind.fight} (${partsText(fight)}), SHOOT ${kind.shoot} (${partsText(shoot)}), ` +
    `DEFENSE ${kind.defense} (${partsText(defense)}).${points}`;
  return ['enter', { unit, hitPoints, place, luck, fight, shoot, defense }, 'under', text];
}

function fightParts({ hitDice, strength }: Kind): Parts {
  return { 'Hit Dice': hitDice, strength };
}

function shootParts({ dexterity, hitDice }: Kind): Parts {
  return { 'Hit Dice': hitDice, dexterity };
}

function defenseParts({ armor, dexterity, hitDice }: Kind): Parts {
  return { 'Hit Dice': hitDice, dexterity, armor };
}

function partsText(parts: Parts): string {
  return sumText(Object.entries(parts));
}

function tellDeclare(
  scene: FightScene,
  slot: number,
  target: number,
  move: number,
  code: number,
): ReturnType<FightPassage> {
  const unit = scene.name(slot);
  const foe = target < 0 ? null : scene.name(target);
  const action = ACTIONS[code] ?? null;
  const facts = { unit, target: foe, move: MOVES[move]!, action };
  const acts = [...(move === HOLD && action !== null ? [] : [facts.move]), ...(action === null ? [] : [action])];
  const towards = foe === null ? '' : `, ${move === FLEE ? 'from' : 'against'} ${foe}`;
  const text = `${unit} declares to ${acts.join(' and ')}${towards}.`;
  return ['declare', facts, scene.joining(EVENT.declare), text];
}
