import { stringify } from 'yaml';
import type { CompiledScenario, RulesSystem } from '../../../src/engine/core/rules-system.ts';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import type { CountersBattle } from '../../../src/engine/systems/counters/scenario.ts';
import { parseScenario } from '../../../src/scenarios/load-scenario.ts';
import { type FightResult, playBattle } from '../../oracles/counters/battle.ts';
import { makeGenerator } from '../../oracles/counters/generator.ts';
import { MeanSample } from '../mean-sample.ts';

const UNIT_CELLS = ['survived', 'damageDealt', 'kills', 'attacks', 'hits'] as const;
/** Rounds whose active units are compared. */
const ROUNDS = 15;

/** A compiled battle, and the sides of which several waves may stand at once. */
interface Compiled extends CompiledScenario {
  readonly crowded: ReadonlySet<string>;
}

function compile(yaml: string): Compiled {
  const { scenario } = parseScenario(yaml, 'test.yaml');
  const sides = Object.entries((scenario as unknown as CountersBattle).sides);
  const crowded = new Set(sides.flatMap(([name, { nextWave }]) => (nextWave === 'on-defeat' ? [] : [name])));
  return { ...(SYSTEMS['counters'] as RulesSystem).compile(scenario), crowded };
}

/**
 * Where several waves stand, BTL-7 leaves open which of a unit's instances is asked whether it survived:
 * the engine asks the last, the naive engine any. That one figure is not compared.
 */
const NOT_COMPARED = 'not compared';

function namesOf({ layout, crowded }: Compiled): string[] {
  const { outcomes, metrics, units, sides } = layout;
  return [
    ...outcomes.map((label) => `outcome.${label}`),
    ...metrics,
    ...units.flatMap(({ side, unit }) =>
      UNIT_CELLS.map((cell) => (cell === 'survived' && crowded.has(side) ? NOT_COMPARED : `${side}.${unit}.${cell}`)),
    ),
    ...Array.from({ length: ROUNDS }, (_, i) => sides.map((side) => `${side} after round ${i + 1}`)).flat(),
  ];
}

/** Plays a scenario file's text with the engine. */
export function playEngine(yaml: string, trials: number, seed: number): MeanSample {
  const compiled = compile(yaml);
  const { createRunner, layout } = compiled;
  const runner = createRunner(seed);
  const { record } = runner;
  const sample = new MeanSample(namesOf(compiled));
  const values = new Float64Array(sample.names.length);
  const notCompared = sample.names.flatMap((name, at) => (name === NOT_COMPARED ? [at] : []));
  const firstUnit = layout.outcomes.length + layout.metrics.length;
  for (let trial = 0; trial < trials; trial++) {
    runner.play(trial);
    values.fill(0);
    values[record.outcome] = 1;
    values.set(record.metrics, layout.outcomes.length);
    values.set(record.units, firstUnit);
    values.set(record.active.subarray(0, 2 * Math.min(ROUNDS, record.rounds)), firstUnit + record.units.length);
    for (const at of notCompared) values[at] = 0;
    sample.add(values);
  }
  return sample;
}

/** Plays the same parsed file with the naive engine. */
export function playOracle(parsed: unknown, trials: number, seed: number): MeanSample {
  const random = makeGenerator(seed);
  const sample = new MeanSample(namesOf(compile(stringify(parsed))));
  for (let trial = 0; trial < trials; trial++) {
    const quantities = quantitiesOf(playBattle(parsed, random));
    sample.add(sample.names.map((name) => quantities[name] ?? 0));
  }
  return sample;
}

function quantitiesOf({ outcome, rounds, sides, activeByRound }: FightResult): Record<string, number> {
  const quantities: Record<string, number> = { rounds, [`outcome.${outcome}`]: 1 };
  for (const [side, { units, uses, recovered, prevented, ...counts }] of Object.entries(sides)) {
    for (const [quantity, value] of Object.entries(counts)) quantities[`${side}.${quantity}`] = Number(value);
    for (const [list, byName] of Object.entries({ uses, recovered, prevented })) {
      for (const [name, value] of Object.entries(byName)) quantities[`${side}.${list}.${name}`] = value;
    }
    for (const [unit, cells] of Object.entries(units)) {
      for (const cell of UNIT_CELLS) quantities[`${side}.${unit}.${cell}`] = Number(cells[cell]);
    }
    activeByRound[side]?.slice(0, ROUNDS).forEach((count, i) => {
      quantities[`${side} after round ${i + 1}`] = count;
    });
  }
  return quantities;
}
