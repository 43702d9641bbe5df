import { beforeEach, describe, expect, it } from 'vitest';
import { InvariantError } from '../../../src/engine/core/errors.ts';
import type { Layout, LayoutType } from '../../../src/wasm/layout.ts';
import { ObjectWriter } from '../../../src/wasm/object-writer.ts';
import type { Memory } from '../../../src/wasm/web-assembly.ts';

const PAGE = 65_536;
const START = 1024;

const STRUCTS: Layout['structs'] = {
  Unit: [
    ['hits', 'int'],
    ['target', { struct: 'Unit' }],
    ['name', 'none'],
    ['isReady', 'int'],
  ],
  Other: [['hits', 'int']],
};
const UNIT = { struct: 'Unit' };
const WORDS = { cell: 'int32_t', element: 'int' } as const;
const UNITS = { cell: 'struct Unit *', element: UNIT };

/** A memory as WebAssembly has it: another buffer each time it grows. */
class FakeMemory implements Memory {
  buffer: ArrayBuffer;

  constructor(bytes: number) {
    this.buffer = new ArrayBuffer(bytes);
  }

  grow(pages: number): number {
    const old = new Uint8Array(this.buffer);
    this.buffer = new ArrayBuffer(old.length + pages * PAGE);
    new Uint8Array(this.buffer).set(old);
    return old.length / PAGE;
  }
}

let memory: FakeMemory;
let writer: ObjectWriter;

beforeEach(() => {
  memory = new FakeMemory(PAGE);
  writer = new ObjectWriter(memory, STRUCTS, START);
});

const wordsAt = (address: number, count: number) => [...new Int32Array(memory.buffer, address, count)];

describe('ObjectWriter', () => {
  it('writes the members that functions use, in their order', () => {
    const target = { hits: 7, target: undefined, name: 'Bo', isReady: false };
    const address = writer.write({ hits: -3, target, name: 'Ann', isReady: true, unused: 9 }, UNIT);
    expect(address).toBeGreaterThanOrEqual(START);
    expect(wordsAt(address, 4)).toEqual([-3, writer.addressOf(target), 0, 1]);
    expect(wordsAt(writer.addressOf(target), 4)).toEqual([7, 0, 0, 0]);
  });

  it('writes each object once, also where they refer to each other in a circle', () => {
    const one = { hits: 1, target: {} as object, name: '', isReady: true };
    const two = { hits: 2, target: one, name: '', isReady: true };
    one.target = two;
    const address = writer.write(one, UNIT);
    expect(writer.write(one, UNIT)).toBe(address);
    const [, second = 0] = wordsAt(address, 2);
    expect(wordsAt(second, 2)).toEqual([2, address]);
    expect(writer.write([one, two, one], UNITS)).toBeGreaterThan(second);
    expect(wordsAt(writer.write([two, one], UNITS), 2)).toEqual([second, address]);
  });

  it.each([
    [Int32Array.of(3, -4), WORDS, Int32Array],
    [[3, -4, 5], WORDS, Int32Array],
    [Uint8Array.of(3, 255, 7), { cell: 'uint8_t', element: 'int' }, Uint8Array],
    [Float64Array.of(2 ** 40, -1), { cell: 'double', element: 'long' }, Float64Array],
    [[], WORDS, Int32Array],
  ] as const)('writes %o as cells behind their length', (array, type, Cells) => {
    writer.write([1], WORDS);
    const address = writer.write(array, type as LayoutType);
    expect(address % 8).toBe(0);
    expect(wordsAt(address - 4, 1)).toEqual([array.length]);
    expect([...new Cells(memory.buffer, address, array.length)]).toEqual([...array]);
  });

  it('counts texts, and writes none', () => {
    const address = writer.write(['a', 'b'], { cell: 'void *', element: 'none' });
    expect(wordsAt(address - 4, 3)).toEqual([2, 0, 0]);
  });

  it('lets the memory grow while it writes', () => {
    const units = Array.from({ length: 20_000 }, (_, hits) => ({ hits, target: undefined, name: '', isReady: false }));
    const address = writer.write(units, UNITS);
    expect(memory.buffer.byteLength).toBeGreaterThan(20_000 * 16);
    const places = wordsAt(address, units.length);
    expect(places.map((place) => wordsAt(place, 1)[0])).toEqual(units.map(({ hits }) => hits));
  });

  it('places nothing over what it wrote before', () => {
    const first = Int32Array.of(1, 2, 3);
    const address = writer.write(first, WORDS);
    for (let length = 0; length < 9; length++) writer.write(new Int32Array(length).fill(-1), WORDS);
    expect(wordsAt(address - 4, 4)).toEqual([3, 1, 2, 3]);
  });

  it('points a variable to an object', () => {
    writer.point(512, 4096);
    expect(wordsAt(512, 1)).toEqual([4096]);
  });

  it('refuses an object that functions see as two types', () => {
    const seen = { hits: 1, target: undefined, name: '', isReady: true };
    writer.write(seen, UNIT);
    expect(() => writer.write(seen, { struct: 'Other' })).toThrow(InvariantError);
    expect(() => writer.write(seen, { struct: 'Other' })).toThrow(
      'both as {"struct":"Unit"} and as {"struct":"Other"}',
    );
  });

  it.each([
    ['12', 'int', 'translated functions expect "int", got string'],
    [undefined, 'int', 'translated functions expect "int", got undefined'],
    [1.5, 'int', 'translated functions expect "int", got 1.5'],
    [2 ** 31, 'int', 'translated functions expect "int", got 2147483648'],
    [Number.NaN, 'int', 'translated functions expect "int", got NaN'],
    [Number.POSITIVE_INFINITY, 'long', 'translated functions expect "long", got Infinity'],
    [12, UNIT, 'translated functions expect {"struct":"Unit"}, got 12'],
    [null, UNIT, 'translated functions expect {"struct":"Unit"}, got object'],
  ] as const)('refuses %o as %o', (value, type, message) => {
    expect(() => writer.write(value, type)).toThrow(InvariantError);
    expect(() => writer.write(value, type)).toThrow(message);
  });

  it('knows no address of what it did not write', () => {
    expect(() => writer.addressOf({})).toThrow('an object that translated functions do not use');
  });
});
