import { describe, expect, it } from 'vitest';
import { ATTACK_CASES, type AttackCase, tailOfCase } from './attack-cases.ts';

const TRIALS = 100_000;
const LEVEL = 1e-6;

describe('the levels of one attack are as computed exactly', () => {
  it.each(Object.entries(ATTACK_CASES))('CTR-18: %s', (_name, attack) => {
    expect(tailOfCase(attack, TRIALS)).toBeGreaterThan(LEVEL);
  });

  it.each([
    ['a punch', { damage: { perSuccess: 2 } }],
    ['a sword and Block', { counters: { block: { lethalWeapon: -1 } } }],
    ['a constitution of 1', { damage: { excess: 'none' } }],
    ['a shot and armor', { pool: { oneFails: false, ten: 1 } }],
  ])('which a wrong rule is told from: %s by %j', (name, rules) => {
    expect(tailOfCase(ATTACK_CASES[name] as AttackCase, TRIALS, rules)).toBeLessThan(LEVEL);
  });
});
