import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { stringify } from 'yaml';
import type { CompiledScenario, RulesSystem } from '../../../src/engine/core/rules-system.ts';
import { RecordingTeller } from '../../../src/engine/core/teller.ts';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import type { AttackEffects, CounterEntry } from '../../../src/engine/systems/counters/catalogue-entry.ts';
import { EVENT } from '../../../src/engine/systems/counters/events.ts';
import { parseScenario } from '../../../src/scenarios/load-scenario.ts';
import { randomBattle } from '../../statistical/counters/random-battle.ts';
import { expectContract } from '../engine/rules-contract.ts';

const MOST_ATTACKS = 30;

const few = fc.integer({ min: 0, max: 3 });
const attack: fc.Arbitrary<AttackEffects> = fc.record(
  {
    accuracy: fc.integer({ min: -1, max: 4 }),
    damage: few,
    recover: few,
    selfDamage: few,
    attacks: fc.integer({ min: 1, max: 3 }),
    prone: fc.constantFrom('target' as const, 'contest' as const),
    grapple: fc.boolean(),
    ranged: fc.boolean(),
  },
  { requiredKeys: ['accuracy'] },
);

/** Any counter that acts: what makes exchanges long. */
const counter = fc.record(
  {
    kind: fc.constantFrom('defensive' as const, 'offensive' as const),
    against: fc.constantFrom('melee' as const, 'both' as const),
    recoverable: fc.boolean(),
    interrupt: fc.boolean(),
    restrained: fc.boolean(),
    attack,
    recover: few,
    move: fc.record({
      inches: fc.integer({ min: 1, max: 4 }),
      direction: fc.constantFrom('towards' as const, 'away' as const),
    }),
  },
  { requiredKeys: ['kind', 'against', 'attack'] },
);

function named({ interrupt, ...entry }: Partial<CounterEntry>, i: number): object {
  const isDefensive = entry.kind === 'defensive';
  const timing = (['attack-roll', 'successes', 'damage'] as const)[i % 3];
  return {
    ...{ name: `Own ${i}`, skill: 'brawl', rank: 1 },
    ...entry,
    ...(isDefensive ? { timing, ...(interrupt === undefined ? {} : { interrupt }) } : {}),
  };
}

/** A battle of random builds, whose units have some of a random catalogue's counters besides their own. */
const battles = fc
  .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.array(counter, { minLength: 1, maxLength: 6 }))
  .map(([seed, entries]) => {
    const battle = randomBattle(seed) as {
      rules: object;
      sides: Record<string, { units: { counters: unknown[] }[] }>;
    };
    const counters = entries.map((entry, i) => named(entry as Partial<CounterEntry>, i));
    for (const side of Object.values(battle.sides)) {
      for (const unit of side.units) unit.counters.push(...entries.map((_, i) => `Own ${i}`));
    }
    const rules = { ...battle.rules, exchange: { mostAttacks: MOST_ATTACKS } };
    const { scenario } = parseScenario(stringify({ ...battle, rules, catalogue: { counters } }), 'random.yaml');
    return (SYSTEMS['counters'] as RulesSystem).compile(scenario);
  });
const seeds = fc.maxSafeNat();

describe('any Counters battle, whatever its builds and catalogue', () => {
  test.prop([battles, seeds], { numRuns: 40 })('ends, and no turn has more attacks than it may', (compiled, seed) => {
    const { maxRounds, uses, kills } = countersOf(compiled);
    const teller = new RecordingTeller();
    const runner = compiled.createRunner(seed, teller);
    for (let trial = 0; trial < 6; trial++) {
      teller.events.length = 0;
      runner.play(trial);
      expect(mostAttacksInTurn(teller)).toBeLessThanOrEqual(MOST_ATTACKS);
      expect(runner.record.metrics[0]).toBeLessThanOrEqual(maxRounds);
      expect(uses.every((cell) => (runner.record.metrics[cell] as number) >= 0)).toBe(true);
      for (const side of [0, 1]) {
        const metric = (name: string) =>
          runner.record.metrics[compiled.layout.metrics.indexOf(`${compiled.layout.sides[side]}.${name}`)] as number;
        expect(metric('hits')).toBeLessThanOrEqual(metric('attacks'));
        expect(kills(runner.record.units, 1 - side)).toBeLessThanOrEqual(metric('dead') + metric('unconscious'));
        expect(metric('knockOuts')).toBe(metric('unconscious'));
      }
    }
  });

  test.prop([battles, seeds, fc.integer({ min: 1, max: 38 })], { numRuns: 10 })(
    'keeps the contract of systems',
    (compiled, seed, split) => expectContract(compiled, seed, split),
  );
});

function mostAttacksInTurn({ events }: RecordingTeller): number {
  let [most, attacks] = [0, 0];
  for (const [event] of events) {
    if (event === EVENT.turn) attacks = 0;
    if (event === EVENT.attack) attacks++;
    most = Math.max(most, attacks);
  }
  return most;
}

function countersOf({ layout }: CompiledScenario) {
  return {
    maxRounds: 30,
    uses: layout.metrics.flatMap((name, cell) => (/\.(uses|recovered|prevented)\./.test(name) ? [cell] : [])),
    kills: (units: Int32Array, side: number) =>
      layout.units.reduce(
        (sum, unit, row) => (unit.side === layout.sides[side] ? sum + (units[row * 5 + 2] as number) : sum),
        0,
      ),
  };
}
