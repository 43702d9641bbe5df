import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { differences } from '../mean-sample.ts';
import { playEngine, playOracle } from './play-both.ts';
import { randomBattle } from './random-battle.ts';
import { FIGHTS } from './shipped-fights.ts';

describe('fights agree with the naive engine', () => {
  it.each(FIGHTS)('%s', { timeout: 120_000 }, (_name, parsed) => {
    expect(differences(playEngine(stringify(parsed), 20_000, 11), playOracle(parsed, 8_000, 17))).toEqual([]);
  });
});

describe('many random battles agree with the naive engine', () => {
  it.each(Array.from({ length: 100 }, (_, i) => i + 2001))('number %i', { timeout: 120_000 }, (number) => {
    const parsed = randomBattle(number);
    expect(differences(playEngine(stringify(parsed), 10_000, number), playOracle(parsed, 5_000, number))).toEqual([]);
  });
});
