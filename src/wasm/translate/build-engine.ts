import type { Layout } from '../layout.ts';
import { compileC } from './compile-c.ts';
import { readProgram } from './read-program.ts';
import { filesOf, type Task, writeC } from './write-c.ts';

/** Compiled programs are kept here: to compile the engine anew takes seconds. */
const CACHE = new URL('../../../node_modules/.cache/evenodds-wasm/', import.meta.url);

/**
 * Translates functions of the engine to C, and compiles that.
 *
 * @param options of clang besides, such as `-DCHECKED` for a build that stops at an index beyond an array
 * @throws TranslationError where a piece of the engine has no translation
 */
export async function buildEngine(
  task: Task,
  options: readonly string[] = [],
): Promise<{ readonly wasm: Uint8Array; readonly layout: Layout; readonly c: string }> {
  const { c, layout } = writeC(readProgram(filesOf(task)), task);
  const exported = Object.values(layout.constants).map(({ variable }) => variable);
  return { wasm: await compileC(c, exported, options, CACHE), layout, c };
}
