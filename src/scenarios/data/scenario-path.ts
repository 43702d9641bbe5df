import { UsageError } from '../../engine/core/errors.ts';

/** An item of a list by its index, as programs write it; a name may end in ` [1]`. */
const INDEXED = /^(.*\S)\[(\d+)\]$/;

/**
 * Splits the text of a path, `sides.players.units."A.B".skills.shoot`, at its dots. A name that
 * holds a dot, an equals sign or a quote stands in double quotes, with the escapes of JSON. `units[0]` is read as
 * `units.0`.
 *
 * @returns at least one name
 * @throws UsageError where a name is empty or a quote is left open
 */
export function parsePath(text: string): readonly string[] {
  const names: string[] = [];
  let rest = text;
  for (;;) {
    const quoted = /^"(?:[^"\\]|\\.)*"/.exec(rest)?.[0];
    const name = quoted ?? /^[^."]*/.exec(rest)?.[0] ?? '';
    names.push(...(quoted === undefined ? withoutBrackets(name) : [unquote(quoted, text)]));
    rest = rest.slice(name.length);
    if (names.at(-1) === '' || (rest !== '' && !rest.startsWith('.'))) throw malformed(text);
    if (rest === '') return names;
    rest = rest.slice(1);
  }
}

/** Writes a path so that `parsePath` reads it back. */
export function formatPath(names: readonly (string | number)[]): string {
  return names.map((name) => (isPlain(String(name)) ? name : JSON.stringify(String(name)))).join('.');
}

function isPlain(name: string): boolean {
  return /^[^.="\\]+$/.test(name) && !INDEXED.test(name);
}

function withoutBrackets(name: string): string[] {
  const [, list, index] = INDEXED.exec(name) ?? [];
  return list === undefined || index === undefined ? [name] : [...withoutBrackets(list), index];
}

/**
 * Splits `PATH=VALUE` at the first equals sign that stands outside quotes.
 *
 * @param expected what a message says of a text that has none
 * @throws UsageError where there is none, or nothing in front of it
 */
export function splitAssignment(
  text: string,
  expected = `--set ${text}: expected PATH=VALUE, such as rules.successStep=6`,
): { readonly path: string; readonly value: string } {
  const path = /^(?:"(?:[^"\\]|\\.)*"|[^"=])*(?==)/.exec(text)?.[0];
  if (path === undefined || path.trim() === '') throw new UsageError(expected);
  return { path: path.trim(), value: text.slice(path.length + 1) };
}

function unquote(quoted: string, text: string): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw malformed(text);
  }
}

function malformed(text: string): UsageError {
  return new UsageError(`path ${text}: expected names joined by dots, those with dots in quotes: units."A.B".skills`);
}
