import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { createRandom } from '../../oracles/crescent-star/random.ts';
import { Chooser } from '../crescent-star/random-battle.ts';
import { differences } from '../mean-sample.ts';
import { fightOf, TACTICS } from './action-fights.ts';
import { playEngine, playOracle } from './play-both.ts';
import { randomBattle, withoutReadings } from './random-battle.ts';

describe('random battles agree with the naive engine', () => {
  it.each(Array.from({ length: 5 }, (_, i) => i + 1))('number %i', (number) => {
    const parsed = randomBattle(new Chooser(createRandom(number)));
    const found = differences(playEngine(stringify(parsed), 2_000, number), playOracle(parsed, 600, number));
    expect(withoutReadings(parsed, found)).toEqual([]);
  });
});

describe('each action agrees with the naive engine', () => {
  it.each(TACTICS)('%s', (tactic) => {
    const yaml = fightOf(tactic);
    expect(differences(playEngine(yaml, 3_000, 3), playOracle(parse(yaml), 700, 4))).toEqual([]);
  });

  const tactics = ['{ move: maneuver, action: trip }', '{ if: { round: { to: 2 } }, move: hold, action: trip }'];
  const rightly = tactics.map((tactic) => ({
    yaml: fightOf(tactic),
    naive: playOracle(parse(fightOf(tactic)), 1_500, 4),
  }));

  it.each([
    ['a target number wrong by one', 'combat: { targetNumber: 13 }'],
    ['reach wrong by one', 'field: { reach: 2 }'],
    ['luck spent on any hit', 'luck: { combat: any-hit }'],
    ['a penalty for being prone of 1', 'prone: { modifier: -1 }'],
    ['pits that do 1d6', 'terrain: { pit: { damage: 1d6 } }'],
    ['a push of 2', 'movement: { push: 2 }'],
  ])('and tells an engine with %s', (_name, wrong) => {
    const found = rightly.flatMap(({ yaml, naive }) => {
      const engine = playEngine(yaml.replace('maxRounds: 20', `maxRounds: 20, ${wrong}`), 3_000, 3);
      return differences(engine, naive);
    });
    expect(found.length).toBeGreaterThan(0);
  });
});
