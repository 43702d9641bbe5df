import { describe, expect, it } from 'vitest';
import { Rules, ruleAt } from '../../../../src/engine/core/rule-parameter.ts';
import { SYSTEMS } from '../../../../src/engine/registry.ts';

describe('rule parameters', () => {
  it.each(Object.values(SYSTEMS))('of $id have paths of their own, none inside another', ({ parameters }) => {
    const paths = parameters.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(paths.filter((other) => other.startsWith(`${path}.`))).toEqual([]);
  });

  it.each(Object.values(SYSTEMS))('of $id have defaults in range and a description', ({ parameters }) => {
    for (const parameter of parameters) {
      expect(parameter.description.length).toBeGreaterThan(10);
      if (parameter.type === 'choice') expect(parameter.choices).toContain(parameter.default);
      if (parameter.type === 'integer' || parameter.type === 'number' || parameter.type === 'integers') {
        for (const value of [parameter.default].flat()) {
          expect(value).toBeGreaterThanOrEqual(parameter.min);
          expect(value).toBeLessThanOrEqual(parameter.max);
        }
      }
    }
  });

  it('are read from nested maps, with defaults for what is left out', () => {
    const [parameters] = Object.values(SYSTEMS).map((system) => system.parameters);
    const rules = new Rules(parameters ?? [], { maxRounds: 7 });
    expect(rules.number('maxRounds')).toBe(7);
    expect(ruleAt({ a: { b: { c: 3 } } }, 'a.b.c')).toBe(3);
    expect(ruleAt({ a: [1, 2] }, 'a.b')).toBeUndefined();
    expect(() => rules.number('no.such')).toThrow('no rule parameter no.such');
  });
});
