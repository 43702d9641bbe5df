import type { CompiledScenario, TrialRunner } from '../../engine/core/rules-system.ts';
import { EngineMemory } from '../../wasm/engine-memory.ts';
import { type EngineName, loadEngine } from '../../wasm/engine-module.ts';
import { TranslatedRunner } from '../../wasm/translated-runner.ts';

/** A memory of the translated engine, for any number of scenarios; undefined where the package is not built. */
export function openEngine(name: EngineName): EngineMemory | undefined {
  const engine = loadEngine(name);
  return engine && new EngineMemory(engine);
}

/**
 * The fastest runner that there is: in WebAssembly for a scenario that has a translation, which takes less than half of the
 * time, else in JavaScript. Every trial is the same.
 *
 * @param seed integer from 0 to 2^53 − 1
 */
export function createFastRunner(
  compiled: CompiledScenario,
  seed: number,
  engine: EngineMemory | undefined = openEngine('engine'),
): TrialRunner {
  const { translation } = compiled;
  if (!engine || !translation) return compiled.createRunner(seed);
  return new TranslatedRunner(engine, { ...compiled, translation }, seed);
}
