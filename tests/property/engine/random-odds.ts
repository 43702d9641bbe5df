import { fc } from '@fast-check/vitest';
import { DIFFICULTIES } from '../../../src/engine/systems/crescent-star/roll-scenario.ts';

/** Random scenarios of every system and kind but fights, small enough for the judges in `tests/oracles/odds`. */

const head = (system: string, kind: string, own: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({
    ...{ format: fc.constant(1), name: fc.constant('Random') },
    ...{ system: fc.constant(system), kind: fc.constant(kind), ...own },
  });

const few = (min: number, max: number) => fc.integer({ min, max });
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

/** Leaves out what is undefined, as JSON does. */
function given(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}

const named = (values: readonly unknown[]) => Object.fromEntries(values.map((value, i) => [`Name ${i}`, value]));

const skills = fc
  .tuple(fc.record({ skill: few(0, 3), situational: few(-3, 3) }), fc.oneof(few(9, 12), fc.constant('none')))
  .map(([own, ability]) => ({ ...own, ...(ability === 'none' ? { modifier: 0 } : { ability }) }));

const luck = fc.constantFrom(0, 0, 1, 2, 'low', 'mid', 'high');
const tester = fc.tuple(skills, luck).map(([own, points]) => ({ ...own, luck: points }));
const testRules = fc.record({
  'test.targetNumber': few(5, 18),
  'luck.when': fc.constantFrom('after-failure', 'instead-of-roll'),
  'contest.maxTests': few(1, 12),
});
const failures = fc.record({ limit: few(1, 3), counted: fc.constantFrom('together', 'each') });

const target10Check = head('target-10', 'check', {
  actor: tester,
  against: fc.oneof(fc.record({ nature: few(1, 10) }), fc.record({ opponent: skills })),
  rules: testRules,
});

const target10Contest = head('target-10', 'contest', {
  contestants: fc.array(tester, { minLength: 1, maxLength: 3 }).map(named),
  successes: few(1, 3),
  failures: maybe(failures),
  rules: testRules,
}).map(given);

const pool = fc
  .record({ attribute: few(0, 4), skill: maybe(few(0, 3)), targetNumber: maybe(few(1, 11)), dice: few(-1, 1) })
  .map(given);
const poolRules = fc.record({ 'pool.ten': few(0, 3), 'pool.oneFails': fc.boolean() });

const countersCheck = head('counters', 'check', { actor: pool, needed: few(1, 3), rules: poolRules });
const countersContest = head('counters', 'contest', {
  contestants: fc.array(pool, { minLength: 2, maxLength: 3 }).map(named),
  rules: poolRules,
});
const countersCoordination = head('counters', 'coordination', {
  team: fc
    .array(fc.tuple(pool, few(1, 2)), { minLength: 1, maxLength: 2 })
    .map((team) => team.map(([own, count], i) => ({ ...own, name: `Name ${i}`, count }))),
  needed: few(1, 3),
  rules: poolRules,
});

const rating = fc.tuple(few(-2, 20), few(0, 3)).map(([value, auto]) => `${value}s${auto}`);
const rolling = { rating, stones: few(0, 1), wounds: few(0, 2), attribute: maybe(few(1, 7)) };
const roller = fc.record(rolling).map(given);
const target = fc.oneof(few(1, 35), fc.constantFrom(...DIFFICULTIES));
const rollRules = fc.record({
  'push.enabled': fc.boolean(),
  'fold.enabled': fc.boolean(),
  'contest.tie': fc.constantFrom('none', 'actor'),
});

const crescentStarCheck = head('crescent-star', 'check', {
  actor: roller,
  target,
  needed: few(-1, 3),
  rules: rollRules,
});
const crescentStarContest = head('crescent-star', 'contest', { actor: roller, opponent: roller, rules: rollRules });
const crescentStarChain = head('crescent-star', 'chain', {
  links: fc.array(
    fc.tuple(roller, target).map(([own, number]) => ({ ...own, name: 'Roll', target: number })),
    { minLength: 1, maxLength: 3 },
  ),
  rules: rollRules,
});

/** By system and kind. */
export const RANDOM_ODDS: readonly (readonly [name: string, scenario: fc.Arbitrary<object>])[] = [
  ['target-10 check', target10Check],
  ['target-10 contest', target10Contest],
  ['counters check', countersCheck],
  ['counters contest', countersContest],
  ['counters coordination', countersCoordination],
  ['crescent-star check', crescentStarCheck],
  ['crescent-star contest', crescentStarContest],
  ['crescent-star chain', crescentStarChain],
];
