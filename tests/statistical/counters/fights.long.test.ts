import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { differences } from '../mean-sample.ts';
import { playEngine, playOracle } from './play-both.ts';
import { randomBattle } from './random-battle.ts';

describe('many random battles agree with the naive engine', () => {
  it.each(Array.from({ length: 100 }, (_, i) => i + 2001))('number %i', { timeout: 120_000 }, (number) => {
    const parsed = randomBattle(number);
    expect(differences(playEngine(stringify(parsed), 10_000, number), playOracle(parsed, 5_000, number))).toEqual([]);
  });
});
