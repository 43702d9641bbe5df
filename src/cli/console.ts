import type { TerminalStyle } from '../reports/terminal-summary.ts';
import { textLength } from '../reports/text-table.ts';
import { wrapText } from '../reports/wrap-text.ts';
import { EXIT } from './exit-status.ts';

/** Writes a result to stdout. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/**
 * Writes a message to stderr, where it does not mix with results, broken at spaces for a terminal. Names of
 * files and values may be in it: their control characters do nothing to a terminal.
 */
export function note(text: string): void {
  const { stderr } = process;
  stderr.write(`${stderr.isTTY ? wrapMessage(inert(text), widthOf(stderr)) : inert(text)}\n`);
}

/** Writes a message that ends in a command, which stays on one line, to be copied. */
export function noteCommand(text: string): void {
  process.stderr.write(`${inert(text)}\n`);
}

/** Breaks the lines of a message at spaces, and indents what follows; lines that are indented themselves stay as they are. */
export function wrapMessage(text: string, width: number): string {
  const indent = '  ';
  const wrapped = text.split('\n').flatMap((line) => {
    if (textLength(line) <= width || /^\s/.test(line)) return [line];
    const [first = '', ...rest] = wrapText(line, (part) => textLength(part) <= width - indent.length);
    return [first, ...rest.map((part) => indent + part)];
  });
  return wrapped.join('\n');
}

/** Control and format characters but line breaks and tabs as escapes, so that they are seen and not obeyed. */
function inert(text: string): string {
  return text.replace(/[^\P{C}\n\t]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/**
 * Ends the process without a word once the reader of stdout has gone (`| head -1`); losing the reader
 * of messages ends nothing. A stdout that cannot take results, as on a full disk, is a failure.
 */
export function endQuietlyOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    note(`evenodds: stdout: ${error.message}`);
    process.exit(EXIT.failed);
  });
  process.stderr.on('error', () => {});
}

/** Columns of a stream: 80 where it is not a terminal. */
export function widthOf(stream: { readonly columns?: number | undefined }): number {
  return stream.columns !== undefined && stream.columns > 0 ? stream.columns : 80;
}

/** How text is written to stdout: as wide as it is, and in colour where it takes colour. */
export function stdoutStyle(): TerminalStyle {
  const { stdout, env } = process;
  return { colour: wantsColour(stdout.isTTY, env), width: widthOf(stdout) };
}

/**
 * Whether to colour what goes to a stream: as FORCE_COLOR says, else not where NO_COLOR says so, else on
 * a terminal that can.
 */
export function wantsColour(isTerminal: boolean, env: NodeJS.ProcessEnv): boolean {
  const { FORCE_COLOR: force, NO_COLOR: no, TERM: terminal } = env;
  if (force !== undefined) return force !== '0' && force !== 'false';
  if (no !== undefined && no !== '') return false;
  return isTerminal && terminal !== 'dumb';
}
