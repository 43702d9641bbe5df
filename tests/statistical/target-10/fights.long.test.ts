import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { createRandom } from '../../oracles/crescent-star/random.ts';
import { Chooser } from '../crescent-star/random-battle.ts';
import { differences } from '../mean-sample.ts';
import { fightOf, TACTICS } from './action-fights.ts';
import { playEngine, playOracle } from './play-both.ts';
import { randomBattle, withoutReadings } from './random-battle.ts';

describe('each action agrees with the naive engine', () => {
  it.each(TACTICS)('%s', { timeout: 120_000 }, (tactic) => {
    const yaml = fightOf(tactic);
    expect(differences(playEngine(yaml, 20_000, 3), playOracle(parse(yaml), 5_000, 4))).toEqual([]);
  });
});

describe('many random battles agree with the naive engine', () => {
  it.each(Array.from({ length: 400 }, (_, i) => i + 1001))('number %i', { timeout: 120_000 }, (number) => {
    const parsed = randomBattle(new Chooser(createRandom(number)));
    const found = differences(playEngine(stringify(parsed), 12_000, number), playOracle(parsed, 3_000, number));
    expect(withoutReadings(parsed, found)).toEqual([]);
  });
});
