import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { type FightResult, playSpec } from './battle.ts';
import { makeGenerator } from './generator.ts';
import { LITERAL, type Readings } from './rules.ts';
import { addValue, type Figure, figureOf, type Sums } from './running.ts';
import { readScenario } from './scenario.ts';
import { setPath } from './set-path.ts';

const RECORDS = ['uses', 'recovered', 'recoveredInBreaks', 'prevented'] as const;

/** Lists every quantity of one fight, by name. */
function quantitiesOf(result: FightResult): [string, number][] {
  const list: [string, number][] = [['rounds', result.rounds]];
  for (const [sideName, side] of Object.entries(result.sides)) {
    for (const [name, value] of Object.entries(side)) {
      if (typeof value === 'number') list.push([`${sideName}.${name}`, value]);
    }
    for (const record of RECORDS) {
      for (const [counter, value] of Object.entries(side[record])) {
        list.push([`${sideName}.${record}.${counter}`, value]);
      }
    }
    for (const [unitName, unit] of Object.entries(side.units)) {
      const path = `${sideName}.units.${unitName}`;
      for (const [name, value] of Object.entries(unit)) {
        list.push([`${path}.${name}`, Number(value)]);
      }
    }
  }
  return list;
}

/** The active units by round: over the trials that reached it, and carried on over all. */
interface Attrition {
  round: number;
  reached: number;
  meanOfReached: number;
  meanCarried: number;
}

function attritionOf(perTrial: number[][], rounds: number): Attrition[] {
  const rows: Attrition[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const reached = perTrial.filter((active) => active.length >= round);
    const carried = perTrial.map((active) => active[Math.min(round, active.length) - 1] ?? 0);
    const sum = reached.reduce((total, active) => total + (active[round - 1] ?? 0), 0);
    rows.push({
      round,
      reached: reached.length,
      meanOfReached: sum / reached.length,
      meanCarried: carried.reduce((total, value) => total + value, 0) / perTrial.length,
    });
  }
  return rows;
}

function readReadings(settings: string[]): Readings {
  const readings: Readings = { ...LITERAL };
  for (const setting of settings) {
    const [name, value] = setting.split('=');
    if (name === undefined || !(name in readings)) throw new Error(`--reading: no "${name}"`);
    readings[name as keyof Readings] = value === 'true';
  }
  return readings;
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      trials: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      set: { type: 'string', multiple: true, default: [] },
      reading: { type: 'string', multiple: true, default: [] },
    },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error('main.ts FILE.yaml --trials N --seed S [--set path=value]');
  const scenario: unknown = parse(readFileSync(file, 'utf8'));
  for (const setting of values.set) {
    const cut = setting.indexOf('=');
    setPath(scenario, setting.slice(0, cut), parse(setting.slice(cut + 1)));
  }
  const trials = Number(values.trials);
  const readings = readReadings(values.reading);
  const spec = readScenario(scenario);
  const random = makeGenerator(Number(values.seed));

  const outcomes: Record<string, number> = {};
  for (const side of spec.sides) outcomes[side.name] = 0;
  outcomes['draw'] = 0;
  outcomes['timeout'] = 0;
  const sums = new Map<string, Sums>();
  const active = new Map<string, number[][]>();
  for (let trial = 0; trial < trials; trial += 1) {
    const result = playSpec(spec, random, readings);
    outcomes[result.outcome] = (outcomes[result.outcome] ?? 0) + 1;
    for (const [name, value] of quantitiesOf(result)) addValue(sums, name, value);
    for (const [side, counts] of Object.entries(result.activeByRound)) {
      const perTrial = active.get(side) ?? [];
      perTrial.push(counts);
      active.set(side, perTrial);
    }
  }
  print(trials, outcomes, sums, active);
}

/** Prints the report. */
function print(
  trials: number,
  outcomes: Record<string, number>,
  sums: Map<string, Sums>,
  active: Map<string, number[][]>,
): void {
  const rates: Record<string, number> = {};
  for (const [label, count] of Object.entries(outcomes)) rates[label] = count / trials;
  const quantities: Record<string, Figure> = {};
  for (const [name, one] of sums) quantities[name] = figureOf(one);
  const activeByRound: Record<string, Attrition[]> = {};
  for (const [side, perTrial] of active) {
    const rounds = perTrial.reduce((most, counts) => Math.max(most, counts.length), 0);
    activeByRound[side] = attritionOf(perTrial, rounds);
  }
  const report = { trials, outcomes, rates, quantities, activeByRound };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
}

main();
