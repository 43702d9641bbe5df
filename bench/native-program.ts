import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Translation } from '../src/engine/core/rules-system.ts';
import type { ArrayLayout, Layout, LayoutType } from '../src/wasm/layout.ts';
import { ENGINE_TASKS } from '../src/wasm/translate/engine-task.ts';
import { readProgram } from '../src/wasm/translate/read-program.ts';
import { nameInC } from '../src/wasm/translate/scope.ts';
import { filesOf, writeC } from '../src/wasm/translate/write-c.ts';

/** The loop of `reference/battle.h`: plays, folds the checksum, and prints a line of JSON. */
const MAIN = `
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static uint32_t fold(uint32_t hash, int32_t value) { return (hash ^ (uint32_t)value) * 0x01000193; }

int main(int argc, char **argv)
{
    int64_t trials = argc > 1 ? atoll(argv[1]) : 100000;
    uint32_t hash = 0x811c9dc5;
    long outcomes[4] = { 0 };
    struct timespec before, after;
    SUPPLY
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &before);
    for (int64_t trial = 0; trial < trials; trial++) {
        PLAY(STATE, RECORD, (double)trial);
        outcomes[RECORD->outcome]++;
        hash = fold(hash, RECORD->outcome);
        for (int32_t i = 0; i < length_of(RECORD->metrics); i++) hash = fold(hash, RECORD->metrics[i]);
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &after);
    double seconds = (double)(after.tv_sec - before.tv_sec) + 1e-9 * (double)(after.tv_nsec - before.tv_nsec);
    printf("{\\"trials\\":%lld,\\"checksum\\":\\"%08x\\",\\"outcomes\\":[%ld,%ld,%ld,%ld],\\"cpuSeconds\\":%.6f}\\n",
           (long long)trials, hash, outcomes[0], outcomes[1], outcomes[2], outcomes[3], seconds);
    return 0;
}
`;

/**
 * Compiles a fight as the engine's own rules say it, translated to C, to machine code: what the rules of all scenarios
 * cost without WebAssembly. Its state is written into the program.
 *
 * @param file of the program; its source is written beside it
 */
export function compileNatively(translation: Translation, seed: number, file: string): void {
  const task = ENGINE_TASKS.engine;
  const { c, layout } = writeC(readProgram(filesOf(task)), task);
  const { record, state } = translation.start(seed);
  const objects = new StaticObjects(layout.structs);
  const [stateType, recordType] = layout.entries[translation.play] as [LayoutType, LayoutType];
  const supply = Object.entries(layout.constants).flatMap(([name, { type, variable }]) => {
    const value = translation.constants?.[name];
    return value === undefined ? [] : [`${variable} = ${objects.write(value, type)};`];
  });
  const [stateName, recordName] = [objects.write(state, stateType), objects.write(record, recordType)];
  const main = MAIN.replace('SUPPLY', supply.join(' '))
    .replace('PLAY', translation.play)
    .replaceAll('STATE', stateName)
    .replaceAll('RECORD', recordName);
  writeFileSync(
    `${file}.c`,
    ['#define _POSIX_C_SOURCE 199309L', c, ...objects.heads, ...objects.values, main].join('\n'),
  );
  execFileSync('gcc', ['-O3', '-std=gnu11', '-fwrapv', '-w', '-o', file, `${file}.c`], { stdio: 'inherit' });
}

/** Objects as static variables of C, each once, as `ObjectWriter` puts them into a memory. */
class StaticObjects {
  /** Declarations, before all values that refer to them. */
  readonly heads: string[] = [];
  readonly values: string[] = [];
  private readonly structs: Layout['structs'];
  private readonly names = new Map<object, string>();

  constructor(structs: Layout['structs']) {
    this.structs = structs;
  }

  /** The expression that a value is. */
  write(value: unknown, type: LayoutType): string {
    if (type === 'int' || type === 'long') return String(Number(value));
    if (value === undefined || type === 'none') return 'NULL';
    const object = value as object;
    const known = this.names.get(object);
    if (known !== undefined) return known;
    return 'struct' in type
      ? this.writeStruct(object, type.struct)
      : this.writeArray(object as ArrayLike<unknown>, type);
  }

  private writeStruct(object: object, struct: string): string {
    // A struct of which no field is used is declared, and no more.
    const fields = this.structs[struct];
    if (fields === undefined) return 'NULL';
    const name = `object_${this.names.size}`;
    this.names.set(object, `(&${name})`);
    this.heads.push(`static struct ${struct} ${name};`);
    const members = fields.map(([field, type]) => {
      return `.${nameInC(field)} = ${this.write((object as Record<string, unknown>)[field], type)}`;
    });
    this.values.push(`static struct ${struct} ${name} = { ${members.join(', ')} };`);
    return `(&${name})`;
  }

  private writeArray(array: ArrayLike<unknown>, { cell, element }: ArrayLayout): string {
    const name = `array_${this.names.size}`;
    this.names.set(array, `${name}.cells`);
    const size = Math.max(1, array.length);
    const type = `struct type_of_${name}`;
    this.heads.push(`${type} { int32_t unused, length; ${cell} cells[${size}]; };`, `static ${type} ${name};`);
    const cells = Array.from(array, (each) => this.write(each, element));
    this.values.push(`static ${type} ${name} = { 0, ${array.length}, { ${cells.join(', ') || '0'} } };`);
    return `${name}.cells`;
  }
}
