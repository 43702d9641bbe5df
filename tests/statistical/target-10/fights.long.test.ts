import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { createRandom } from '../../oracles/crescent-star/random.ts';
import { Chooser } from '../crescent-star/random-battle.ts';
import { differences } from '../mean-sample.ts';
import { playEngine, playOracle } from './play-both.ts';
import { randomBattle } from './random-battle.ts';

describe('many random battles agree with the naive engine', () => {
  it.each(Array.from({ length: 400 }, (_, i) => i + 1001))('number %i', { timeout: 120_000 }, (number) => {
    const parsed = randomBattle(new Chooser(createRandom(number)));
    expect(differences(playEngine(stringify(parsed), 12_000, number), playOracle(parsed, 3_000, number))).toEqual([]);
  });
});
