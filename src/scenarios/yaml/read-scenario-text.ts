import { existsSync, readFileSync, statSync } from 'node:fs';
import { ScenarioError } from '../../engine/core/errors.ts';

const MOST_BYTES = 1_000_000;

const REASONS: Readonly<Record<string, readonly [code: string, message: string]>> = {
  ENOENT: ['no-file', 'expected a scenario file, found no file of this name'],
  EACCES: ['unreadable', 'expected a file that may be read, permission was denied'],
  EPERM: ['unreadable', 'expected a file that may be read, permission was denied'],
  ENOTDIR: ['no-file', 'expected a scenario file, found a file where its path has a directory'],
};

/**
 * The text of a scenario file. A file of more than a megabyte is refused before it is read.
 *
 * @throws ScenarioError where there is no such file, or it is not UTF-8 text
 */
export function readScenarioText(file: string): string {
  const bytes = readBytes(file);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Falls through: the decoder says no more than that it could not.
  }
  throw failure(file, 'not-text', 'expected UTF-8 text, found other bytes');
}

function readBytes(file: string): Uint8Array {
  try {
    const stat = statSync(file);
    // A device or a pipe may never end.
    if (!stat.isFile())
      throw failure(file, 'not-a-file', `expected a file, found ${stat.isDirectory() ? 'a directory' : 'a device'}`);
    if (stat.size > MOST_BYTES) {
      throw failure(file, 'too-large', `expected at most ${MOST_BYTES} bytes, got ${stat.size}`);
    }
    return readFileSync(file);
  } catch (error) {
    throw error instanceof ScenarioError ? error : fromSystem(file, error);
  }
}

function fromSystem(file: string, error: unknown): ScenarioError {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const [name, message] = REASONS[code] ?? ['unreadable', `expected a file that can be read, got ${code || error}`];
  return failure(file, name, `${message}${code === 'ENOENT' ? withEnding(file) : ''}`);
}

/** A hint at the file of the name with an ending. */
function withEnding(file: string): string {
  const meant = ['.yaml', '.yml', '.json'].map((ending) => file + ending).find((name) => existsSync(name));
  return meant === undefined ? '' : ` (did you mean ${JSON.stringify(meant)}?)`;
}

function failure(file: string, code: string, message: string): ScenarioError {
  return new ScenarioError([{ code, file, path: '', message }]);
}
