import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Layout } from '../layout.ts';
import { compileC } from './compile-c.ts';
import { type Task, writeC } from './write-c.ts';

const ROOT = new URL('../../../', import.meta.url);

/** Compiled programs are kept here: to compile the engine anew takes seconds. */
const CACHE = new URL('node_modules/.cache/evenodds-wasm/', ROOT);

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
  const { c, layout } = writeC(compilerOptions(), task);
  const exported = Object.values(layout.constants).map(({ variable }) => variable);
  return { wasm: await compileC(c, exported, options, CACHE), layout, c };
}

function compilerOptions(): ts.CompilerOptions {
  const file = fileURLToPath(new URL('tsconfig.json', ROOT));
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, fileURLToPath(ROOT)).options;
}
