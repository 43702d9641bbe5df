import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { InvariantError } from '../../../src/engine/core/errors.ts';
import { playTrials } from '../../../src/engine/core/play-trials.ts';
import type { TrialRunner } from '../../../src/engine/core/rules-system.ts';
import { type PackedTally, Tally } from '../../../src/engine/core/tally.ts';
import type { TrialRecord } from '../../../src/engine/core/trial-record.ts';
import { ScenarioPlayer } from '../../../src/sim/execution/scenario-player.ts';
import { EngineMemory } from '../../../src/wasm/engine-memory.ts';
import { buildEngine } from '../../../src/wasm/translate/build-engine.ts';
import { ENGINE_TASKS } from '../../../src/wasm/translate/engine-task.ts';
import { TranslatedRunner } from '../../../src/wasm/translated-runner.ts';
import { Module } from '../../../src/wasm/web-assembly.ts';
import { ToyFight, toyScenario } from '../../fixtures/translated/toy-fight.ts';

const SEED = 11;
const file = fileURLToPath(new URL('../../fixtures/translated/toy-fight.ts', import.meta.url));
const TASK = { ...ENGINE_TASKS.engine, entries: [{ file, name: 'playToyFight', isTrial: true }], bindings: {} };
const { layout, wasm } = await buildEngine(TASK);
const module = new Module(wasm);

let memory: EngineMemory;

beforeEach(() => {
  memory = new EngineMemory({ module, layout });
});

const copyOf = (record: TrialRecord) => structuredClone({ ...record });

function playedBy(runner: TrialRunner, trial: number): object {
  runner.play(trial);
  return copyOf(runner.record);
}

function tallyOf(runner: TrialRunner, first: number, count: number): PackedTally {
  const tally = new Tally(toyScenario().layout);
  playTrials(runner, first, count, tally);
  return tally.pack();
}

/** Makes the memory grow: all typed arrays on it lose their cells. */
function grow(by: EngineMemory): void {
  const before = by.buffer;
  while (by.buffer === before) by.write('playToyFight', 0, new ToyFight(1, 2, 3));
}

describe('a translated runner', () => {
  it('leaves of each trial what the written one leaves', () => {
    const [written, translated] = [toyScenario().createRunner(SEED), new TranslatedRunner(memory, toyScenario(), SEED)];
    for (const first of [0, 2 ** 31 - 20, 2 ** 32 - 20, Number.MAX_SAFE_INTEGER - 40]) {
      for (let trial = first; trial < first + 40; trial++) {
        expect(playedBy(translated, trial)).toEqual(playedBy(written, trial));
      }
    }
  });

  it.each([0, 1, 1999, 2000, 2001, 4500])('counts %i trials as they are counted one by one', (count) => {
    const translated = new TranslatedRunner(memory, toyScenario(), SEED);
    const written = toyScenario().createRunner(SEED);
    expect(tallyOf(translated, 2 ** 32 - 700, count)).toEqual(tallyOf(written, 2 ** 32 - 700, count));
    expect(tallyOf(translated, 5, count)).toEqual(tallyOf(written, 5, count));
  });

  it('counts what another seed would not', () => {
    const translated = new TranslatedRunner(memory, toyScenario(), SEED + 1);
    expect(tallyOf(translated, 0, 500)).not.toEqual(tallyOf(toyScenario().createRunner(SEED), 0, 500));
  });

  it('shares its memory with others', () => {
    const runners = [SEED, SEED + 1, SEED].map((seed) => new TranslatedRunner(memory, toyScenario(), seed));
    const written = [SEED, SEED + 1, SEED].map((seed) => toyScenario().createRunner(seed));
    for (let trial = 0; trial < 50; trial++) {
      for (const runner of [...runners, ...written]) runner.play(trial);
      expect(runners.map(({ record }) => copyOf(record))).toEqual(written.map(({ record }) => copyOf(record)));
    }
  });

  it('has its record, and plays on, when the memory has grown', () => {
    const translated = new TranslatedRunner(memory, toyScenario(), SEED);
    const { record } = translated;
    const written = toyScenario().createRunner(SEED);
    const expected = playedBy(written, 3);
    translated.play(3);
    grow(memory);
    expect(copyOf(translated.record)).toEqual(expected);
    expect(translated.record).toBe(record);
    grow(memory);
    expect(playedBy(translated, 4)).toEqual(playedBy(written, 4));
    grow(memory);
    expect(tallyOf(translated, 9, 900)).toEqual(tallyOf(written, 9, 900));
    expect(memory.buffer.byteLength).toBeGreaterThan(3 * 65_536);
  });
});

describe('an error of the rules', () => {
  it.each([5, 2 ** 32 + 5])('is told as the written runner tells it, in trial %i', (throwsIn) => {
    const translated = new TranslatedRunner(memory, toyScenario({ throwsIn }), SEED);
    translated.play(throwsIn - 1);
    const error = new InvariantError(`trial ${throwsIn} has no end`);
    expect(() => translated.play(throwsIn)).toThrow(error);
    expect(() => tallyOf(translated, throwsIn - 5, 100)).toThrow(error);
    expect(() => tallyOf(translated, throwsIn + 1, 100)).not.toThrow();
  });

  it('is found in its trial by a player that goes on afterwards', () => {
    const written = toyScenario().createRunner(SEED);
    const player = new ScenarioPlayer(
      () => toyScenario({ throwsIn: 77 }),
      SEED,
      () => memory,
    );
    expect(() => tallyOf(player.runner, 0, 2000)).toThrow('trial 77 has no end');
    player.reset();
    expect(player.findFailingTrial({ first: 0, count: 2000 })).toBe(77);
    expect(tallyOf(player.runner, 78, 2000)).toEqual(tallyOf(written, 78, 2000));
  });

  it('is an error of the translation where the written runner has none', () => {
    const translated = new TranslatedRunner(memory, toyScenario({ dividesIn: 7 }), SEED);
    expect(() => translated.play(7)).toThrow(InvariantError);
    expect(() => translated.play(7)).toThrow(
      'translated functions stopped (divide by zero) in one of the 1 trials from 7 on, and the rules do not',
    );
    expect(() => tallyOf(translated, 0, 20)).toThrow('in one of the 20 trials from 0 on');
  });
});

describe('a checked build', () => {
  it('stops at an index beyond an array, which others do not see', async () => {
    const checked = await buildEngine(TASK, ['-DCHECKED']);
    const playIn = (wasmOf: Uint8Array, cells: number) => {
      const inMemory = new EngineMemory({ module: new Module(wasmOf), layout: checked.layout });
      const { record, state } = toyScenario().translation.start(SEED);
      const short = Object.assign(record, { metrics: record.metrics.slice(0, cells) });
      const places = [inMemory.write('playToyFight', 0, state), inMemory.write('playToyFight', 1, short)] as const;
      return () => inMemory.entry('playToyFight')(...places, 3);
    };
    expect(playIn(checked.wasm, 2)).not.toThrow();
    expect(playIn(checked.wasm, 1)).toThrow('unreachable');
    expect(playIn(wasm, 1)).not.toThrow();
  });
});

describe('EngineMemory', () => {
  it('knows no function that was not translated', () => {
    expect(() => memory.entry('playNothing')).toThrow(
      new InvariantError('the translated engine has no function playNothing'),
    );
    expect(() => memory.write('playNothing', 0, {})).toThrow(InvariantError);
    expect(() => memory.write('playToyFight', 9, {})).toThrow(InvariantError);
  });

  it('views an object as functions left it', () => {
    const { record, state } = toyScenario().translation.start(SEED);
    const [fight, at] = [memory.write('playToyFight', 0, state), memory.write('playToyFight', 1, record)];
    memory.entry('playToyFight')(fight, at, 12);
    const viewed = memory.view('playToyFight', 1, record);
    expect(copyOf(viewed)).toEqual(playedBy(toyScenario().createRunner(SEED), 12));
    expect(copyOf(record)).toEqual(copyOf(toyScenario().translation.start(SEED).record));
    expect(viewed.metrics.buffer).toBe(memory.buffer);
    memory.entry('playToyFight')(fight, at, 13);
    expect([...viewed.units]).toEqual([...memory.view('playToyFight', 1, record).units]);
  });
});
