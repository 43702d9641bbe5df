import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playTrials } from '../../src/engine/core/play-trials.ts';
import type { CompiledScenario, ScenarioHead, Translation, TrialRunner } from '../../src/engine/core/rules-system.ts';
import { type PackedTally, Tally } from '../../src/engine/core/tally.ts';
import { SYSTEMS } from '../../src/engine/registry.ts';
import { loadScenario } from '../../src/scenarios/load-scenario.ts';
import { compileScenario } from '../../src/sim/execution/compile-scenario.ts';
import { EngineMemory } from '../../src/wasm/engine-memory.ts';
import { type EngineName, readEngine } from '../../src/wasm/engine-module.ts';
import { createTranslatedCounter } from '../../src/wasm/translated-counter.ts';
import { TranslatedRunner } from '../../src/wasm/translated-runner.ts';

const TRIALS = 100;
const SEEDS = [1, 2 ** 40 + 3];
const FOLDER = 'scenarios';

const dist = (name: string) => new URL(`../../dist/${name}`, import.meta.url);
const memoryOf = (name: EngineName) => new EngineMemory(readEngine(dist(`${name}.wasm`), dist(`${name}.json`)));
const memory = memoryOf('engine');
const countingMemory = memoryOf('engine-counting');

type Translated = CompiledScenario & { readonly translation: Translation };

function isTranslated(compiled: CompiledScenario): compiled is Translated {
  return compiled.translation !== undefined;
}

function readScenario(file: string): ScenarioHead {
  return loadScenario(`${FOLDER}/${file}`).scenario;
}

const shipped = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({ file, compiled: compileScenario(SYSTEMS, readScenario(file)) }))
  .flatMap(({ compiled, file }) => (isTranslated(compiled) ? [{ file, compiled }] : []));

function digest({ record }: TrialRunner): string {
  return JSON.stringify({ ...record, active: record.active.subarray(0, 2 * record.rounds) });
}

/** The first of some trials of which the runners leave something else; undefined where there is none. */
function firstDifference(one: TrialRunner, other: TrialRunner, first: number, count = TRIALS): number | undefined {
  for (let trial = first; trial < first + count; trial++) {
    one.play(trial);
    other.play(trial);
    if (digest(one) !== digest(other)) return trial;
  }
  return undefined;
}

function tallyOf({ layout }: CompiledScenario, runner: TrialRunner, count: number): PackedTally {
  const tally = new Tally(layout);
  playTrials(runner, 0, count, tally);
  return tally.pack();
}

const named = (file: string) => shipped.find((one) => one.file === file)?.compiled as Translated;

describe('the translated engine of the package', () => {
  it('has the battles of all systems', () => {
    const battles = readdirSync(FOLDER)
      .filter((file) => file.endsWith('.yaml'))
      .filter((file) => readScenario(file).kind === 'battle');
    expect(shipped.map(({ file }) => file)).toEqual(battles);
    expect(new Set(battles.map((file) => readScenario(file).system)).size).toBe(3);
  });

  it.each(shipped)('leaves of each trial of $file what the written rules leave', ({ compiled }) => {
    for (const seed of SEEDS) {
      const [written, translated] = [compiled.createRunner(seed), new TranslatedRunner(memory, compiled, seed)];
      expect(firstDifference(written, translated, 0)).toBeUndefined();
      expect(tallyOf(compiled, translated, TRIALS)).toEqual(tallyOf(compiled, written, TRIALS));
    }
  });

  it.each(shipped)('counts the rules of $file as the written rules count them', ({ file, compiled }) => {
    const rules = (SYSTEMS[readScenario(file).system]?.ruleList ?? []).map(({ id }) => id);
    const written = compiled.story?.createCountingRunner(7);
    const translated = createTranslatedCounter(countingMemory, compiled, 7);
    if (!written || !translated) throw new Error('expected a story');
    expect(firstDifference(written, translated, 0, 20)).toBeUndefined();
    expect(translated.fired(rules)).toEqual(written.fired(rules));
    for (const counter of [written, translated]) counter.restart();
    expect(firstDifference(written, translated, 20, 10)).toBeUndefined();
    expect(translated.fired(rules)).toEqual(written.fired(rules));
    for (const counter of [written, translated]) counter.restart();
    expect(tallyOf(compiled, translated, TRIALS)).toEqual(tallyOf(compiled, written, TRIALS));
    expect(translated.fired(rules)).toEqual(written.fired(rules));
    translated.play(30);
    expect(translated.fired(rules)).not.toEqual(written.fired(rules));
  });

  it.each(['firefight.yaml', 'bar-brawl.yaml', 'parley.yaml'])('plays any trial of %s', (file) => {
    const compiled = named(file);
    const written = compiled.createRunner(7);
    const translated = new TranslatedRunner(memory, compiled, 7);
    for (const first of [2 ** 31, 2 ** 32, 2 ** 33, Number.MAX_SAFE_INTEGER - 10]) {
      expect(firstDifference(written, translated, first - 10, 20)).toBeUndefined();
    }
  });

  it.each(['firefight.yaml', 'bar-brawl.yaml', 'parley.yaml'])('sees another seed of %s', (file) => {
    const compiled = named(file);
    const translated = new TranslatedRunner(memory, compiled, 8);
    expect(firstDifference(compiled.createRunner(7), translated, 0)).toBeDefined();
    expect(tallyOf(compiled, translated, TRIALS)).not.toEqual(tallyOf(compiled, compiled.createRunner(7), TRIALS));
  });

  it.each([
    ['firefight.yaml', 'maxRounds', 2],
    ['bar-brawl.yaml', 'maxRounds', 2],
    ['parley.yaml', 'maxRounds', 2],
  ])('sees another rule of %s', (file, rule, value) => {
    const scenario = readScenario(file);
    const changed = compileScenario(SYSTEMS, { ...scenario, rules: { ...scenario.rules, [rule]: value } });
    if (!isTranslated(changed)) throw new Error('expected a translation');
    const written = named(file).createRunner(7);
    expect(firstDifference(written, new TranslatedRunner(memory, changed, 7), 0)).toBeDefined();
  });
});
