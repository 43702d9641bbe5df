import { expect, it } from 'vitest';
import { firstText } from '../../../told-text.ts';
import { checkOf, contestOf } from './arrange-test.ts';

const INSTEAD = { luck: { when: 'instead-of-roll' } };

it('T10-5, T10-6: the story of a test says what its value is made of, and that the bonus is held to the limit', () => {
  expect(firstText(checkOf({ skill: 40 }), /tests/)).toBe(
    'The actor tests with 40 (ability 0 + skill 40) against 5 of nature: +10, held to the limit. ' +
      'd20 8 +10 = 18 against 10: a success, by 8.',
  );
});

it('T10-8: the story of a contest says that chance made its order', () => {
  const contest = contestOf({ A: {}, B: {} });
  expect(firstText(contest, /order/)).toBe('The order is B and A, by chance where nothing tells them apart.');
});

it('T10-8: a lone contestant has no order to tell of', () => {
  const story = contestOf({ A: {} }).story?.createStoryRunner(1);
  story?.play(0);
  expect(story?.story.map(({ event, place }) => [event.event, place]).slice(0, 2)).toEqual([
    ['order', 'silent'],
    ['test', 'paragraph'],
  ]);
});

it('T10-9: the story of a contest tells the standing of each, and who drops out', () => {
  const contest = contestOf({ A: {}, B: {} }, { successes: 2, failures: { limit: 1, counted: 'each' } });
  expect(firstText(contest, /0 failures/)).toBe('B has 1 success and 0 failures.');
  expect(firstText(contest, /drops out/)).toBe('A has 0 successes and 1 failure, and drops out.');
});

it('T10-10: the story says when a luck point was spent, and by whom', () => {
  expect(firstText(checkOf({ luck: 1 }, undefined, INSTEAD), /luck/)).toBe(
    'The actor spends a luck point and succeeds without a roll (0 left).',
  );
  expect(firstText(contestOf({ A: { luck: 1 }, B: {} }), /luck/)).toBe(
    'A spends a luck point and turns the failure into a success (0 left).',
  );
});
