import { expect, it } from 'vitest';
import { firstText } from '../../../told-text.ts';
import { chainOf, checkOf, contestOf } from './arrange-roll.ts';

it('CS-4, CS-10, CS-26: the story of a roll says what was folded, and what of its successes are stones', () => {
  const folded = checkOf({ rating: '3s0', stones: 1 }, 32, { fold: { enabled: true } });
  expect(firstText(folded, /A roll/)).toBe(
    'A roll against 18, less 2 × 7 folded: d10 5 + d4 2 + rating 3 = 10: ' +
      '0 rolled + 1 stone − 2 folded = −1 net. 1 success is needed: it fails.',
  );
});

it('CS-8: the story of a contest says who has rolled successes, or that neither has', () => {
  const even = contestOf({ rating: '3s0' }, { rating: '3s0' });
  expect(firstText(even, /Neither/)).toMatch(/ = 10\. Neither has rolled a success\. 0 left: the opponent wins\.$/);
  expect(firstText(even, /The opponent has rolled/)).toMatch(/ = 12\. The opponent has rolled 1\. −1 left: /);
  const sure = contestOf({ rating: '-1s1', stones: 1 }, { rating: '0s0', wounds: 1 });
  expect(firstText(sure, /besides/)).toBe(
    'The actor has d10 5 + d4 2 − rating 1 = 6, the opponent d10 2 + d4 4+3 = 9. The opponent has rolled 1. ' +
      'The actor has 2 besides, of automatic successes, stones and wounds. ' +
      'The opponent has −1 besides, of automatic successes, stones and wounds. 2 left: the actor wins.',
  );
});

it('CS-9: the story of a chain says where it goes on, and where and why it breaks', () => {
  const plain = chainOf([
    { rating: '3s0', target: 15 },
    { rating: '3s0', target: 15 },
  ]);
  expect(firstText(plain, /breaks/)).toBe(
    'Roll 1, R1 against 15: d10 5 + d4 2 + rating 3 = 10: no success. It fails, and the chain breaks.',
  );
  const sure = chainOf([
    { rating: '9s2', target: 15 },
    { rating: '9s3', target: 20 },
  ]);
  expect(firstText(sure, /breaks/)).toMatch(/ = 2 net\. 1 extra success, the link costs 2: the chain breaks\.$/);
  expect(firstText(sure, /on to/)).toMatch(/ = 3 net\. 2 extra successes, the link costs 2: on to R2\.$/);
  expect(firstText(sure, /Roll 2/)).toMatch(/ = 3 net\. 1 success is needed: it succeeds\.$/);
});
