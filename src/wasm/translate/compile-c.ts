import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { commands, runLLVM } from '@yowasp/clang';

const FLAGS = [
  '--target=wasm32',
  // Four words at a time, as where a stream of dice is seeded; `loadEngine` asks whether Node has it.
  '-msimd128',
  // Faster than -O3, which unrolls and unswitches loops, and a seventh smaller.
  '-Os',
  // Sums wrap around, as those of 32-bit operators do in JavaScript.
  '-fwrapv',
  // A call costs more in WebAssembly than in machine code.
  '-mllvm',
  '-inline-threshold=2500',
  // Loads stay in their loops, for most are needed in few rounds; before the loop they would all be made, and spilled.
  '-mllvm',
  '-licm-mssa-optimization-cap=0',
  '-ffreestanding',
  '-nostdlib',
  '-Wall',
  '-Werror',
  '-Wno-parentheses-equality',
  '-Wno-tautological-constant-out-of-range-compare',
  '-Wno-unused-function',
  '-Wno-unused-variable',
  '-Wl,--no-entry',
  '-Wl,--export=__heap_base',
];

/**
 * Compiles a C program to WebAssembly, by the clang that comes as a package and is WebAssembly itself. Clang evaluates
 * operands and arguments from left to right, as JavaScript does; C leaves that open.
 *
 * @param exported names of variables
 * @param options of clang besides
 * @param cache folder in which what was compiled before is kept
 * @throws Error with what clang says
 */
export async function compileC(
  c: string,
  exported: readonly string[],
  options: readonly string[],
  cache: URL,
): Promise<Uint8Array> {
  const args = [
    ...FLAGS,
    ...options,
    ...exported.map((name) => `-Wl,--export=${name}`),
    'engine.c',
    '-o',
    'engine.wasm',
  ];
  const known = new URL(`${createHash('sha256').update(args.join(' ')).update(c).digest('hex')}.wasm`, cache);
  try {
    return readFileSync(known);
  } catch {
    const wasm = await compile(args, c);
    mkdirSync(cache, { recursive: true });
    writeFileSync(known, wasm);
    return wasm;
  }
}

async function compile(args: string[], c: string): Promise<Uint8Array> {
  const said: string[] = [];
  const hear = (bytes: Uint8Array | null) => {
    if (bytes) said.push(new TextDecoder().decode(bytes));
  };
  try {
    // Reads the compiler from its package, without a word on how far it has come.
    await runLLVM(undefined, {}, { fetchProgress: () => {} });
    const files = await commands.clang(args, { 'engine.c': c }, { stdout: hear, stderr: hear });
    return (files as Record<string, Uint8Array>)['engine.wasm'] as Uint8Array;
  } catch (error) {
    throw new Error(`clang: ${said.join('')}`, { cause: error });
  }
}
