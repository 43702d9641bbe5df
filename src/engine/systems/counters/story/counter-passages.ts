import { counted, facesText, signed } from '../../../core/story/words.ts';
import type { CounterEntry } from '../catalogue-entry.ts';
import { ATTACK_ROLL, DAMAGE_WINDOW, OFFENSIVE, SUCCESSES } from '../counter.ts';
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
    const { fewerDamageDice, fewerDice } = scene.fight.plan.counters[index]!;
    if (fewerDice !== 0) scene.diceParts.set(counter, -fewerDice);
    if (fewerDamageDice !== 0) scene.damageParts.set(counter, -fewerDamageDice);
    const facts = { unit, counter, window: WINDOW_NAMES[window] ?? 'maneuver', against: scene.name(foe) };
    const effects = effectsText(scene, index);
    const verb = window === OFFENSIVE ? 'follows with' : 'answers with';
    const text = `${unit} ${verb} ${counter}${effects === '' ? '' : ` (${effects})`}${leftText(scene, index)}.`;
    return ['counter', facts, 'sentence', text];
  },
  [EVENT.counterRoll]: (scene, slot, index, dicePool, successes) => {
    const { blow, plan } = scene.fight;
    const { fewerLevels, fewerSuccesses, roll } = plan.counters[index]!;
    const { targetNumber } = roll!;
    const takesLevels = blow.levels > 0;
    const before = takesLevels ? blow.levels : blow.successes;
    const fixed = takesLevels ? fewerLevels : fewerSuccesses;
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
  const { fewerLevels, roll } = fight.plan.counters[index]!;
  const { levels } = fight.blow;
  if (roll !== undefined || fewerLevels === 0 || levels === 0) return '';
  return `, which leaves ${counted(Math.max(0, levels - fewerLevels), 'level')}`;
}

/** What a counter does that is no roll, in the numbers of its owner. */
function effectsText({ fight }: FightScene, index: number): string {
  const { counters, sources } = fight.plan;
  const counter = counters[index]!;
  const { checks, fewerDamageDice, fewerDice, fewerLevels, fewerSuccesses } = counter;
  const effects: [is: boolean, text: string][] = [
    [fewerDice !== 0, `${fewerDice} dice less`],
    [fewerDamageDice !== 0, `${fewerDamageDice} damage dice less`],
    [fewerSuccesses !== 0, `${counted(fewerSuccesses, 'success', 'successes')} less`],
    [fewerLevels !== 0, `${counted(fewerLevels, 'level')} less`],
    [counter.isNonLethal, 'non-lethal'],
    [checks !== 0, `${signed(checks)} dice on checks`],
    [counter.givesNext, nextText(sources.counters[index]!.entry)],
    [counter.stands, 'it stands until the next turn'],
  ];
  return effects
    .filter(([is]) => is)
    .map(([, text]) => text)
    .join(', ');
}

function nextText({ nextAttack }: CounterEntry): string {
  if (nextAttack === undefined) return '';
  return `${signed(nextAttack.dice)} dice and ${signed(nextAttack.damageDice)} damage dice on the next attack`;
}
