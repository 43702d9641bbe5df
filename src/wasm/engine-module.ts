import { existsSync, readFileSync } from 'node:fs';
import { packageFile } from '../files/package-file.ts';
import type { Layout } from './layout.ts';
import { CompileError, Module } from './web-assembly.ts';

/** The engine's fights in WebAssembly, and how objects stand in its memory. */
export interface EngineModule {
  readonly module: Module;
  readonly layout: Layout;
}

/** The engine for figures, and the one that counts rules besides. */
export type EngineName = 'engine' | 'engine-counting';

const loaded = new Map<EngineName, EngineModule | undefined>();

/**
 * A translated engine that the package was built with, compiled once in a thread.
 *
 * @returns undefined in the source tree, where nothing is built, where a bundle has left it behind, and where the
 *   processor cannot run it (x64 without SSE4.1): fights are then played as their rules are written
 */
export function loadEngine(name: EngineName): EngineModule | undefined {
  if (import.meta.url.endsWith('.ts')) return undefined;
  if (!loaded.has(name)) loaded.set(name, engineOfPackage(name));
  return loaded.get(name);
}

function engineOfPackage(name: EngineName): EngineModule | undefined {
  const wasm = packageFile(`dist/${name}.wasm`);
  if (!existsSync(wasm)) return undefined;
  try {
    return readEngine(wasm, packageFile(`dist/${name}.json`));
  } catch (error) {
    if (error instanceof CompileError) return undefined;
    throw error;
  }
}

/** Reads a translated engine from its two files. */
export function readEngine(wasm: URL, layout: URL): EngineModule {
  return { module: new Module(readFileSync(wasm)), layout: JSON.parse(readFileSync(layout, 'utf8')) };
}
