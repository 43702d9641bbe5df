import { InvariantError } from '../engine/core/errors.ts';
import type { ArrayLayout, Layout, LayoutType } from './layout.ts';
import type { Memory } from './web-assembly.ts';

const PAGE = 65_536;
const WORD = 4;

/** Typed arrays by the name of their cells in C. */
const CELLS = { int32_t: Int32Array, uint8_t: Uint8Array, double: Float64Array } as const;

/**
 * Copies graphs of objects into the memory of a module, each object once: numbers and booleans as words, references
 * as addresses, arrays as their length and their cells.
 */
export class ObjectWriter {
  private readonly memory: Memory;
  private readonly structs: Layout['structs'];
  private readonly addresses = new WeakMap<object, { readonly address: number; readonly type: string }>();
  private top: number;

  /** @param start of the memory that is free, in bytes */
  constructor(memory: Memory, structs: Layout['structs'], start: number) {
    this.memory = memory;
    this.structs = structs;
    this.top = start;
  }

  /**
   * Writes an object and all that it refers to; returns its address, or the number that a number is.
   *
   * @throws InvariantError for what is not of the type
   */
  write(value: unknown, type: LayoutType): number {
    if (type === 'int' || type === 'long') return integerOf(value, type);
    if (value === undefined || type === 'none') return 0;
    if (typeof value !== 'object' || value === null) throw unexpected(value, type);
    const name = JSON.stringify(type);
    const known = this.addresses.get(value);
    if (known !== undefined) {
      if (known.type === name) return known.address;
      throw new InvariantError(`an object that translated functions see both as ${known.type} and as ${name}`);
    }
    return 'struct' in type
      ? this.writeStruct(value as Record<string, unknown>, type.struct, name)
      : this.writeArray(value as ArrayLike<unknown>, type as ArrayLayout, name);
  }

  /** The address of an object written before. */
  addressOf(value: object): number {
    const known = this.addresses.get(value);
    if (known === undefined) throw new InvariantError('an object that translated functions do not use');
    return known.address;
  }

  /** Writes the address of what a variable points to. */
  point(variable: number, address: number): void {
    this.words[variable / WORD] = address;
  }

  private get words(): Int32Array {
    return new Int32Array(this.memory.buffer);
  }

  private writeStruct(value: Record<string, unknown>, struct: string, name: string): number {
    const fields = this.structs[struct] ?? [];
    const address = this.allocate(fields.length * WORD);
    this.addresses.set(value, { address, type: name });
    fields.forEach(([field, type], i) => {
      const word = this.write(value[field], type);
      this.words[address / WORD + i] = word;
    });
    return address;
  }

  private writeArray(value: ArrayLike<unknown>, { cell, element }: ArrayLayout, name: string): number {
    const Cells = CELLS[cell as keyof typeof CELLS] ?? Int32Array;
    // The length stands in the word before the first cell.
    const address = this.allocate(2 * WORD + value.length * Cells.BYTES_PER_ELEMENT) + 2 * WORD;
    this.addresses.set(value, { address, type: name });
    this.words[address / WORD - 1] = value.length;
    // Writing what the array refers to may make the memory grow.
    const cells = value instanceof Cells ? value : Array.from(value, (each) => this.write(each, element));
    new Cells(this.memory.buffer).set(cells, address / Cells.BYTES_PER_ELEMENT);
    return address;
  }

  private allocate(bytes: number): number {
    const address = this.top;
    this.top = address + Math.ceil(bytes / 8) * 8;
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }
}

/** A number, or a boolean as one; `int` takes 32 bits, and `long` what a number holds exactly. */
function integerOf(value: unknown, type: 'int' | 'long'): number {
  const number = typeof value === 'boolean' ? Number(value) : value;
  const fits = type === 'int' ? Number(number) === (Number(number) | 0) : Number.isSafeInteger(number);
  if (typeof number !== 'number' || !fits) throw unexpected(value, type);
  return number;
}

function unexpected(value: unknown, type: LayoutType): InvariantError {
  const got = typeof value === 'number' ? value : typeof value;
  return new InvariantError(`translated functions expect ${JSON.stringify(type)}, got ${got}`);
}
