import { unitAt } from '../../../battle/battle-state.ts';
import { counted } from '../../../core/story/words.ts';
import { weaponOf } from '../attack.ts';
import { EVENT } from '../events.ts';
import { GUARD, PURPOSE_NAMES } from '../streams.ts';
import { totalText } from './dice-text.ts';
import type { FirefightPassage, FirefightScene } from './firefight-scene.ts';
import { netText } from './net-text.ts';
import { shotNumber } from './shot-number.ts';

/** Attacks, as far as their rolls, stones and purchases. */
export const ATTACK_PASSAGES: Readonly<Record<number, FirefightPassage>> = {
  [EVENT.shot]: tellShot,
  [EVENT.blow]: tellBlow,
  [EVENT.attackRoll]: (scene, slot, total, net, against) =>
    scene.isShot ? tellShotRoll(scene, slot, total, net, against) : tellBlowRoll(scene, slot, total, net, against),
  [EVENT.stones]: (scene, slot, on, stones, by) => {
    const { fight, names } = scene;
    const unit = names[slot]!;
    const { stones: left } = unitAt(fight.battle, slot);
    const isOwn = by === 0;
    scene.net += isOwn ? stones : -stones;
    const facts = {
      unit,
      on: on === 0 ? ('attack' as const) : ('save' as const),
      by: isOwn ? ('player' as const) : ('gamemaster' as const),
      stones,
      left,
      pool: fight.pool,
    };
    const spent = `spends ${counted(stones, 'success stone')}`;
    const text = isOwn
      ? `${unit} ${spent} (${left} left).`
      : `The game master ${spent} against it (${fight.pool} left).`;
    return ['stones', facts, 'sentence', text];
  },
  [EVENT.hit]: ({ names }, slot, target, net) => {
    const facts = { unit: names[slot]!, target: names[target]!, net };
    return ['hit', facts, 'sentence', `A hit, with ${counted(net, 'success', 'successes')}.`];
  },
  [EVENT.miss]: ({ names }, slot, target, net) => [
    'miss',
    { unit: names[slot]!, target: names[target]!, net },
    'sentence',
    'A miss.',
  ],
  [EVENT.link]: ({ names }, slot, link, price) => {
    const text = `${counted(price, 'extra success', 'extra successes')} buy a link to a further act.`;
    return ['link', { unit: names[slot]!, link, price }, 'sentence', text];
  },
  [EVENT.haste]: ({ names }, slot) => ['haste', { unit: names[slot]! }, 'sentence', '1 extra success buys haste.'],
  [EVENT.wasted]: ({ names }, slot, target) => {
    const text = `${names[slot]}'s hit is wasted: ${names[target]} is out already.`;
    return ['wasted', { unit: names[slot]!, target: names[target]! }, 'paragraph', text];
  },
};

function tellShot(
  scene: FirefightScene,
  slot: number,
  target: number,
  targetNumber: number,
  distance: number,
): ReturnType<FirefightPassage> {
  const { fight, names, dice } = scene;
  scene.isShot = true;
  scene.target = target;
  const weapon = weaponOf(unitAt(fight.battle, slot), distance).name;
  const from = shotNumber(fight, slot, target, targetNumber);
  const isLink = dice[0]?.for === PURPOSE_NAMES[1];
  const text =
    `${names[slot]} ${isLink ? 'acts again and ' : ''}shoots at ${names[target]} with ${weapon} over ` +
    `${counted(distance, 'hex', 'hexes')}: target number ${targetNumber} (${numberText(from, fight.plan.rules.successStep)}).`;
  return [
    'shot',
    { unit: names[slot]!, target: names[target]!, weapon, distance, targetNumber, from },
    'paragraph',
    text,
  ];
}

/** `size 9 + 2 × 2 increments`. */
function numberText({ size, increments, perIncrement, folds }: ReturnType<typeof shotNumber>, step: number): string {
  const range = increments === 0 ? '' : ` + ${perIncrement} × ${counted(increments, 'increment')}`;
  const folded = folds === 0 ? '' : ` − ${folds} × ${step}, folded`;
  return `size ${size}${range}${folded}`;
}

function tellBlow(scene: FirefightScene, slot: number, target: number, _total: number, against: number) {
  const { fight, names, dice } = scene;
  scene.isShot = false;
  scene.target = target;
  const { guard, guardSkill } = unitAt(fight.battle, target).kind;
  const isLink = dice[0]?.for === PURPOSE_NAMES[1];
  const weapon = weaponOf(unitAt(fight.battle, slot), 1).name;
  const rolled = dice.filter((die) => die.for === PURPOSE_NAMES[GUARD]);
  const text =
    `${names[slot]} ${isLink ? 'acts again and ' : ''}strikes at ${names[target]} with ${weapon}, who uses ` +
    `${guardSkill}: ${totalText(rolled, [[guardSkill, guard.value]])} = ${against}.`;
  const facts = {
    unit: names[slot]!,
    target: names[target]!,
    weapon,
    guard: guardSkill,
    guardValue: guard.value,
    guardTotal: against,
  };
  return ['blow', facts, 'paragraph', text] as const;
}

function tellShotRoll(
  scene: FirefightScene,
  slot: number,
  total: number,
  net: number,
  targetNumber: number,
): ReturnType<FirefightPassage> {
  const { fight, names, dice } = scene;
  const { rules } = fight.plan;
  const unit = unitAt(fight.battle, slot);
  const { value, auto, push } = unit.kind.shoot;
  const { folds, increments } = shotNumber(fight, slot, scene.target, targetNumber);
  const { cover } = unitAt(fight.battle, scene.target);
  const longRange = increments >= rules.longFrom ? rules.longPenalty : 0;
  const rolled = net - auto + unit.hindrance + folds - cover - longRange;
  const parts = { rolled, automatic: auto, wounds: unit.hindrance, folds, cover, longRange };
  const facts = { unit: names[slot]!, skill: 'shoot', value, push, total, targetNumber, parts, against: 0, net };
  const sum = totalText(dice, [
    ['shoot', value],
    ['push', push],
  ]);
  return ['attack-roll', facts, 'sentence', `${sum} = ${total}: ${netText(parts)}.`];
}

function tellBlowRoll(
  scene: FirefightScene,
  slot: number,
  total: number,
  net: number,
  targetNumber: number,
): ReturnType<FirefightPassage> {
  const { fight, names, dice } = scene;
  const unit = unitAt(fight.battle, slot);
  const other = unitAt(fight.battle, scene.target);
  const { value, auto, push } = unit.kind.melee;
  const against = other.kind.guard.auto - other.hindrance;
  const rolled = net - auto + unit.hindrance + against;
  const parts = { rolled, automatic: auto, wounds: unit.hindrance };
  const facts = { unit: names[slot]!, skill: 'melee', value, push, total, targetNumber, parts, against, net };
  const own = dice.filter((die) => die.for !== PURPOSE_NAMES[GUARD]);
  const sum = totalText(own, [['melee', value]]);
  const others = [`of ${names[scene.target]}`, -against] as const;
  const text = `${names[slot]} has ${sum} = ${total}: ${netText(parts, others)}.`;
  return ['attack-roll', facts, 'sentence', text];
}
