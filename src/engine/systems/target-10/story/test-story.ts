import type { Rules } from '../../../core/rule-parameter.ts';
import type { ScenarioStory, TrialRunner } from '../../../core/rules-system.ts';
import type { StoryDie, Telling } from '../../../core/story/passage.ts';
import { rollStory } from '../../../core/story/roll-story.ts';
import type { RuleBook } from '../../../core/story/rule-book.ts';
import { counted, listed, shown, signed, sumText } from '../../../core/story/words.ts';
import type { Teller } from '../../../core/teller.ts';
import { ROLL_EVENT } from '../events.ts';
import { succeeds, type Test } from '../test.ts';
import type { TestSkills } from '../test-scenario.ts';
import { testValue } from '../test-value.ts';

/** What a test value is made of; it adds up (T10-5). */
export interface ValueParts {
  readonly ability: number;
  readonly skill: number;
  readonly situational: number;
  readonly value: number;
}

/** Events of a check or contest and the facts of each. */
interface TestFacts {
  readonly order: { readonly order: readonly string[]; readonly byChance: boolean };
  readonly test: {
    readonly name: string;
    readonly value: ValueParts;
    readonly against: { readonly name: string; readonly value: number };
    readonly bonus: number;
    readonly targetNumber: number;
    readonly face: number;
    readonly margin: number;
    readonly success: boolean;
  };
  readonly luck: { readonly name: string; readonly left: number; readonly when: 'instead-of-roll' | 'after-failure' };
  readonly standing: {
    readonly name: string;
    readonly successes: number;
    readonly failures: number;
    readonly out: boolean;
  };
}

/** One who tests, as written and as compiled. */
export interface ToldTester {
  readonly name: string;
  readonly value: ValueParts;
  readonly other: { readonly name: string; readonly value: number };
  readonly test: Test;
}

interface ToldTests {
  readonly testers: readonly ToldTester[];
  readonly isContest: boolean;
  /** Orders in which they may test; testers by index. */
  readonly orders: readonly (readonly number[])[];
}

const TEST_BOOK: RuleBook<ToldTests> = {
  events: {
    [ROLL_EVENT.order]: { always: ['T10-8'] },
    [ROLL_EVENT.test]: {
      always: ['T10-1', 'T10-4', 'T10-5', 'T10-6'],
      sometimes: [
        ['T10-7', ({ testers }, who) => testers[who]!.other.name === 'nature'],
        ['T10-9', ({ isContest }) => isContest],
      ],
    },
    [ROLL_EVENT.luck]: { always: ['T10-3', 'T10-10'] },
    [ROLL_EVENT.standing]: { always: ['T10-9'] },
  },
  end: [],
};

/** The parts of a character's test value. */
export function valueParts(skills: TestSkills, rules: Rules): ValueParts {
  const { skill, situational } = skills;
  const value = testValue(skills, rules);
  return { ability: value - skill - situational, skill, situational, value };
}

/** The stories of a check or contest. */
export function testStory(
  createRunner: (seed: number, teller?: Teller) => TrialRunner,
  told: ToldTests,
): ScenarioStory {
  const rollers = [...told.testers.map(({ name }) => name), 'order'];
  return rollStory<TestFacts, ToldTests>(createRunner, told, TEST_BOOK, rollers, ([event, a, b, c, d], dice) => {
    if (event === ROLL_EVENT.order) return tellOrder(told, a);
    const tester = told.testers[a]!;
    if (event === ROLL_EVENT.test) return tellTest(tester, b, dice);
    return event === ROLL_EVENT.luck ? tellLuck(tester, b, c) : tellStanding(tester, b, c, d);
  });
}

function tellOrder({ orders, testers }: ToldTests, which: number): Telling<TestFacts> {
  const order = orders[which]!.map((who) => testers[who]!.name);
  const byChance = orders.length > 1;
  const text = `The order is ${listed(order)}${byChance ? ', by chance where nothing tells them apart' : ''}.`;
  return ['order', { order, byChance }, order.length === 1 ? 'silent' : 'paragraph', text];
}

function tellTest(
  { name, value, other, test }: ToldTester,
  margin: number,
  dice: readonly StoryDie[],
): Telling<TestFacts> {
  const { bonus, targetNumber } = test;
  const { face } = dice[0]!;
  const success = succeeds(margin);
  const facts = { name, value, against: other, bonus, targetNumber, face, margin, success };
  const parts = sumText([
    ['ability', value.ability],
    ['skill', value.skill],
    ['situation', value.situational],
  ]);
  const limited = bonus === value.value - other.value ? '' : ', held to the limit';
  const text =
    `${name === 'actor' ? 'The actor' : name} tests with ${value.value} (${parts}) against ${other.value} of ${other.name}: ` +
    `${signed(bonus)}${limited}. d20 ${face} ${signed(bonus)} = ${shown(face + bonus)} against ${targetNumber}: ` +
    `${success ? 'a success' : 'a failure'}, by ${Math.abs(margin)}.`;
  return ['test', facts, 'paragraph', text];
}

function tellLuck({ name }: ToldTester, left: number, onFailure: number): Telling<TestFacts> {
  const when = onFailure === 1 ? 'after-failure' : 'instead-of-roll';
  const how = onFailure === 1 ? 'turns the failure into a success' : 'succeeds without a roll';
  const text = `${name === 'actor' ? 'The actor' : name} spends a luck point and ${how} (${left} left).`;
  return ['luck', { name, left, when }, onFailure === 1 ? 'sentence' : 'paragraph', text];
}

function tellStanding({ name }: ToldTester, successes: number, failures: number, isOut: number): Telling<TestFacts> {
  const out = isOut === 1;
  const text =
    `${name} has ${counted(successes, 'success', 'successes')} and ${counted(failures, 'failure')}` +
    `${out ? ', and drops out' : ''}.`;
  return ['standing', { name, successes, failures, out }, 'sentence', text];
}
