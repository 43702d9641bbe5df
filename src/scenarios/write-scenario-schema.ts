import { writeFileSync } from 'node:fs';
import { scenarioJsonSchema } from './scenario-json-schema.ts';

// npx tsx src/scenarios/write-scenario-schema.ts
const file = new URL('../../schema/scenario.schema.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`);
