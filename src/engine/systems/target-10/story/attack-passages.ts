import { shown, signed, sumText } from '../../../core/story/words.ts';
import { isManeuvering, situational, weaponOf } from '../attack.ts';
import { EVENT } from '../events.ts';
import type { Fighter } from '../fighter.ts';
import { seenPlace } from '../find-targets.ts';
import { ACTIONS } from '../scenario.ts';
import { DISARM, KILL, SUBDUE } from '../tactic.ts';
import { hindranceOfActor } from '../values.ts';
import type { Weapon } from '../weapon.ts';
import type { Parts } from './fight-facts.ts';
import type { FightPassage, FightScene } from './fight-scene.ts';

/** What units do on their turn: attacks as far as their damage, negotiations, and acts that come to nothing. */
export const ATTACK_PASSAGES: Readonly<Record<number, FightPassage>> = {
  [EVENT.lost]: (scene, slot, target) => {
    const facts = { unit: scene.name(slot), target: target < 0 ? null : scene.name(target) };
    return ['lost', facts, scene.acting(), `${facts.unit} has nobody in reach or range: the action is lost.`];
  },
  [EVENT.withheld]: (scene, slot, target) => {
    const facts = { unit: scene.name(slot), target: scene.name(target) };
    const text = `${facts.unit} withdraws and may strike only who comes nearer, which ${facts.target} does not.`;
    return ['withheld', facts, scene.acting(), text];
  },
  [EVENT.bound]: (scene, slot) => {
    const unit = scene.name(slot);
    return ['bound', { unit }, scene.acting(), `${unit} is bound by the negotiation and does not attack.`];
  },
  [EVENT.attack]: tellAttack,
  [EVENT.hit]: (scene, slot, target, action) => {
    const facts = { unit: scene.name(slot), target: scene.name(target), action: ACTIONS[action]! };
    return ['hit', facts, 'sentence', action <= SUBDUE ? 'A hit.' : `The ${facts.action} succeeds.`];
  },
  [EVENT.miss]: (scene, slot, target, action) => {
    const facts = { unit: scene.name(slot), target: scene.name(target), action: ACTIONS[action]! };
    return ['miss', facts, 'sentence', 'A miss.'];
  },
  [EVENT.luck]: (scene, slot, against, left) => {
    const facts = { unit: scene.name(slot), against: scene.name(against), left };
    const text = `${facts.unit} spends a luck point (${left} left), and the success is none.`;
    return ['luck', facts, 'sentence', text];
  },
  [EVENT.damage]: (scene, slot, target, damage) => {
    const unit = scene.unit(slot);
    const { damage: formula, modifier } = attackOf(scene, unit, scene.unit(target)).weapon!;
    const added = formula.plus + modifier;
    const facts = { unit: scene.name(slot), target: scene.name(target), modifier: added, damage };
    const dice = scene.dice.map(({ sides, face }) => `d${sides} ${face}`).join(' + ');
    const text = `Damage: ${dice} ${signed(added)} = ${damage}.`;
    return ['damage', facts, 'sentence', text];
  },
  [EVENT.negotiate]: tellNegotiate,
  [EVENT.testLuck]: (scene, slot, left) => {
    const unit = scene.name(slot);
    const text = `${unit} spends a luck point (${left} left), and it succeeds.`;
    return ['test-luck', { unit, left }, 'sentence', text];
  },
};

interface ToldAttack {
  readonly weapon: Weapon | undefined;
  readonly isShot: boolean;
  readonly isDriving: boolean;
}

/** With what a unit attacks another, on the state in which it is told. */
function attackOf({ fight }: FightScene, unit: Fighter, target: Fighter): ToldAttack {
  const { reach } = fight.rules;
  const isClose = Math.abs(seenPlace(unit, target) - unit.nextPlace) <= reach;
  const isDriving = isClose && isManeuvering(unit);
  const weapon = weaponOf(unit, isClose, isDriving || unit.action > DISARM);
  return { weapon, isDriving, isShot: unit.action === DISARM || (weapon?.isRanged ?? false) };
}

/** What the value of an attack less that of the defense is made of. */
function attackParts(scene: FightScene, unit: Fighter, target: Fighter): Parts {
  const { weapon, isShot } = attackOf(scene, unit, target);
  const { fightBase, kind } = unit;
  const declared = target.defenseBase - target.kind.defense;
  return {
    ...(isShot ? { SHOOT: kind.shoot } : { FIGHT: kind.fight }),
    ...(isShot ? {} : { charge: fightBase - kind.fight }),
    ...(weapon === undefined ? {} : { [weapon.name]: weapon.bonus }),
    hindrance: hindranceOfActor(scene.fight, unit),
    DEFENSE: -target.kind.defense,
    [declared < 0 ? 'its charge' : 'its guard']: -declared,
    'its hindrance': -target.hindrance,
  };
}

function tellAttack(
  scene: FightScene,
  slot: number,
  other: number,
  face: number,
  modifier: number,
): ReturnType<FightPassage> {
  const { fight } = scene;
  const [unit, target] = [scene.unit(slot), scene.unit(other)];
  const { weapon, isDriving } = attackOf(scene, unit, target);
  const parts = attackParts(scene, unit, target);
  const automatic = face === 0;
  const { targetNumber } = fight.rules;
  const ground = automatic ? 0 : situational(fight, unit, target);
  const facts = {
    ...{ unit: scene.name(slot), target: scene.name(other), action: ACTIONS[unit.action]! },
    ...{ weapon: weapon?.name ?? null, automatic, face: automatic ? null : face },
    ...{ parts, situational: ground, modifier, targetNumber },
  };
  const withWhat = weapon === undefined ? '' : ` with ${weapon.name}`;
  const tries = unit.action === KILL ? 'attacks' : `tries to ${facts.action}`;
  const opening = `${facts.unit} ${tries} ${facts.target}${withWhat}${isDriving ? ', to drive it' : ''}`;
  if (automatic) return ['attack', facts, scene.acting(), `${opening}, who flees: no roll is needed.`];
  const value = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const held = value + ground === modifier ? '' : `, the difference held to ${signed(modifier - ground)}`;
  const sum = sumText([['d20', face], ...Object.entries(parts), ['high ground', ground]]);
  const text = `${opening}: ${sum}${held} = ${shown(face + modifier)} against ${targetNumber}.`;
  return ['attack', facts, scene.acting(), text];
}

function tellNegotiate(
  scene: FightScene,
  slot: number,
  other: number,
  rolled: number,
  modifier: number,
): ReturnType<FightPassage> {
  const { testTargetNumber: targetNumber } = scene.fight.rules;
  const [value, against] = [scene.unit(slot).kind.negotiation, scene.unit(other).kind.negotiation];
  const face = rolled === 0 ? null : rolled;
  const facts = { unit: scene.name(slot), target: scene.name(other), face, value, against, modifier, targetNumber };
  const opening = `${facts.unit} negotiates with ${facts.target}`;
  if (face === null) return ['negotiate', facts, scene.acting(), `${opening}, and trusts to luck.`];
  const text =
    `${opening}: d20 ${face} ${signed(modifier)} (${shown(value)} against ${shown(against)}) = ` +
    `${shown(face + modifier)} against ${targetNumber}.`;
  return ['negotiate', facts, scene.acting(), text];
}
