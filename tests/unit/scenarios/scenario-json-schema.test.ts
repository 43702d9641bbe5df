import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scenarioJsonSchema } from '../../../src/scenarios/scenario-json-schema.ts';

type Schema = { readonly [key: string]: unknown };

/** The schema of one system and kind. */
interface Form {
  readonly required: readonly string[];
  readonly properties: { readonly system: Schema; readonly rules: { readonly properties: Schema } };
}

/** Paths of properties without a description. */
function undescribed(schema: unknown, path = ''): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema as Schema).flatMap(([key, value]) => {
    if (key !== 'properties') return undescribed(value, path);
    return Object.entries(value as Schema).flatMap(([name, field]) => {
      const own = typeof (field as Schema)['description'] === 'string' ? [] : [`${path}.${name}`];
      return [...own, ...undescribed(field, `${path}.${name}`)];
    });
  });
}

describe('the JSON Schema', () => {
  it('is the one in schema/scenario.schema.json; npx tsx src/scenarios/write-scenario-schema.ts writes it', () => {
    expect(JSON.parse(readFileSync('schema/scenario.schema.json', 'utf8'))).toEqual(scenarioJsonSchema());
  });

  it('describes every key', () => {
    expect(undescribed(scenarioJsonSchema())).toEqual([]);
  });

  it('is draft 7, demands what has no default, and knows rules nested and dotted', () => {
    const { $schema, anyOf } = scenarioJsonSchema() as { $schema: string; anyOf: readonly Form[] };
    expect($schema).toBe('http://json-schema.org/draft-07/schema#');
    const schema = anyOf.find(({ properties }) => properties.system.const === 'crescent-star') as Form;
    expect(schema).toMatchObject({ additionalProperties: false });
    expect(schema.required).toEqual(['format', 'name', 'system', 'kind', 'sides']);
    expect(Object.keys(schema.properties.rules.properties)).toEqual(
      expect.arrayContaining(['successStep', 'wound', 'wound.check', 'clock.fear', 'clock.fear.hit']),
    );
  });
});
