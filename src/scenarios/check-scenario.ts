import { type Fault, isAtOrBelow } from './data/fault.ts';
import { showValue } from './data/show-value.ts';
import { fieldOf, isMap } from './data/tree.ts';
import { checkSchema } from './fields/check-schema.ts';
import { formOf, kindsOf, SYSTEM_NAMES, schemaOf } from './forms.ts';
import { checkGates } from './gates/read-gates.ts';
import { looseHeadSchema } from './head/head-schema.ts';

/** Where the names of outcomes and quantities come from: a fault there makes more of them unknown. */
const NAMING: ReadonlySet<unknown> = new Set(['sides', 'contestants', 'links']);

/**
 * Everything that is wrong with a scenario's data.
 *
 * @param data with its rules nested
 * @returns no fault twice, and none that only follows from another
 */
export function checkScenario(data: unknown): readonly Fault[] {
  if (!isMap(data)) return [notAScenario(data)];
  const [system, kind] = [fieldOf(data, 'system'), fieldOf(data, 'kind')];
  const form = formOf(system, kind);
  if (!form) return checkSchema(looseHeadSchema(SYSTEM_NAMES, kindsOf(system)), data);
  const shape = checkSchema(schemaOf(form), data);
  const meaning = form.check(data);
  const isSound = [...shape, ...meaning].every(({ path }) => !NAMING.has(path[0]) || path.length > 2);
  const gates = checkGates(fieldOf(data, 'expect'), form.metrics(data)).filter(
    ({ code }) => isSound || code !== 'unknown-metric',
  );
  return [
    ...shape,
    ...[...meaning, ...gates].filter((fault) => !shape.some(({ path }) => isAtOrBelow(fault.path, path))),
  ];
}

function notAScenario(data: unknown): Fault {
  const code = data === null ? 'empty' : 'wrong-type';
  return { code, path: [], message: `expected a map of format, name, system, kind and more, got ${showValue(data)}` };
}
