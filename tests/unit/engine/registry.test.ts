import { expect, it } from 'vitest';
import { InvariantError } from '../../../src/engine/core/errors.ts';
import { SYSTEMS, systemOf } from '../../../src/engine/registry.ts';

it('finds each system by its own identifier', () => {
  for (const [id, system] of Object.entries(SYSTEMS)) {
    expect(system.id).toBe(id);
    expect(systemOf(id)).toBe(system);
  }
});

it.each(['chess', '__proto__', 'toString'])('says that nothing plays "%s"', (id) => {
  expect(() => systemOf(id)).toThrow(InvariantError);
});
