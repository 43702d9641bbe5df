import { MOST_CONTESTANTS } from '../../engine/systems/target-10/contest-total.ts';
import { PARAMETERS } from '../../engine/systems/target-10/parameters.ts';
import type { DataPath, Fault } from '../data/fault.ts';
import { fieldOf, isMap, numberOf } from '../data/tree.ts';
import { checkContestants, contestantsOf } from '../fields/contestants.ts';
import { ruleOf } from '../head/rule-of.ts';

/** What is wrong with a Target 10 check, beyond its schema. */
export function checkCheck(data: unknown): readonly Fault[] {
  const against = fieldOf(data, 'against');
  return [
    ...checkTester(fieldOf(data, 'actor'), ['actor'], data),
    ...checkTester(fieldOf(against, 'opponent'), ['against', 'opponent'], data),
    ...checkEither(against, ['against'], 'nature', 'opponent'),
    ...checkAgainst(against),
  ];
}

/** What is wrong with a Target 10 contest, beyond its schema. */
export function checkContest(data: unknown): readonly Fault[] {
  const contestants = contestantsOf(data);
  return [
    ...checkContestants(data, [1, MOST_CONTESTANTS]),
    ...contestants.flatMap(([name, tester]) => checkTester(tester, ['contestants', name], data)),
    ...checkLone(data, contestants.length),
  ];
}

function checkTester(tester: unknown, path: DataPath, data: unknown): readonly Fault[] {
  return [...checkEither(tester, path, 'ability', 'modifier'), ...checkSituational(tester, path, data)];
}

/** T10-5 */
function checkSituational(tester: unknown, path: DataPath, data: unknown): readonly Fault[] {
  const situational = numberOf(fieldOf(tester, 'situational')) ?? 0;
  const limit = ruleOf(data, 'test.situationalLimit', PARAMETERS) as number;
  if (Math.abs(situational) <= limit) return [];
  const message = `expected an integer from ${-limit} to ${limit} (rules.test.situationalLimit), got ${situational}`;
  return [{ code: 'out-of-range', path: [...path, 'situational'], message }];
}

function checkEither(data: unknown, path: DataPath, one: string, other: string): readonly Fault[] {
  if (fieldOf(data, one) === undefined || fieldOf(data, other) === undefined) return [];
  const message = `expected either ${one} or ${other}, got both`;
  return [{ code: 'conflict', path: [...path, other], message, atKey: true }];
}

function checkAgainst(against: unknown): readonly Fault[] {
  if (!isMap(against) || Object.keys(against).length > 0) return [];
  return [{ code: 'missing-key', path: ['against'], message: 'expected nature or opponent, got neither', atKey: true }];
}

/** T10-9 */
function checkLone(data: unknown, count: number): readonly Fault[] {
  if (fieldOf(data, 'against') === undefined || count < 2) return [];
  const message = `expected against only beside a lone contestant, got it beside ${count}: they test against each other`;
  return [{ code: 'misplaced-against', path: ['against'], message, atKey: true }];
}
