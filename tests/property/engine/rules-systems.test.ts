import { expect, it } from 'vitest';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import { SUBJECTS } from './contract-scenarios.ts';
import { describeRulesSystem } from './describe-rules-system.ts';

it('no system is left out', () => {
  expect(SUBJECTS.map(({ system }) => system.id)).toEqual([...Object.keys(SYSTEMS), 'scuffle']);
});

for (const { system, scenarios, even } of SUBJECTS) describeRulesSystem(system, scenarios, even);
