import { unitAt } from '../../../battle/battle-state.ts';
import { counted, facesText, shown } from '../../../core/story/words.ts';
import { EVENT } from '../events.ts';
import { totalText } from './dice-text.ts';
import type { FirefightPassage, FirefightScene } from './firefight-scene.ts';
import { netText } from './net-text.ts';

/** What hits do: damage, saves, wounds, death and fear. */
export const HARM_PASSAGES: Readonly<Record<number, FirefightPassage>> = {
  [EVENT.damage]: tellDamage,
  [EVENT.save]: tellSave,
  [EVENT.saved]: ({ names }, slot, net, against) => {
    const text = `${shown(Math.max(0, net))} against ${against}: no wound.`;
    return ['saved', { unit: names[slot]!, net, against }, 'sentence', text];
  },
  [EVENT.wounds]: ({ against, fight, names, net }, slot, wounds, total) => {
    const { deadly } = unitAt(fight.battle, slot).kind;
    const facts = { unit: names[slot]!, wounds, total, deadly };
    const all = total === wounds ? '' : `, ${total} in all`;
    return [
      'wounds',
      facts,
      'sentence',
      `${Math.max(0, net)} against ${against}: ${names[slot]} takes ${counted(wounds, 'wound')}${all}.`,
    ];
  },
  [EVENT.death]: ({ fight, names }, slot, by) => {
    const { deadly } = unitAt(fight.battle, slot).kind;
    const text = `${names[slot]} dies: ${counted(deadly, 'wound')} ${deadly === 1 ? 'is' : 'are'} enough.`;
    return ['death', { unit: names[slot]!, by: names[by]! }, 'sentence', text];
  },
  [EVENT.fear]: ({ names }, slot, phases, nextPhase) => {
    const text = `${names[slot]}'s next act is put off by ${counted(phases, 'phase')}, to phase ${nextPhase}.`;
    return ['fear', { unit: names[slot]!, phases, nextPhase }, 'sentence', text];
  },
};

function tellDamage(scene: FirefightScene, slot: number, target: number, damage: number, total: number) {
  const { fight, names, dice } = scene;
  const { aimWeapon, hitSuccesses } = unitAt(fight.battle, slot);
  scene.against = hitSuccesses;
  const { byStrength, plus, pool, name: weapon } = aimWeapon;
  const rolled = byStrength
    ? totalText(dice, [['strength and weapon', plus]])
    : `${pool.count}d${pool.sides} ${facesText(dice)}`;
  const bought = hitSuccesses - aimWeapon.auto;
  const successes =
    hitSuccesses > 0
      ? ` ${counted(hitSuccesses, 'success', 'successes')} on the wound (${bought} bought, ${aimWeapon.auto} of the weapon).`
      : ' No success on the wound.';
  const all = total === damage ? '' : `, ${total} in all`;
  const text = `${names[slot]} hits ${names[target]}: ${rolled} = ${damage} damage${all}.${successes}`;
  const facts = { unit: names[slot]!, target: names[target]!, weapon, damage, total, successes: hitSuccesses };
  return ['damage', facts, 'paragraph', text] as const;
}

function tellSave(
  scene: FirefightScene,
  slot: number,
  targetNumber: number,
  total: number,
  net: number,
): ReturnType<FirefightPassage> {
  const { fight, names, dice, against } = scene;
  const { rules } = fight.plan;
  scene.net = net;
  const { damage, hindrance, kind, wounds } = unitAt(fight.battle, slot);
  const { value, auto, push } = kind.resist;
  const unfolded = rules.savesAgainstWounds ? wounds : damage;
  const folds = (unfolded - targetNumber) / rules.successStep;
  const parts = { rolled: net - auto + hindrance + folds, automatic: auto, wounds: hindrance, folds };
  const facts = { unit: names[slot]!, value, push, total, targetNumber, parts, net, against };
  const sum = totalText(dice, [
    ['resist', value],
    ['push', push],
  ]);
  const folded = folds === 0 ? '' : ` (${unfolded} − ${folds} × ${rules.successStep}, folded)`;
  const text = `${names[slot]} saves against ${targetNumber}${folded}: ${sum} = ${total}: ${netText(parts)}.`;
  return ['save', facts, 'sentence', text];
}
