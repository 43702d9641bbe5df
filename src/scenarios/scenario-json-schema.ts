import { z } from 'zod';
import { FORMS, schemaOf } from './forms.ts';

/** The JSON Schema (draft 7) of scenario files, by which an editor completes and checks them. */
export function scenarioJsonSchema(): Record<string, unknown> {
  const schemas = FORMS.map(schemaOf);
  const [only, ...more] = schemas;
  const whole = only && more.length === 0 ? only : z.union(schemas);
  return z.toJSONSchema(whole, { target: 'draft-7', io: 'input' }) as Record<string, unknown>;
}
