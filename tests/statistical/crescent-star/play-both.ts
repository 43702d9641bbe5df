import { stringify } from 'yaml';
import type { CompiledScenario, RulesSystem } from '../../../src/engine/core/rules-system.ts';
import type { TallyLayout } from '../../../src/engine/core/trial-record.ts';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import { parseScenario } from '../../../src/scenarios/load-scenario.ts';
import { type FightResult, playFirefight } from '../../oracles/crescent-star/firefight.ts';
import { createRandom } from '../../oracles/crescent-star/random.ts';
import { MeanSample } from '../mean-sample.ts';

const UNIT_CELLS = ['survived', 'damageDealt', 'kills', 'attacks', 'hits'] as const;
/** Never other than 0 in Crescent Star, and not counted by the naive engine. */
const NOT_IN_ORACLE = /\.(unconscious|fled)$/;
/** Rounds whose active units are compared. */
const ROUNDS = 20;

function compile(yaml: string): CompiledScenario {
  const { scenario } = parseScenario(yaml, 'test.yaml');
  return (SYSTEMS['crescent-star'] as RulesSystem).compile(scenario);
}

function namesOf({ outcomes, metrics, units, sides }: TallyLayout): string[] {
  return [
    ...outcomes.map((label) => `outcome.${label}`),
    ...metrics.filter((name) => !NOT_IN_ORACLE.test(name)),
    ...units.flatMap(({ side, unit }) => UNIT_CELLS.map((cell) => `${side}.${unit}.${cell}`)),
    ...Array.from({ length: ROUNDS }, (_, i) => sides.map((side) => `${side} after round ${i + 1}`)).flat(),
  ];
}

/** Plays a scenario file's text with the engine. */
export function playEngine(yaml: string, trials: number, seed: number): MeanSample {
  const { createRunner, layout } = compile(yaml);
  const runner = createRunner(seed);
  const { record } = runner;
  const kept = layout.metrics.flatMap((name, i) => (NOT_IN_ORACLE.test(name) ? [] : [i]));
  const sample = new MeanSample(namesOf(layout));
  const values = new Float64Array(sample.names.length);
  for (let trial = 0; trial < trials; trial++) {
    runner.play(trial);
    values.fill(0);
    values[record.outcome] = 1;
    let at = layout.outcomes.length;
    for (const metric of kept) values[at++] = record.metrics[metric] as number;
    values.set(record.units, at);
    at += record.units.length;
    values.set(record.active.subarray(0, 2 * Math.min(ROUNDS, record.rounds)), at);
    sample.add(values);
  }
  return sample;
}

/** Plays the same parsed file with the naive engine. */
export function playOracle(parsed: unknown, trials: number, seed: number): MeanSample {
  const random = createRandom(seed);
  const sample = new MeanSample(namesOf(compile(stringify(parsed)).layout));
  for (let trial = 0; trial < trials; trial++) {
    const quantities = quantitiesOf(playFirefight(parsed, random));
    sample.add(sample.names.map((name) => quantities[name] ?? 0));
  }
  return sample;
}

function quantitiesOf(result: FightResult): Record<string, number> {
  const quantities: Record<string, number> = { rounds: result.rounds, [`outcome.${result.outcome}`]: 1 };
  for (const { name, units, activeByRound, ...counts } of result.sides) {
    for (const [quantity, value] of Object.entries(counts)) quantities[`${name}.${quantity}`] = value;
    for (const unit of units) {
      for (const cell of UNIT_CELLS) quantities[`${name}.${unit.name}.${cell}`] = Number(unit[cell]);
    }
    activeByRound.slice(0, ROUNDS).forEach((count, i) => {
      quantities[`${name} after round ${i + 1}`] = count;
    });
  }
  return quantities;
}
