import { stringify } from 'yaml';
import type { CompiledScenario, RulesSystem } from '../../../src/engine/core/rules-system.ts';
import type { TallyLayout } from '../../../src/engine/core/trial-record.ts';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import { parseScenario } from '../../../src/scenarios/load-scenario.ts';
import { fight } from '../../oracles/target-10/battle.ts';
import { makeSfc32 } from '../../oracles/target-10/random-dice.ts';
import { readBattle } from '../../oracles/target-10/read-scenario.ts';
import type { FightResult } from '../../oracles/target-10/types.ts';
import { MeanSample } from '../mean-sample.ts';

const UNIT_CELLS = ['survived', 'damageDealt', 'kills', 'attacks', 'hits'] as const;
/** Rounds whose active units are compared. */
const ROUNDS = 15;

export function compileText(yaml: string): CompiledScenario {
  const { scenario } = parseScenario(yaml, 'test.yaml');
  return (SYSTEMS['target-10'] as RulesSystem).compile(scenario);
}

function namesOf({ outcomes, metrics, units, sides }: TallyLayout): string[] {
  return [
    ...outcomes.map((label) => `outcome.${label}`),
    ...metrics,
    ...units.flatMap(({ side, unit }) => UNIT_CELLS.map((cell) => `${side}.${unit}.${cell}`)),
    ...Array.from({ length: ROUNDS }, (_, i) => sides.map((side) => `${side} after round ${i + 1}`)).flat(),
  ];
}

/** Plays a scenario file's text with the engine. */
export function playEngine(yaml: string, trials: number, seed: number): MeanSample {
  const { createRunner, layout } = compileText(yaml);
  const runner = createRunner(seed);
  const { record } = runner;
  const sample = new MeanSample(namesOf(layout));
  const values = new Float64Array(sample.names.length);
  const [metricsAt, unitsAt] = [layout.outcomes.length, layout.outcomes.length + layout.metrics.length];
  for (let trial = 0; trial < trials; trial++) {
    runner.play(trial);
    values.fill(0);
    values[record.outcome] = 1;
    values.set(record.metrics, metricsAt);
    values.set(record.units, unitsAt);
    values.set(record.active.subarray(0, 2 * Math.min(ROUNDS, record.rounds)), unitsAt + record.units.length);
    sample.add(values);
  }
  return sample;
}

/** Plays the same parsed file with the naive engine. */
export function playOracle(parsed: unknown, trials: number, seed: number): MeanSample {
  const random = makeSfc32(seed);
  const plan = readBattle(parsed);
  const sample = new MeanSample(namesOf(compileText(stringify(parsed)).layout));
  for (let trial = 0; trial < trials; trial++) {
    const quantities = quantitiesOf(fight(plan, random));
    sample.add(sample.names.map((name) => quantities[name] ?? 0));
  }
  return sample;
}

function quantitiesOf(result: FightResult): Record<string, number> {
  const quantities: Record<string, number> = { rounds: result.rounds, [`outcome.${result.outcome}`]: 1 };
  for (const [side, counts] of Object.entries(result.sides)) {
    for (const [quantity, value] of Object.entries(counts)) quantities[`${side}.${quantity}`] = value;
  }
  for (const [side, units] of Object.entries(result.units)) {
    for (const [name, counts] of Object.entries(units)) {
      for (const cell of UNIT_CELLS) quantities[`${side}.${name}.${cell}`] = Number(counts[cell]);
    }
  }
  for (const [side, active] of Object.entries(result.activeByRound)) {
    active.slice(0, ROUNDS).forEach((count, i) => {
      quantities[`${side} after round ${i + 1}`] = count;
    });
  }
  return quantities;
}
