import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import * as constants from '../../../fixtures/translated/constants.ts';
import * as control from '../../../fixtures/translated/control.ts';
import * as numbers from '../../../fixtures/translated/numbers.ts';
import * as objects from '../../../fixtures/translated/objects.ts';
import { translateFixture } from './play-both.ts';

const SIGNED = [0, 1, -1, 2, 7, -8, 1000, -65_537, 0x7fff_ffff, -0x7fff_ffff];
const RUNS = { seed: 1, numRuns: 30 };
/** Trials around what fits 32 bits, and the greatest. */
const TRIALS = [0, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff, 0x1_0000_0000, 5_000_000_000, Number.MAX_SAFE_INTEGER];

const both = await translateFixture({
  'numbers.ts': numbers,
  'control.ts': control,
  'objects.ts': objects,
  'constants.ts': constants,
});

/** Names of a module's functions whose first argument is a state of a class, or of those without. */
function functionsOf(module: object, struct?: string): string[] {
  return Object.keys(module).filter((name) => {
    const first = both.layout.entries[name]?.[0];
    if (first === undefined) return false;
    return struct === undefined
      ? typeof first === 'string'
      : typeof first === 'object' && 'struct' in first && first.struct.endsWith(struct);
  });
}

const numbersOf = (name: string) => (both.layout.entries[name] ?? []).filter((type) => typeof type === 'string');

/** Any numbers that a function takes; trials where it takes a long. */
const arbitraryOf = (name: string) =>
  fc.tuple(
    ...numbersOf(name).map((type) =>
      type === 'long'
        ? fc.oneof(fc.constantFrom(...TRIALS), fc.maxSafeNat())
        : fc.oneof(fc.constantFrom(...SIGNED), fc.integer({ min: -0x7fff_ffff }), fc.integer({ min: -20, max: 20 })),
    ),
  );

function expectSame(name: string, states: readonly [object, object] | undefined, values: readonly number[]): void {
  const [written, translated] = both.play(name, states, values);
  expect(translated, `${name}(${values.join(', ')})`).toEqual(written);
}

describe('functions of numbers', () => {
  it.each([numbers, control, constants].flatMap((module) => functionsOf(module)))('%s', (name) => {
    const places = numbersOf(name).length;
    for (const one of SIGNED)
      for (const two of SIGNED)
        expectSame(
          name,
          undefined,
          [one, two, 5].slice(0, places).map((value, i) => (numbersOf(name)[i] === 'long' ? Math.abs(value) : value)),
        );
    fc.assert(
      fc.property(arbitraryOf(name), (values) => expectSame(name, undefined, values)),
      RUNS,
    );
  });
});

describe('functions of arrays', () => {
  it.each(functionsOf(control, 'Cells'))('%s', (name) => {
    const cells = fc.array(fc.integer({ min: -0x7fff_ffff }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(cells, arbitraryOf(name), (words, values) => {
        expectSame(name, [new control.Cells(words), new control.Cells(words)], values);
      }),
      RUNS,
    );
  });
});

describe('functions of objects', () => {
  it.each(functionsOf(objects, 'World'))('%s', (name) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), arbitraryOf(name), (size, values) => {
        expectSame(name, [new objects.World(size), new objects.World(size)], values);
      }),
      RUNS,
    );
  });

  it('play one state after another', () => {
    const states = [new objects.World(6), new objects.World(6)] as const;
    for (let a = 0; a < 40; a++) {
      for (const name of functionsOf(objects, 'World'))
        expectSame(name, states, [a * 7, a, a].slice(0, numbersOf(name).length));
    }
  });
});

it('plays each function of the fixture', () => {
  const played = [
    ...[numbers, control, constants].flatMap((module) => functionsOf(module)),
    ...functionsOf(control, 'Cells'),
    ...functionsOf(objects, 'World'),
  ];
  expect(played.sort()).toEqual(Object.keys(both.layout.entries).sort());
});

it('sees where a function does something else', () => {
  const [written, translated] = both.play('sums', undefined, [1, 2, 3]);
  expect(both.play('sums', undefined, [1, 2, 4])[1]).not.toEqual(written);
  expect(translated).toEqual(written);
  const [left, right] = both.play('methods', [new objects.World(3), new objects.World(4)], [1, 2]);
  expect(right).not.toEqual(left);
});
