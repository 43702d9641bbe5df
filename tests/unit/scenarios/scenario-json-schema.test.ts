import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORMS } from '../../../src/scenarios/forms.ts';
import { scenarioJsonSchema } from '../../../src/scenarios/scenario-json-schema.ts';

type Schema = { readonly [key: string]: unknown };

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

interface KindSchema {
  readonly required: string[];
  readonly properties: {
    readonly system: { readonly const: string };
    readonly kind: { readonly const: string };
    readonly rules: { readonly properties: Schema };
  };
}

/** The schemas of the single kinds. */
function kinds(): readonly KindSchema[] {
  return (scenarioJsonSchema() as { anyOf: KindSchema[] }).anyOf;
}

describe('the JSON Schema', () => {
  it('is the one in schema/scenario.schema.json; npm run schema writes it', () => {
    expect(JSON.parse(readFileSync('schema/scenario.schema.json', 'utf8'))).toEqual(scenarioJsonSchema());
  });

  it('describes every key', () => {
    expect(undescribed(scenarioJsonSchema())).toEqual([]);
  });

  it('is draft 7 with a schema for each system and kind', () => {
    expect(scenarioJsonSchema()).toMatchObject({ $schema: 'http://json-schema.org/draft-07/schema#' });
    expect(kinds().map(({ properties: { system, kind } }) => `${system.const} ${kind.const}`)).toEqual(
      FORMS.map(({ system, kind }) => `${system} ${kind}`),
    );
  });

  it('demands what has no default, and knows rules nested and dotted', () => {
    const battle = kinds().at(-1);
    expect(battle).toMatchObject({ additionalProperties: false });
    expect(battle?.required).toEqual(['format', 'name', 'system', 'kind', 'sides']);
    expect(Object.keys(battle?.properties.rules.properties ?? {})).toEqual(
      expect.arrayContaining(['successStep', 'wound', 'wound.check', 'clock.fear', 'clock.fear.hit']),
    );
  });
});
