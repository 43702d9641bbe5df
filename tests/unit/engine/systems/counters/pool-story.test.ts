import { expect, it } from 'vitest';
import { firstText } from '../../../told-text.ts';
import { checkOf, contestOf, coordinationOf } from './arrange-pools.ts';

it('CTR-3, CTR-4: the story of a check says what its pool is made of, and whether it succeeds', () => {
  const check = checkOf({ attribute: 5, skill: 1, dice: 1 }, 2);
  const pool = 'A check: 2 dice (skill 1 + more or fewer 1) against 5 (by attribute 5):';
  expect(firstText(check, /it succeeds/)).toBe(`${pool} 5 8 = 2 successes. 2 successes are needed: it succeeds.`);
  expect(firstText(check, /it fails/)).toBe(`${pool} 3 5 = 1 success. 2 successes are needed: it fails.`);
  expect(firstText(checkOf({ skill: 0, targetNumber: 6 }), /A check/)).toBe(
    'A check: 0 dice (skill 0) against 6: no die = 0 successes. 1 success is needed: it fails.',
  );
  expect(firstText(checkOf({ dice: 2 }), /it succeeds/)).toMatch(/^A check: 2 dice against 7: /);
});

it('CTR-5: the story of a contest tells each pool by its name, and not what is needed', () => {
  const contest = contestOf({ A: { attribute: 3 }, B: { attribute: 2 } });
  expect(firstText(contest, /^B/)).toBe('B: 2 dice (attribute 2) against 8 (by attribute 2): 1 10 = 2 successes.');
});

it('CTR-6: the story of a coordination says who helps and who hinders', () => {
  const team = coordinationOf([{ attribute: 5 }, { attribute: 1 }, { attribute: 1 }], 3);
  expect(firstText(team, /helps/)).toBe(
    'Together: primary check 3 + 1 that helps 1 − 1 that hinders 1 = 3. 3 successes are needed: it succeeds.',
  );
  expect(firstText(team, /hinder /)).toBe(
    'Together: primary check 4 − 2 that hinder 2 = 2. 3 successes are needed: it fails.',
  );
});
