import { describe, expect, it } from 'vitest';
import { ATTACK_CASES, tailOfCase } from './attack-cases.ts';

describe('the levels of one attack, a million times, are as computed exactly', () => {
  it.each(Object.entries(ATTACK_CASES))('CTR-18: %s', (_name, attack) => {
    expect(tailOfCase(attack, 1_000_000)).toBeGreaterThan(1e-6);
  });
});
