import { DEAD } from '../../../battle/battle-state.ts';
import { counted, facesText } from '../../../core/story/words.ts';
import { IS_LETHAL } from '../attack-bits.ts';
import { EVENT } from '../events.ts';
import type { FightPassage, FightScene } from './fight-scene.ts';

/** Damage on its way to the target, levels taken, and what they call for. */
export const HARM_PASSAGES: Readonly<Record<number, FightPassage>> = {
  [EVENT.stopped]: (scene, slot, dicePool, penetrationResistance) => {
    const facts = { unit: scene.name(slot), dicePool, penetrationResistance };
    const dice = counted(dicePool, 'damage die is', 'damage dice are');
    const text = `${dice} no more than penetration resistance ${penetrationResistance}: the damage is not lethal.`;
    return ['stopped', facts, 'sentence', text];
  },
  [EVENT.absorbed]: (scene, slot, left, absorption) => {
    const facts = { unit: scene.name(slot), absorption, left };
    return ['absorbed', facts, 'sentence', `Armor absorbs ${absorption}: ${counted(left, 'level')} left.`];
  },
  [EVENT.levels]: (scene, slot, levels, lethal, total) => {
    const { capacity, constitution } = scene.unit(slot).kind;
    const unit = scene.name(slot);
    const hasTurned = lethal > 0 && (scene.fight.blow.bits & IS_LETHAL) === 0;
    const turned = hasTurned ? ` More than constitution ${constitution} at once is lethal.` : '';
    const text = `${unit} takes ${levelsText(levels, lethal)}: ${total} of ${capacity}.${turned}`;
    return ['levels', { unit, levels, lethal, total, capacity }, 'sentence', text];
  },
  [EVENT.selfDamage]: (scene, slot, levels, total) => {
    const unit = scene.name(slot);
    return ['self-damage', { unit, levels, total }, 'sentence', 'That was its own doing.'];
  },
  [EVENT.stunCheck]: (scene, slot, dicePool, successes) => {
    const facts = checkFacts(scene, slot, dicePool, successes);
    return ['stun-check', facts, 'sentence', checkText(scene, 'Stun check', facts)];
  },
  [EVENT.stunned]: (scene, slot) => {
    const unit = scene.name(slot);
    return ['stunned', { unit }, 'sentence', `${unit} is stunned.`];
  },
  [EVENT.knockOutCheck]: (scene, slot, dicePool, successes) => {
    const facts = checkFacts(scene, slot, dicePool, successes);
    return ['knock-out-check', facts, 'sentence', checkText(scene, 'K.O. check', facts)];
  },
  [EVENT.out]: (scene, slot, code, by) => {
    const status = code === DEAD ? ('dead' as const) : ('unconscious' as const);
    const facts = { unit: scene.name(slot), status, by: by < 0 ? null : scene.name(by) };
    return ['out', facts, 'sentence', `${facts.unit} is ${status}.`];
  },
};

function levelsText(levels: number, lethal: number): string {
  if (lethal === 0) return counted(levels, 'level');
  if (lethal === levels) return counted(levels, 'lethal level');
  return `${counted(levels, 'level')}, ${lethal} of them lethal`;
}

function checkFacts(scene: FightScene, slot: number, dicePool: number, successes: number) {
  const { constitutionTargetNumber: targetNumber } = scene.unit(slot).kind;
  return { unit: scene.name(slot), dicePool, targetNumber, successes };
}

function checkText(scene: FightScene, what: string, facts: ReturnType<typeof checkFacts>): string {
  const { dicePool, targetNumber, successes } = facts;
  const passes = successes >= scene.fight.plan.rules.needed;
  const rolled =
    dicePool < 1 ? 'no die' : `${counted(dicePool, 'die', 'dice')} against ${targetNumber}: ${facesText(scene.dice)}`;
  return `${what}, ${rolled} = ${counted(successes, 'success', 'successes')}: ${passes ? 'passed' : 'failed'}.`;
}
