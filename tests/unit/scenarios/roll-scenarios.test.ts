import { describe, expect, it } from 'vitest';
import { ScenarioError } from '../../../src/engine/core/errors.ts';
import { parseScenario } from '../../../src/scenarios/load-scenario.ts';

const text = (system: string, kind: string, own: string) =>
  `format: 1\nname: x\nsystem: ${system}\nkind: ${kind}\n${own}\n`;

/** `line:column code path: message` of each fault of a scenario whose own keys start on line 5. */
function faultsOf(system: string, kind: string, own: string, ...set: string[]): string[] {
  try {
    parseScenario(text(system, kind, own), 'x.yaml', { set });
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.problems.map(
      ({ line, column, code, path, message }) => `${line}:${column} ${code} ${path}: ${message}`,
    );
  }
  return [];
}

const resolved = (system: string, kind: string, own: string, ...set: string[]) =>
  parseScenario(text(system, kind, own), 'x.yaml', { set });

const NAMES = 'draw, tie, failure, timeout, actor, opponent';

describe('a Target 10 check or contest', () => {
  it.each([
    ['check', 'actor: { luck: 4 }', '5:16 out-of-range actor.luck: expected an integer from 0 to 3, got 4'],
    [
      'check',
      'actor: { luck: lo }',
      '5:16 wrong-type actor.luck: expected an integer from 0 to 3, or one of low, mid, high, got "lo"',
    ],
    ['check', 'actor: { ability: 2 }', '5:19 out-of-range actor.ability: expected an integer from 3 to 18, got 2'],
    [
      'check',
      'actor: { situational: 4 }',
      '5:23 out-of-range actor.situational: expected an integer from -3 to 3 (rules.test.situationalLimit), got 4',
    ],
    [
      'check',
      'actor: { situational: -4 }',
      '5:23 out-of-range actor.situational: expected an integer from -3 to 3 (rules.test.situationalLimit), got -4',
    ],
    [
      'check',
      'actor: { ability: 9, modifier: 1 }',
      '5:22 conflict actor.modifier: expected either ability or modifier, got both',
    ],
    [
      'check',
      'actor: {}\nagainst: { nature: 11 }',
      '6:20 out-of-range against.nature: expected an integer from 1 to 10, got 11',
    ],
    [
      'check',
      'actor: {}\nagainst: { nature: 0 }',
      '6:20 out-of-range against.nature: expected an integer from 1 to 10, got 0',
    ],
    [
      'check',
      'actor: {}\nagainst: { nature: 5, opponent: {} }',
      '6:23 conflict against.opponent: expected either nature or opponent, got both',
    ],
    ['check', 'actor: {}\nagainst: {}', '6:1 missing-key against: expected nature or opponent, got neither'],
    [
      'check',
      'actor: {}\nagainst: { opponent: { luck: 1 } }',
      '6:24 unknown-key against.opponent.luck: expected one of the keys skill, ability, modifier, situational, got "luck"',
    ],
    [
      'check',
      'trials: 5',
      '1:1 missing-key actor: expected a map of skill, ability, modifier, situational, luck, got nothing',
    ],
    ['contest', 'contestants: {}', '5:1 contestant-count contestants: expected 1 to 6 contestants, got none'],
    [
      'contest',
      'contestants: { a: {}, b: {}, c: {}, d: {}, e: {}, f: {}, g: {} }',
      '5:1 contestant-count contestants: expected 1 to 6 contestants, got 7',
    ],
    [
      'contest',
      'contestants: { A: {}, B: {} }\nagainst: { nature: 5 }',
      '6:1 misplaced-against against: expected against only beside a lone contestant, got it beside 2: they test against each other',
    ],
    [
      'contest',
      'successes: 4\ncontestants: { A: {} }',
      '5:12 out-of-range successes: expected an integer from 1 to 3, got 4',
    ],
    [
      'contest',
      'failures: { counted: each }\ncontestants: { A: {} }',
      '5:1 missing-key failures.limit: expected an integer from 1 to 99, got nothing',
    ],
    [
      'contest',
      'failures: { limit: 0 }\ncontestants: { A: {} }',
      '5:20 out-of-range failures.limit: expected an integer from 1 to 99, got 0',
    ],
    [
      'contest',
      'contestants: { A: { situational: 5 } }',
      '5:34 out-of-range contestants.A.situational: expected an integer from -3 to 3 (rules.test.situationalLimit), got 5',
    ],
    ...['draw', 'tie', 'failure', 'timeout', 'actor', 'opponent', '12'].map((name): [string, string, string] => [
      'contest',
      `contestants: { A: {}, ${name}: {} }`,
      `5:23 bad-name contestants.${name}: expected a name of 1 to 200 characters on one line, but not a whole number or ${NAMES}, got "${name}"`,
    ]),
  ])('refuses %s %s', (kind, own, fault) => {
    expect(faultsOf('target-10', kind, own)).toEqual([fault]);
  });

  it('takes a situational modifier within a limit that the file sets', () => {
    expect(faultsOf('target-10', 'check', 'actor: { situational: 5 }\nrules: { test.situationalLimit: 5 }')).toEqual(
      [],
    );
    expect(faultsOf('target-10', 'check', 'actor: { situational: 3 }', 'rules.test.situationalLimit=2')).toHaveLength(
      1,
    );
  });

  it('has every default filled in', () => {
    expect(resolved('target-10', 'check', 'actor: { modifier: 2 }\nrules: { test.nature: 6 }').scenario).toMatchObject({
      actor: { skill: 0, modifier: 2, situational: 0, luck: 0 },
      against: { nature: 6 },
    });
    expect(resolved('target-10', 'contest', 'failures: { limit: 2 }\ncontestants: { A: {} }').scenario).toMatchObject({
      successes: 1,
      failures: { limit: 2, counted: 'together' },
      contestants: { A: { skill: 0, ability: 10, situational: 0, luck: 0 } },
      against: { nature: 5 },
    });
    expect(resolved('target-10', 'contest', 'contestants: { A: {}, B: {} }').scenario).not.toHaveProperty('against');
  });

  it('lets what is set take the place of its alternative', () => {
    const own = 'actor: { ability: 12 }\nagainst: { nature: 4 }';
    expect(resolved('target-10', 'check', own, 'actor.modifier=3', 'against.opponent.skill=2').scenario).toMatchObject({
      actor: { skill: 0, modifier: 3 },
      against: { opponent: { skill: 2, ability: 10 } },
    });
  });

  it('knows its quantities: there is no margin where luck is spent instead of the roll', () => {
    const own = (luck: string) =>
      `actor: { luck: ${luck} }\nrules: { luck.when: instead-of-roll }\nexpect: [{ metric: margin, atLeast: 0 }]`;
    expect(faultsOf('target-10', 'check', own('high'))).toEqual([]);
    expect(faultsOf('target-10', 'check', own('low'))).toMatchObject([expect.stringMatching(/^7:\d+ unknown-metric/)]);
    const contest =
      'contestants: { A: {}, B: {} }\nexpect: [{ metric: B.failures.p90, atMost: 5 }, { metric: outcome.C, atLeast: 0 }]';
    expect(faultsOf('target-10', 'contest', contest)).toMatchObject([
      expect.stringContaining('outcome. and one of A, B, failure, timeout'),
    ]);
  });
});

describe('a Counters check, contest or coordination', () => {
  it.each([
    ['check', 'actor: {}', '5:1 missing-key actor: expected attribute, skill or dice, got none of them'],
    [
      'check',
      'actor: { attribute: 11 }',
      '5:21 out-of-range actor.attribute: expected an integer from 0 to 10, got 11',
    ],
    ['check', 'actor: { skill: 1 }\nneeded: 0', '6:9 out-of-range needed: expected an integer from 1 to 99, got 0'],
    [
      'check',
      'actor: { skill: 1, targetNumber: 21 }',
      '5:34 out-of-range actor.targetNumber: expected an integer from 1 to 20, got 21',
    ],
    [
      'contest',
      'contestants: { A: { skill: 1 } }',
      '5:1 contestant-count contestants: expected 2 to 20 contestants, got 1',
    ],
    [
      'contest',
      'contestants: { A: { skill: 1 }, tie: { skill: 1 } }',
      `5:33 bad-name contestants.tie: expected a name of 1 to 200 characters on one line, but not a whole number or ${NAMES}, got "tie"`,
    ],
    [
      'contest',
      'contestants: { A: { skill: 1 }, B: {} }',
      '5:33 missing-key contestants.B: expected attribute, skill or dice, got none of them',
    ],
    ['coordination', 'team: []', '5:7 out-of-range team: expected a list of 1 to 20 entries, got a list of 0'],
    [
      'coordination',
      'team: [{ name: A, skill: 1 }, { name: A, skill: 2 }]',
      '5:39 duplicate-name team.1.name: expected each name once, got "A" again',
    ],
    [
      'coordination',
      'team: [{ name: A, skill: 1, count: 21 }]',
      '5:36 out-of-range team.A.count: expected an integer from 1 to 20, got 21',
    ],
  ])('refuses %s %s', (kind, own, fault) => {
    expect(faultsOf('counters', kind, own)).toEqual([fault]);
  });

  it('has every default filled in, and members of a team are set by name', () => {
    const own = 'team: [{ name: A, skill: 1 }]';
    expect(resolved('counters', 'coordination', own, 'team.A.attribute=4').scenario).toMatchObject({
      needed: 1,
      team: [{ name: 'A', attribute: 4, skill: 1, dice: 0, count: 1 }],
    });
  });
});

describe('a Crescent Star check, contest or chain', () => {
  it.each([
    [
      'check',
      'actor: { rating: 3 }',
      '1:1 missing-key target: expected a target number from -99 to 999 or one of trivial, easy, average, tricky, hard, expert, grand-challenge, got nothing',
    ],
    [
      'check',
      'actor: { rating: 3 }\ntarget: middling',
      '6:9 wrong-type target: expected a target number from -99 to 999 or one of trivial, easy, average, tricky, hard, expert, grand-challenge, got "middling"',
    ],
    [
      'check',
      'actor: { rating: 3 }\ntarget: 12\nneeded: 100',
      '7:9 out-of-range needed: expected an integer from -99 to 99, got 100',
    ],
    [
      'contest',
      'actor: { rating: 3 }\nopponent: { rating: 3, stones: -1 }',
      '6:32 out-of-range opponent.stones: expected an integer from 0 to 99, got -1',
    ],
    ['chain', 'links: []', '5:8 out-of-range links: expected a list of 1 to 20 rolls, got a list of 0'],
  ])('refuses %s %s', (kind, own, fault) => {
    expect(faultsOf('crescent-star', kind, own)).toEqual([fault]);
  });

  it('has every default filled in', () => {
    expect(resolved('crescent-star', 'check', 'actor: { rating: 3 }\ntarget: 12').scenario).toMatchObject({
      actor: { rating: '3s0', stones: 0, wounds: 0 },
      target: 12,
      needed: 1,
    });
  });
});
