import { InvariantError } from '../engine/core/errors.ts';
import type { Translation } from '../engine/core/rules-system.ts';
import type { EngineModule } from './engine-module.ts';
import type { Layout, LayoutType } from './layout.ts';
import { ObjectWriter } from './object-writer.ts';
import { type Exported, Instance, type Memory } from './web-assembly.ts';

const WORD = 4;

/** Its parameters are numbers and addresses of objects. */
export type Entry = (...parameters: number[]) => void;

/** A translated engine with a memory, in which the objects of any number of scenarios live as long as it does. */
export class EngineMemory {
  private readonly layout: Layout;
  private readonly exports: Readonly<Record<string, Exported>>;
  private readonly memory: Memory;
  private readonly writer: ObjectWriter;

  constructor({ module, layout }: EngineModule) {
    this.layout = layout;
    this.exports = new Instance(module).exports;
    this.memory = this.exports['memory'] as Memory;
    this.writer = new ObjectWriter(this.memory, layout.structs, this.valueOf('__heap_base'));
  }

  /** All of the memory; another one once it has grown. */
  get buffer(): ArrayBuffer {
    return this.memory.buffer;
  }

  /** @throws InvariantError where there is no such function */
  entry(name: string): Entry {
    const found = this.exports[name];
    if (typeof found !== 'function') throw new InvariantError(`the translated engine has no function ${name}`);
    return found;
  }

  /** Puts the objects in place that functions know by the names of constants. */
  supply(constants: Translation['constants'] = {}): void {
    for (const [name, { variable, type }] of Object.entries(this.layout.constants)) {
      const value = constants[name];
      if (value !== undefined) this.writer.point(this.valueOf(variable), this.writer.write(value, type));
    }
  }

  /** Writes an object that an entry takes as its parameter number `index`, unless it is there; returns its address. */
  write(entry: string, index: number, value: object): number {
    return this.writer.write(value, this.typeOf(entry, index));
  }

  /**
   * An object as functions see it: a copy whose typed arrays are the memory's own, until that grows.
   *
   * @param own the object that was written
   */
  view<Viewed extends object>(entry: string, index: number, own: Viewed): Viewed {
    const seen = Object.assign(Object.create(Object.getPrototypeOf(own)), own);
    for (const [field, type] of this.fieldsOf(entry, index)) {
      if (typeof type === 'object' && 'cell' in type) seen[field] = this.cellsOf(seen[field]);
    }
    const words = new Int32Array(this.buffer);
    for (const [field, place] of this.numbersOf(entry, index, own)) seen[field] = words[place];
    return seen;
  }

  /** Fields of an object that are numbers, and where they stand in the memory, in words. */
  numbersOf(entry: string, index: number, own: object): [field: string, place: number][] {
    const first = this.writer.addressOf(own) / WORD;
    return this.fieldsOf(entry, index).flatMap(([field, type], i) => (type === 'int' ? [[field, first + i]] : []));
  }

  /** The cells of an array that was written, until the memory grows. */
  cellsOf<Cells extends Int32Array | Float64Array>(array: Cells): Cells {
    const Cells = array.constructor as new (buffer: ArrayBuffer, offset: number, length: number) => Cells;
    return new Cells(this.buffer, this.writer.addressOf(array), array.length);
  }

  private fieldsOf(entry: string, index: number): Layout['structs'][string] {
    const type = this.typeOf(entry, index);
    return (typeof type === 'object' && 'struct' in type && this.layout.structs[type.struct]) || [];
  }

  private typeOf(entry: string, index: number): LayoutType {
    const type = this.layout.entries[entry]?.[index];
    if (type === undefined) throw new InvariantError(`the translated engine has no function ${entry}`);
    return type;
  }

  private valueOf(name: string): number {
    return (this.exports[name] as { value: number }).value;
  }
}
