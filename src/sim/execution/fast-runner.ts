import type { CompiledScenario, TrialRunner } from '../../engine/core/rules-system.ts';
import { EngineMemory } from '../../wasm/engine-memory.ts';
import { type EngineName, loadEngine } from '../../wasm/engine-module.ts';
import { TranslatedRunner } from '../../wasm/translated-runner.ts';

/** Gives a memory of a translated engine, the same each time; undefined where the package is not built. */
export type OpenEngine = () => EngineMemory | undefined;

/** An engine for any number of scenarios, which is read when the first of them asks for it. */
export function sharedEngine(name: EngineName): OpenEngine {
  let memory: EngineMemory | undefined;
  return () => {
    if (memory) return memory;
    const engine = loadEngine(name);
    memory = engine && new EngineMemory(engine);
    return memory;
  };
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
  open: OpenEngine = sharedEngine('engine'),
): TrialRunner {
  const { translation } = compiled;
  const engine = translation && open();
  return engine ? new TranslatedRunner(engine, { ...compiled, translation }, seed) : compiled.createRunner(seed);
}
