import { counted, facesText, signed } from '../../../core/story/words.ts';
import type { CounterEntry } from '../catalogue-entry.ts';
import { ATTACK_ROLL, DAMAGE_WINDOW, OFFENSIVE, SUCCESSES } from '../counter-table.ts';
import { EVENT } from '../events.ts';
import type { FightPassage, FightScene } from './fight-scene.ts';

const WINDOW_NAMES: Readonly<Record<number, string>> = {
  [ATTACK_ROLL]: 'attack-roll',
  [SUCCESSES]: 'successes',
  [DAMAGE_WINDOW]: 'damage',
  [OFFENSIVE]: 'offensive',
};

/** Counters: their use, their rolls, what stands of them, and their return. */
export const COUNTER_PASSAGES: Readonly<Record<number, FightPassage>> = {
  [EVENT.counter]: (scene, slot, index, window, foe) => {
    const counter = scene.counter(index);
    const unit = scene.name(slot);
    const { fewerDamageDice, fewerDice } = scene.fight.plan.counters;
    if (fewerDice[index] !== 0) scene.diceParts.set(counter, -fewerDice[index]!);
    if (fewerDamageDice[index] !== 0) scene.damageParts.set(counter, -fewerDamageDice[index]!);
    const facts = { unit, counter, window: WINDOW_NAMES[window] ?? 'maneuver', against: scene.name(foe) };
    const effects = effectsText(scene, index);
    const verb = window === OFFENSIVE ? 'follows with' : 'answers with';
    const text = `${unit} ${verb} ${counter}${effects === '' ? '' : ` (${effects})`}${leftText(scene, index)}.`;
    return ['counter', facts, 'sentence', text];
  },
  [EVENT.counterRoll]: (scene, slot, index, dicePool, successes) => {
    const { blow, plan } = scene.fight;
    const { counters } = plan;
    const targetNumber = counters.rollTargetNumber[index]!;
    const takesLevels = blow.levels > 0;
    const before = takesLevels ? blow.levels : blow.successes;
    const fixed = takesLevels ? counters.fewerLevels[index]! : counters.fewerSuccesses[index]!;
    const left = Math.max(0, before - fixed - successes);
    const facts = { unit: scene.name(slot), counter: scene.counter(index), dicePool, targetNumber, successes, left };
    const unitOf = takesLevels ? counted(left, 'level') : counted(left, 'success', 'successes');
    const text =
      `${counted(dicePool, 'die', 'dice')} against ${targetNumber}: ${facesText(scene.dice)} = ` +
      `${counted(successes, 'success', 'successes')}, which leaves ${unitOf}.`;
    return ['counter-roll', facts, 'sentence', text];
  },
  [EVENT.standingBlock]: (scene, slot, index) => {
    const facts = { unit: scene.name(slot), counter: scene.counter(index) };
    return ['standing-block', facts, 'sentence', `${facts.unit}'s ${facts.counter} still stands.`];
  },
  [EVENT.standingReduction]: (scene, slot, index, levels) => {
    const left = scene.fight.blow.levels;
    const facts = { unit: scene.name(slot), counter: scene.counter(index), levels, left };
    const text = `${facts.unit}'s ${facts.counter} still stands: ${counted(levels, 'level')} less.`;
    return ['standing-reduction', facts, 'sentence', text];
  },
  [EVENT.recover]: (scene, slot, index) => {
    const facts = { unit: scene.name(slot), counter: scene.counter(index) };
    return ['recover', facts, 'sentence', `${facts.unit} recovers ${facts.counter}.`];
  },
  [EVENT.standingEnds]: (scene, slot, index) => {
    const facts = { unit: scene.name(slot), counter: scene.counter(index) };
    return ['standing-ends', facts, 'sentence', `${facts.counter} stands no more.`];
  },
};

/** What a counter that takes a number of levels leaves; one that rolls tells it with its roll. */
function leftText({ fight }: FightScene, index: number): string {
  const { fewerLevels, rolls } = fight.plan.counters;
  const { levels } = fight.blow;
  if (rolls[index] === 1 || fewerLevels[index] === 0 || levels === 0) return '';
  return `, which leaves ${counted(Math.max(0, levels - fewerLevels[index]!), 'level')}`;
}

/** What a counter does that is no roll, in the numbers of its owner. */
function effectsText({ fight }: FightScene, index: number): string {
  const { counters, sources } = fight.plan;
  const { entry } = sources.counters[index]!;
  const number = (table: { readonly [index: number]: number }) => table[index]!;
  const effects: [amount: number, text: string][] = [
    [number(counters.fewerDice), `${number(counters.fewerDice)} dice less`],
    [number(counters.fewerDamageDice), `${number(counters.fewerDamageDice)} damage dice less`],
    [number(counters.fewerSuccesses), `${counted(number(counters.fewerSuccesses), 'success', 'successes')} less`],
    [number(counters.fewerLevels), `${counted(number(counters.fewerLevels), 'level')} less`],
    [number(counters.isNonLethal), 'non-lethal'],
    [number(counters.checks), `${signed(number(counters.checks))} dice on checks`],
    [number(counters.givesNext), nextText(entry)],
    [number(counters.stands), 'it stands until the next turn'],
  ];
  return effects
    .filter(([amount]) => amount !== 0)
    .map(([, text]) => text)
    .join(', ');
}

function nextText({ nextAttack }: CounterEntry): string {
  if (nextAttack === undefined) return '';
  return `${signed(nextAttack.dice)} dice and ${signed(nextAttack.damageDice)} damage dice on the next attack`;
}
