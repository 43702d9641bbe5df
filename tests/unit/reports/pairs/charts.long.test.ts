import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { whatIfCharts } from './what-if-charts.ts';

it('charts of comparisons, sweeps and sensitivities are valid by the JSON Schema of Vega-Lite', async () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const schema = createRequire(import.meta.url)('vega-lite/vega-lite-schema.json') as object;
  const isValid = ajv.compile({ ...schema, $ref: '#/definitions/TopLevelLayerSpec' });
  for (const [name, { spec }] of await whatIfCharts()) {
    isValid(JSON.parse(JSON.stringify(spec)));
    expect(isValid.errors, name).toBeNull();
  }
});
