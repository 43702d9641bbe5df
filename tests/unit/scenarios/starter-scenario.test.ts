import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../src/engine/core/errors.ts';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import { kindsOf, SYSTEM_NAMES } from '../../../src/scenarios/forms.ts';
import { parseScenario } from '../../../src/scenarios/load-scenario.ts';
import { starterKinds, starterScenario } from '../../../src/scenarios/starter-scenario.ts';

describe('a starter', () => {
  it.each(SYSTEM_NAMES.flatMap((system) => starterKinds(system).map((kind) => [system, kind] as const)))(
    'is valid without a warning, and plays: %s %s',
    (system, kind) => {
      const text = starterScenario('My "first" fight: #1', system, kind);
      const { scenario, warnings, gates } = parseScenario(text, 'x.yaml');
      expect(scenario).toMatchObject({ name: 'My "first" fight: #1', system, kind });
      expect(warnings).toEqual([]);
      expect(gates).toHaveLength(2);
      const runner = SYSTEMS[system]?.compile(scenario).createRunner(scenario.seed);
      const outcomes = new Set<number>();
      for (let trial = 0; trial < 200; trial++) {
        runner?.play(trial);
        outcomes.add(runner?.record.outcome ?? -1);
      }
      expect(outcomes.size).toBeGreaterThan(1);
    },
  );

  it('is there for every system and kind, and for a fight first', () => {
    for (const system of SYSTEM_NAMES)
      expect(starterScenario('x', system)).toContain(`kind: ${starterKinds(system)[0]}`);
    expect(SYSTEM_NAMES.map((system) => starterKinds(system)[0])).toEqual(['battle', 'battle', 'battle']);
    for (const system of SYSTEM_NAMES) expect([...starterKinds(system)].sort()).toEqual([...kindsOf(system)].sort());
  });

  it('is refused for a kind that has none', () => {
    expect(() => starterScenario('x', 'target-10', 'chain')).toThrow(
      'kind of a target-10 starter: expected one of battle, check, contest, got "chain"',
    );
    expect(() => starterScenario('x', 'target-10', 'chek')).toThrow('got "chek" (did you mean "check"?)');
  });

  it('is refused for a system that there is not', () => {
    expect(() => starterScenario('x', 'toString')).toThrow(UsageError);
  });
});
