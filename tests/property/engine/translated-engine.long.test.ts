import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { playTrials } from '../../../src/engine/core/play-trials.ts';
import type { CompiledScenario, Translation, TrialRunner } from '../../../src/engine/core/rules-system.ts';
import { Tally } from '../../../src/engine/core/tally.ts';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import { parseScenario } from '../../../src/scenarios/load-scenario.ts';
import { compileScenario } from '../../../src/sim/execution/compile-scenario.ts';
import { EngineMemory } from '../../../src/wasm/engine-memory.ts';
import type { EngineModule } from '../../../src/wasm/engine-module.ts';
import { buildEngine } from '../../../src/wasm/translate/build-engine.ts';
import { ENGINE_TASKS } from '../../../src/wasm/translate/engine-task.ts';
import { createTranslatedCounter } from '../../../src/wasm/translated-counter.ts';
import { TranslatedRunner } from '../../../src/wasm/translated-runner.ts';
import { Module } from '../../../src/wasm/web-assembly.ts';
import { createRandom } from '../../oracles/crescent-star/random.ts';
import { randomBattle as countersBattle } from '../../statistical/counters/random-battle.ts';
import { Chooser, randomBattle as crescentStarBattle } from '../../statistical/crescent-star/random-battle.ts';
import { randomBattle as target10Battle } from '../../statistical/target-10/random-battle.ts';

const BATTLES = 400;
const TRIALS = 50;

const BATTLE_OF: Readonly<Record<string, (seed: number) => unknown>> = {
  'target-10': (seed) => target10Battle(new Chooser(createRandom(seed))),
  counters: (seed) => countersBattle(seed),
  'crescent-star': (seed) => crescentStarBattle(new Chooser(createRandom(seed))),
};

// Stops at any index beyond an array, and at any member of what is no object.
const [figures, counting] = await Promise.all(
  [ENGINE_TASKS.engine, ENGINE_TASKS['engine-counting']].map(async (task) => {
    const { layout, wasm } = await buildEngine(task, ['-DCHECKED', '-O1']);
    return { layout, module: new Module(wasm) };
  }),
);

function recordsOf(runner: TrialRunner, first: number): string[] {
  return Array.from({ length: TRIALS }, (_, i) => {
    runner.play(first + i);
    const { active, rounds, ...others } = runner.record;
    return JSON.stringify({ ...others, rounds, active: active.subarray(0, 2 * rounds) });
  });
}

/** Plays a battle both ways; says which of its trials differ, and whether their sums do. */
function differences({ translation, ...compiled }: CompiledScenario, seed: number): string[] {
  if (translation === undefined) return ['no translation'];
  const scenario: CompiledScenario & { readonly translation: Translation } = { ...compiled, translation };
  const translated = new TranslatedRunner(new EngineMemory(figures as EngineModule), scenario, seed);
  const first = seed % 2 === 0 ? 0 : 2 ** 32 - TRIALS / 2;
  const expected = recordsOf(compiled.createRunner(seed), first);
  const different = recordsOf(translated, first).flatMap((record, i) =>
    record === expected[i] ? [] : [`seed ${seed}, trial ${first + i}: ${record} for ${expected[i]}`],
  );
  const [one, other] = [compiled.createRunner(seed), translated].map((runner) => {
    const tally = new Tally(compiled.layout);
    playTrials(runner, first, TRIALS, tally);
    return JSON.stringify(tally.pack(), (_, value) => (typeof value === 'bigint' ? String(value) : value));
  });
  return one === other ? different : [...different, `seed ${seed}: ${other} for ${one}`];
}

/** Counts a battle's rules both ways; says which are counted otherwise. */
function differentRules(compiled: CompiledScenario, system: string, seed: number): string[] {
  const { story, translation } = compiled;
  const written = story?.createCountingRunner(seed);
  const translated =
    translation &&
    createTranslatedCounter(new EngineMemory(counting as EngineModule), { ...compiled, translation }, seed);
  if (!written || !translated) return ['no story'];
  for (let trial = 0; trial < TRIALS; trial++) for (const counter of [written, translated]) counter.play(trial);
  const rules = (SYSTEMS[system]?.ruleList ?? []).map(({ id }) => id);
  const [expected, found] = [written.fired(rules), translated.fired(rules)];
  return rules.flatMap((rule, i) =>
    expected[i] === found[i] ? [] : [`seed ${seed}: ${rule} ${found[i]} for ${expected[i]}`],
  );
}

describe('random battles leave the same, translated and as they are written', () => {
  it.each(Object.keys(BATTLE_OF))('of %s', (system) => {
    const played = Array.from({ length: BATTLES }, (_, i) => {
      const { scenario } = parseScenario(stringify(BATTLE_OF[system]?.(i + 1)), 'random.yaml');
      expect(scenario.system).toBe(system);
      const compiled = compileScenario(SYSTEMS, scenario);
      return [...differences(compiled, i + 1), ...differentRules(compiled, system, i + 1)];
    });
    expect(played.flat()).toEqual([]);
  });

  it('and not with another seed', () => {
    const { scenario } = parseScenario(stringify(BATTLE_OF['counters']?.(1)), 'random.yaml');
    const compiled = compileScenario(SYSTEMS, scenario);
    const { createRunner } = compiled;
    const found = differences({ ...compiled, createRunner: (seed) => createRunner(seed + 1) }, 1);
    expect(found.length).toBeGreaterThan(TRIALS / 2);
  });
});
