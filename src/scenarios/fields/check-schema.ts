import type { z } from 'zod';
import type { DataPath, Fault } from '../data/fault.ts';
import { hint, some } from '../data/nearest.ts';
import { showValue } from '../data/show-value.ts';
import { fieldOf } from '../data/tree.ts';
import { keysOf, placeOf, schemaBelow } from './schema-walk.ts';

/** What zod says of a value, as far as it is used. */
type Issue = z.core.$ZodIssue;

/**
 * Everything in which data departs from a schema.
 *
 * @returns at most one fault a path, in zod's order
 */
export function checkSchema(schema: z.ZodType, data: unknown): readonly Fault[] {
  const { error } = schema.safeParse(data);
  const byPath = new Map<string, Fault>();
  for (const fault of error?.issues.flatMap((issue) => faultsOf(issue, schema, data)) ?? []) {
    const key = JSON.stringify(fault.path);
    if (!byPath.has(key)) byPath.set(key, fault);
  }
  return [...byPath.values()];
}

function faultsOf(issue: Issue, schema: z.ZodType, data: unknown): readonly Fault[] {
  const path = issue.path as DataPath;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(schema, path, key));
  if (issue.code === 'invalid_key') return [invalidKey(issue, path)];
  const found = valueAt(data, path);
  if (found === undefined)
    return [{ code: 'missing-key', path, message: `${issue.message}, got nothing`, atKey: true }];
  return [
    { code: codeOf(issue), path, message: `${issue.message}, got ${showValue(found)}${choiceHint(issue, found)}` },
  ];
}

function unknownKey(schema: z.ZodType, path: DataPath, key: string): Fault {
  const known = keysOf(placeOf(schemaAt(schema, path) ?? schema));
  const message = `expected one of the keys ${some(known)}, got ${JSON.stringify(key)}${hint(key, known)}`;
  return { code: 'unknown-key', path: [...path, key], message, atKey: true };
}

function invalidKey(issue: Extract<Issue, { code: 'invalid_key' }>, path: DataPath): Fault {
  const message = `${issue.issues[0]?.message ?? issue.message}, got ${JSON.stringify(path.at(-1))}`;
  return { code: 'bad-name', path, message, atKey: true };
}

function codeOf(issue: Issue): string {
  if (issue.code === 'too_small' || issue.code === 'too_big') return 'out-of-range';
  if (issue.code === 'invalid_format' || issue.code === 'custom') return 'bad-form';
  return issue.code === 'invalid_value' ? 'unknown-choice' : 'wrong-type';
}

function choiceHint(issue: Issue, found: unknown): string {
  if (issue.code !== 'invalid_value' || typeof found !== 'string') return '';
  return hint(found, issue.values.map(String));
}

/** The schema at a path, or undefined where it knows nothing there. */
function schemaAt(schema: z.ZodType, path: DataPath): z.ZodType | undefined {
  let here: z.ZodType | undefined = schema;
  for (const step of path) here = here && schemaBelow(placeOf(here), step);
  return here;
}

/** The value at a path of data, lists by index; undefined where there is none. */
function valueAt(data: unknown, path: DataPath): unknown {
  let here = data;
  for (const step of path) here = typeof step === 'number' ? (here as unknown[])?.[step] : fieldOf(here, step);
  return here;
}
