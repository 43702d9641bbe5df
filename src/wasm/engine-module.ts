import { existsSync, readFileSync } from 'node:fs';
import { packageFile } from '../files/package-file.ts';
import type { Layout } from './layout.ts';
import { Module } from './web-assembly.ts';

/** The engine's fights in WebAssembly, and how objects stand in its memory. */
export interface EngineModule {
  readonly module: Module;
  readonly layout: Layout;
}

/** The engine for figures, and the one that counts rules besides. */
export type EngineName = 'engine' | 'engine-counting';

const loaded = new Map<EngineName, EngineModule>();

/**
 * A translated engine that the package was built with, compiled once in a thread.
 *
 * @returns undefined in the source tree, where nothing is built, and where a bundle has left it behind: fights are then
 *   played as their rules are written
 */
export function loadEngine(name: EngineName): EngineModule | undefined {
  const wasm = packageFile(`dist/${name}.wasm`);
  if (import.meta.url.endsWith('.ts') || !existsSync(wasm)) return undefined;
  const engine = loaded.get(name) ?? readEngine(wasm, packageFile(`dist/${name}.json`));
  loaded.set(name, engine);
  return engine;
}

/** Reads a translated engine from its two files. */
export function readEngine(wasm: URL, layout: URL): EngineModule {
  return { module: new Module(readFileSync(wasm)), layout: JSON.parse(readFileSync(layout, 'utf8')) };
}
