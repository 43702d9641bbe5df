import { unitAt } from '../../../battle/battle-state.ts';
import type { StoryDie } from '../../../core/story/passage.ts';
import { counted, facesText, sumText } from '../../../core/story/words.ts';
import { EVENT } from '../events.ts';
import type { FightPassage, FightScene } from './fight-scene.ts';

/** Attacks: their rolls, hits and misses, opposed checks, holds and falls. */
export const ATTACK_PASSAGES: Readonly<Record<number, FightPassage>> = {
  [EVENT.attack]: (scene, slot, target, attack) => {
    beginAttack(scene, slot, target, attack);
    const name = scene.attackName(attack);
    const facts = { unit: scene.name(slot), target: scene.name(target), attack: name };
    return ['attack', facts, 'under', `${facts.unit} attacks ${facts.target}: ${name}.`];
  },
  [EVENT.nextAttack]: (scene, slot, target, moreDice, damageDice) => {
    scene.diceParts.set('bonus from before', moreDice);
    scene.damageParts.set('bonus from before', damageDice);
    const facts = { unit: scene.name(slot), target: scene.name(target), moreDice, damageDice };
    return ['next-attack', facts, 'silent', ''];
  },
  [EVENT.attackRoll]: (scene, slot, dicePool, targetNumber, successes) => {
    const parts = Object.fromEntries(scene.diceParts);
    const facts = { unit: scene.name(slot), dicePool, targetNumber, successes, parts };
    const text = `${poolText(dicePool, targetNumber, scene.dice, parts)} = ${successesText(successes)}.`;
    return ['attack-roll', facts, 'sentence', text];
  },
  [EVENT.hit]: (scene, slot, target, successes) => {
    scene.damageParts.set(successes === 1 ? 'success' : 'successes', successes * scene.fight.plan.rules.diceASuccess);
    const facts = { unit: scene.name(slot), target: scene.name(target), successes };
    return ['hit', facts, 'sentence', `A hit, with ${successesText(successes)} left.`];
  },
  [EVENT.miss]: (scene, slot, target) => [
    'miss',
    { unit: scene.name(slot), target: scene.name(target) },
    'sentence',
    'A miss.',
  ],
  [EVENT.damageRoll]: (scene, slot, dicePool, targetNumber, levels) => {
    const parts = Object.fromEntries(scene.damageParts);
    const facts = { unit: scene.name(slot), dicePool, targetNumber, successes: levels, parts };
    const text = `Damage: ${poolText(dicePool, targetNumber, scene.dice, parts)} = ${counted(levels, 'level')}.`;
    return ['damage-roll', facts, 'sentence', text];
  },
  [EVENT.contest]: (scene, slot, other, own, others) => tellContest(scene, slot, other, own, others, 'fall'),
  [EVENT.grapple]: (scene, slot, other, own, others) => {
    const { heldBy } = scene.unit(slot);
    const breaks = heldBy !== undefined && heldBy === scene.unit(other);
    return tellContest(scene, slot, other, own, others, breaks ? 'break-hold' : 'hold');
  },
  [EVENT.prone]: (scene, slot) => ['prone', { unit: scene.name(slot) }, 'sentence', `${scene.name(slot)} is prone.`],
  [EVENT.hold]: (scene, slot, held) => {
    const facts = { unit: scene.name(slot), held: scene.name(held) };
    return ['hold', facts, 'sentence', `${facts.unit} holds ${facts.held}.`];
  },
  [EVENT.holdEnds]: (scene, slot, held) => {
    const facts = { unit: scene.name(slot), held: scene.name(held) };
    return ['hold-ends', facts, 'sentence', `${facts.unit}'s hold on ${facts.held} ends.`];
  },
  [EVENT.cutShort]: ({ fight }) => {
    const { mostAttacks: attacks } = fight.plan.rules;
    const text = `The turn has seen ${counted(attacks, 'attack')}, and may see no more.`;
    return ['cut-short', { attacks }, 'sentence', text];
  },
};

/** Notes where the dice of an attack come from, as it is declared. */
function beginAttack(scene: FightScene, slot: number, target: number, attack: number): void {
  const { battle, plan } = scene.fight;
  const { attacks, rules, sources } = plan;
  const { entry, row } = sources.attacks[attack]!;
  const skill = sources.units[row]!.skills[entry.skill] ?? 0;
  const { damage, dice, isRanged } = attacks[attack]!;
  scene.attack = attack;
  scene.diceParts = new Map([
    [entry.skill, skill],
    ['accuracy', dice - skill],
  ]);
  if (unitAt(battle, slot).isProne) scene.diceParts.set('lying', rules.proneOwn);
  if (!isRanged && unitAt(battle, target).isProne) scene.diceParts.set('on one who lies', rules.proneAgainst);
  scene.damageParts = new Map([[scene.attackName(attack), damage]]);
}

/** `6 dice (brawl 4 + accuracy 2) against 6: 7 3 10 1 6 2`. */
function poolText(
  dicePool: number,
  targetNumber: number,
  dice: readonly StoryDie[],
  parts: Readonly<Record<string, number>>,
): string {
  const faces = dice.length === 0 ? 'nothing to roll' : facesText(dice);
  return `${counted(dicePool, 'die', 'dice')} (${sumText(Object.entries(parts))}) against ${targetNumber}: ${faces}`;
}

function successesText(successes: number): string {
  return counted(successes, 'success', 'successes');
}

function tellContest(
  scene: FightScene,
  slot: number,
  other: number,
  successes: number,
  otherSuccesses: number,
  purpose: 'hold' | 'break-hold' | 'fall',
): ReturnType<FightPassage> {
  const [unit, foe] = [scene.name(slot), scene.name(other)];
  const rolled = (name: string) => facesText(scene.dice.filter(({ by }) => by === name)) || 'no die';
  const what = { hold: 'A hold', 'break-hold': 'To break free', fall: 'Who falls' }[purpose];
  const { rules } = scene.fight.plan;
  const wins = rules.tieGoesToActor ? successes >= otherSuccesses : successes > otherSuccesses;
  const text =
    `${what}: ${unit} rolls ${rolled(unit)} against ${scene.unit(slot).kind.strengthTargetNumber} = ${successesText(successes)}, ` +
    `${foe} ${rolled(foe)} against ${scene.unit(other).kind.strengthTargetNumber} = ${successesText(otherSuccesses)}: ` +
    `${wins ? unit : foe} wins.`;
  return ['contest', { unit, other: foe, for: purpose, successes, otherSuccesses }, 'sentence', text];
}
