import { existsSync, readFileSync } from 'node:fs';
import { packageFile } from '../files/package-file.ts';
import type { Layout } from './layout.ts';
import { Module, validate } from './web-assembly.ts';

/** The engine's fights in WebAssembly, and how objects stand in its memory. */
export interface EngineModule {
  readonly module: Module;
  readonly layout: Layout;
}

/** The engine for figures, and the one that counts rules besides. */
export type EngineName = 'engine' | 'engine-counting';

/** A module with one function, `() => i8x16.popcnt(i8x16.splat(0))`, which is valid where there is SIMD. */
const SIMD_PROBE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0],
  ...[1, 5, 1, 96, 0, 1, 123],
  ...[3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
);

const loaded = new Map<EngineName, EngineModule | undefined>();

/**
 * A translated engine that the package was built with, compiled once in a thread.
 *
 * @returns undefined in the source tree, where nothing is built, where a bundle has left it behind, and where Node
 *   has no SIMD for the processor (such as x64 before SSE4.1): fights are then played as their rules are written
 */
export function loadEngine(name: EngineName): EngineModule | undefined {
  if (import.meta.url.endsWith('.ts')) return undefined;
  if (!loaded.has(name)) loaded.set(name, engineOfPackage(name));
  return loaded.get(name);
}

function engineOfPackage(name: EngineName): EngineModule | undefined {
  const wasm = packageFile(`dist/${name}.wasm`);
  return existsSync(wasm) && validate(SIMD_PROBE) ? readEngine(wasm, packageFile(`dist/${name}.json`)) : undefined;
}

/** Reads a translated engine from its two files. */
export function readEngine(wasm: URL, layout: URL): EngineModule {
  return { module: new Module(readFileSync(wasm)), layout: JSON.parse(readFileSync(layout, 'utf8')) };
}
