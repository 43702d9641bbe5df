import { describe, expect, it } from 'vitest';
import { meanOf } from '../../../src/engine/core/exact/moments.ts';
import { loadScenario } from '../../../src/scenarios/load-scenario.ts';
import { compileData, exactOf, simulateCounts, worstFit } from '../../exact-and-simulated.ts';

/** A right engine fails one such test in a million. */
const LEVEL = 1e-6;
const TRIALS = 100_000;

const T10 = { format: 1, name: 'x', system: 'target-10' };
const CTR = { format: 1, name: 'x', system: 'counters' };
const CS = { format: 1, name: 'x', system: 'crescent-star' };

const TRIO = { Ann: { skill: 3, luck: 'mid' }, Bob: { skill: 3 }, Cat: { skill: 2, ability: 12, luck: 2 } };
const COIN = { Ann: { skill: 3 }, Bob: { skill: 3 } };

/** Scenarios, each with a rule made wrong that the same test must reject. */
const TWINS: readonly (readonly [name: string, scenario: object, wrong: string])[] = [
  ['T10-4: a check', { ...T10, kind: 'check', actor: { skill: 7 } }, 'rules.test.targetNumber=11'],
  ['T10-7: against nature', { ...T10, kind: 'check', actor: { skill: 7 }, against: { nature: 4 } }, 'against.nature=5'],
  [
    'T10-6: a limited bonus',
    { ...T10, kind: 'check', actor: { skill: 3 }, against: { opponent: { skill: 12 } } },
    'rules.bonusLimit=5',
  ],
  ['T10-8: the coin', { ...T10, kind: 'contest', contestants: COIN }, 'contestants.Bob.ability=11'],
  [
    'T10-9: each drops out',
    { ...T10, kind: 'contest', contestants: TRIO, successes: 2, failures: { limit: 2, counted: 'each' } },
    'failures.counted=together',
  ],
  [
    'T10-9: a timeout',
    { ...T10, kind: 'contest', contestants: TRIO, successes: 3, rules: { 'contest.maxTests': 6 } },
    'rules.contest.maxTests=7',
  ],
  [
    'T10-10: luck after failure',
    { ...T10, kind: 'contest', contestants: TRIO, successes: 2, failures: { limit: 3 } },
    'rules.luck.when=instead-of-roll',
  ],
  [
    'T10-10: luck instead of the roll',
    { ...T10, kind: 'contest', contestants: TRIO, successes: 3, rules: { 'luck.when': 'instead-of-roll' } },
    'rules.luck.when=after-failure',
  ],
  ['CTR-3: a ten is two', { ...CTR, kind: 'check', actor: { attribute: 3 } }, 'rules.pool.ten=1'],
  [
    'CTR-4: a skill check',
    { ...CTR, kind: 'check', actor: { attribute: 5, skill: 4 }, needed: 2 },
    'actor.attribute=4',
  ],
  [
    'CTR-5: a contest',
    { ...CTR, kind: 'contest', contestants: { A: { attribute: 3 }, B: { attribute: 4, skill: 2 }, C: { skill: 3 } } },
    'rules.check.targetNumber=8',
  ],
  [
    'CTR-6: coordination',
    {
      ...CTR,
      kind: 'coordination',
      team: [
        { name: 'A', attribute: 4, skill: 3, count: 2 },
        { name: 'B', attribute: 2, skill: 1 },
      ],
    },
    'rules.coordination.takes=0',
  ],
  ['CS-3: a check', { ...CS, kind: 'check', actor: { rating: '5s1' }, target: 'average' }, 'rules.successStep=6'],
  [
    'CS-6: a push',
    { ...CS, kind: 'check', actor: { rating: '5s1', attribute: 7 }, target: 12, rules: { 'push.enabled': true } },
    'rules.push.enabled=false',
  ],
  [
    'CS-8: a contest',
    { ...CS, kind: 'contest', actor: { rating: '4s0' }, opponent: { rating: '3s0', wounds: 2 } },
    'rules.contest.tie=actor',
  ],
  [
    'CS-9: a chain',
    {
      ...CS,
      kind: 'chain',
      links: [
        { name: 'a', rating: '6s2', target: 12 },
        { name: 'b', rating: '6s1', target: 9 },
      ],
    },
    'rules.chain.firstCost=3',
  ],
  [
    'CS-26: folding',
    { ...CS, kind: 'check', actor: { rating: '12s0' }, target: 24, rules: { 'fold.enabled': true } },
    'rules.fold.enabled=false',
  ],
];

describe('simulated against exact', () => {
  it.each(TWINS)('%s', (_name, scenario, wrong) => {
    const counts = simulateCounts(compileData(scenario), TRIALS);
    expect(worstFit(counts, exactOf(compileData(scenario)))).toBeGreaterThan(LEVEL);
    expect(worstFit(counts, exactOf(compileData(scenario, [wrong])))).toBeLessThan(LEVEL);
  });
});

const SHIPPED = [
  ...['juan-and-susan', 'strength-check', 'medical-check', 'johns-punch', 'ana-and-bo', 'thirty-four-against-fifteen'],
  ...['wounded-opponent', 'rockys-drawbridge', 'razgums-spiders'],
];

describe('the worked examples', () => {
  it.each(SHIPPED)('%s: simulated as exact', (name) => {
    const compiled = compileData(loadScenario(`scenarios/${name}.yaml`).scenario);
    expect(worstFit(simulateCounts(compiled, TRIALS), exactOf(compiled))).toBeGreaterThan(LEVEL);
  });

  it.each(SHIPPED)('%s: the exact figures pass its gates', (name) => {
    const { scenario, gates } = loadScenario(`scenarios/${name}.yaml`);
    const { layout } = compileData(scenario);
    const exact = exactOf(compileData(scenario));
    expect(gates.length).toBeGreaterThan(0);
    for (const { metric, quantity, atLeast = 0, atMost = Number.POSITIVE_INFINITY } of gates) {
      const figure =
        quantity.type === 'outcome'
          ? exact.outcomes[layout.outcomes.indexOf(quantity.label)]
          : meanOf(exact.metrics[layout.metrics.indexOf(quantity.metric)]!);
      expect(figure, metric).toBeGreaterThanOrEqual(atLeast);
      expect(figure, metric).toBeLessThanOrEqual(atMost);
    }
  });
});
