import { fileURLToPath } from 'node:url';
import { EngineMemory } from '../../../../src/wasm/engine-memory.ts';
import type { Layout, LayoutType } from '../../../../src/wasm/layout.ts';
import { buildEngine } from '../../../../src/wasm/translate/build-engine.ts';
import { Module } from '../../../../src/wasm/web-assembly.ts';

const FIXTURES = new URL('../../../fixtures/translated/', import.meta.url);

type Functions = Readonly<Record<string, unknown>>;

/** The functions of a fixture, as they are written and translated. */
export interface Both {
  readonly layout: Layout;
  /** Plays both on copies of the state, and says what each returns and leaves of the state. */
  play(name: string, states: readonly [object, object] | undefined, numbers: readonly number[]): [unknown, unknown];
}

/** Translates all functions that modules of the fixture export. */
export async function translateFixture(
  modules: Readonly<Record<string, Functions>>,
  options?: string[],
  single: readonly string[] = [],
): Promise<Both> {
  const entries = Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      isFunction(value) ? [{ file: fileURLToPath(new URL(file, FIXTURES)), name, call: value }] : [],
    ),
  );
  const { wasm, layout } = await buildEngine({ entries, bindings: {}, single }, options);
  const memory = new EngineMemory({ module: new Module(wasm), layout });
  memory.supply(Object.assign({}, ...Object.values(modules)));
  return {
    layout,
    play(name, states, numbers) {
      const { call } = entries.find((entry) => entry.name === name) as (typeof entries)[number];
      const translated = memory.entry(name) as (...parameters: number[]) => unknown;
      if (!states) return [asNumber(call(...numbers)), translated(...numbers)];
      const [own, copied] = states;
      const address = memory.write(name, 0, copied);
      const returned = [asNumber(call(own, ...numbers)), translated(address, ...numbers)];
      const type = layout.entries[name]?.[0] as LayoutType;
      const left = [flatten(own, type, layout), flattenMemory(memory.buffer, address, type, layout)];
      return [
        { returned: returned[0], left: left[0] },
        { returned: returned[1], left: left[1] },
      ];
    },
  };
}

function isFunction(value: unknown): value is (...parameters: unknown[]) => unknown {
  return typeof value === 'function' && !/^class\b/.test(String(value));
}

function asNumber(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Reads one value, and what it refers to by the type of that. */
interface Reader<Reference> {
  struct(reference: Reference, name: string): [field: string, type: LayoutType, value: Reference | number][];
  array(reference: Reference, cell: string): (Reference | number)[];
}

/** What translated functions see of a graph of objects, each once, in the order in which it is met. */
function walk<Reference>(
  root: Reference,
  type: LayoutType,
  reader: Reader<Reference>,
  isNone: (value: unknown) => boolean,
) {
  const seen = new Map<Reference, number>();
  const objects: unknown[] = [];
  const see = (value: Reference | number, of: LayoutType): unknown => {
    if (of === 'int' || of === 'long') return Number(value);
    if (of === 'none' || isNone(value)) return null;
    const reference = value as Reference;
    const known = seen.get(reference);
    if (known !== undefined) return `object ${known}`;
    const place = seen.size;
    seen.set(reference, place);
    objects[place] =
      'struct' in of
        ? reader.struct(reference, of.struct).map(([field, own, member]) => [field, see(member, own)])
        : reader.array(reference, of.cell).map((member) => see(member, of.element));
    return `object ${place}`;
  };
  see(root, type);
  return objects;
}

function flatten(root: object, type: LayoutType, layout: Layout): unknown[] {
  const reader: Reader<unknown> = {
    struct: (owner, name) =>
      (layout.structs[name] ?? []).map(([field, of]) => [field, of, (owner as Record<string, unknown>)[field]]),
    array: (cells) => Array.from(cells as ArrayLike<unknown>),
  };
  return walk<unknown>(root, type, reader, (value) => value === undefined);
}

function flattenMemory(buffer: ArrayBuffer, root: number, type: LayoutType, layout: Layout): unknown[] {
  const words = new Int32Array(buffer);
  const cells = {
    uint8_t: (address: number, length: number) => new Uint8Array(buffer, address, length),
    double: (address: number, length: number) => new Float64Array(buffer, address, length),
  };
  const reader: Reader<number> = {
    struct: (address, name) =>
      (layout.structs[name] ?? []).map(([field, of], i) => [field, of, words[address / 4 + i] as number]),
    array(address, cell) {
      const length = words[address / 4 - 1] as number;
      const read = cells[cell as keyof typeof cells];
      return Array.from(read ? read(address, length) : words.subarray(address / 4, address / 4 + length));
    },
  };
  return walk(root, type, reader, (value) => value === 0);
}
