import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { createRandom } from '../../oracles/crescent-star/random.ts';
import { differences } from '../mean-sample.ts';
import { firefightWith, VARIANTS } from './firefight-variants.ts';
import { playEngine, playOracle } from './play-both.ts';
import { Chooser, randomBattle } from './random-battle.ts';

describe('the firefight agrees with the naive engine', () => {
  it.each(VARIANTS)('%s', { timeout: 120_000 }, (_name, settings) => {
    const parsed = firefightWith(settings);
    expect(differences(playEngine(stringify(parsed), 20_000, 11), playOracle(parsed, 8_000, 17))).toEqual([]);
  });
});

describe('many random battles agree with the naive engine', () => {
  it.each(Array.from({ length: 100 }, (_, i) => i + 1001))('number %i', { timeout: 120_000 }, (number) => {
    const parsed = randomBattle(new Chooser(createRandom(number)));
    expect(differences(playEngine(stringify(parsed), 10_000, number), playOracle(parsed, 5_000, number))).toEqual([]);
  });
});
