import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../src/engine/core/errors.ts';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import { SYSTEM_NAMES } from '../../../src/scenarios/forms.ts';
import { parseScenario } from '../../../src/scenarios/load-scenario.ts';
import { starterScenario } from '../../../src/scenarios/starter-scenario.ts';

describe('a starter', () => {
  it.each(SYSTEM_NAMES)('is valid without a warning, and plays: %s', (system) => {
    const { scenario, warnings, gates } = parseScenario(starterScenario('My "first" fight: #1', system), 'x.yaml');
    expect(scenario).toMatchObject({ name: 'My "first" fight: #1', system });
    expect(warnings).toEqual([]);
    expect(gates).toHaveLength(2);
    const runner = SYSTEMS[system]?.compile(scenario).createRunner(scenario.seed);
    const outcomes = new Set<number>();
    for (let trial = 0; trial < 200; trial++) {
      runner?.play(trial);
      outcomes.add(runner?.record.outcome ?? -1);
    }
    expect(outcomes.size).toBeGreaterThan(1);
  });

  it('is refused for a system that there is not', () => {
    expect(() => starterScenario('x', 'toString')).toThrow(UsageError);
  });
});
