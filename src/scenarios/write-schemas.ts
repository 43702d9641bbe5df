import { writeFileSync } from 'node:fs';
import { bookJsonSchema } from './book/book-json-schema.ts';
import { scenarioJsonSchema } from './scenario-json-schema.ts';

// npm run schema
for (const [name, schema] of [
  ['scenario', scenarioJsonSchema()],
  ['book', bookJsonSchema()],
] as const) {
  const file = new URL(`../../schema/${name}.schema.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
}
