import { describe, expect, it } from 'vitest';
import { hasGcc } from '../../bench/compile-reference.ts';
import { engineChecksum, ReferencePrograms, referencedBattles } from './all-rules-in-c.ts';

const TRIALS = 200;
const SEEDS = [1, 2 ** 40 + 3];

describe.skipIf(!hasGcc())('the rules in C, written by hand', () => {
  const programs = new ReferencePrograms(['-O1']);
  const battles = referencedBattles();

  it.each(battles)('leave of $file what the engine leaves', ({ scenario }) => {
    for (const seed of SEEDS) {
      expect(programs.checksum(scenario, TRIALS, seed)).toBe(engineChecksum(scenario, TRIALS, seed));
    }
  });

  it.each(battles)('see another seed and another trial of $file', ({ scenario }) => {
    const checksum = engineChecksum(scenario, TRIALS, 1);
    expect(programs.checksum(scenario, TRIALS, 2)).not.toBe(checksum);
    expect(programs.checksum(scenario, TRIALS - 1, 1)).not.toBe(checksum);
  });
});
