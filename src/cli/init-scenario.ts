import { writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { UsageError } from '../engine/core/errors.ts';
import { refusalOf } from '../files/write-whole-file.ts';
import { starterScenario } from '../scenarios/starter-scenario.ts';
import type { CommonOptions } from './command.ts';
import { print } from './console.ts';
import { EXIT, type ExitStatus } from './exit-status.ts';
import { requireSystem } from './list-rules.ts';
import { shellWord } from './shell-word.ts';

/**
 * Writes a scenario to start from; never over a file that is there.
 *
 * @throws UsageError where there is such a file, no such system, or no starter of that kind
 */
export async function initScenario(
  given: CommonOptions & { readonly name: string; readonly system: string; readonly kind?: string },
): Promise<ExitStatus> {
  const { name, json, quiet } = given;
  const system = requireSystem(given.system).id;
  const file = ['.yaml', '.yml'].includes(extname(name)) ? name : `${name}.yaml`;
  const text = starterScenario(basename(file, extname(file)), system, given.kind);
  try {
    await writeFile(file, text, { flag: 'wx' });
  } catch (error) {
    throw new UsageError(`${file}: ${reasonOf(error as NodeJS.ErrnoException)}`, { cause: error });
  }
  if (json) print(JSON.stringify({ schema: 1, file }));
  else if (!quiet) print(`wrote ${file}; next: evenodds run ${shellWord(file)}`);
  return EXIT.done;
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'EEXIST') return 'there is such a file, and it is not overwritten';
  return error.code === 'ENOENT' ? 'there is no such folder' : refusalOf(error);
}
