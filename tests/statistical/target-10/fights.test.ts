import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { createRandom } from '../../oracles/crescent-star/random.ts';
import { Chooser } from '../crescent-star/random-battle.ts';
import { differences } from '../mean-sample.ts';
import { playEngine, playOracle } from './play-both.ts';
import { randomBattle, withoutReadings } from './random-battle.ts';

describe('random battles agree with the naive engine', () => {
  it.each(Array.from({ length: 10 }, (_, i) => i + 1))('number %i', (number) => {
    const parsed = randomBattle(new Chooser(createRandom(number)));
    const found = differences(playEngine(stringify(parsed), 4_000, number), playOracle(parsed, 1_000, number));
    expect(withoutReadings(parsed, found)).toEqual([]);
  });
});

const unit = (name: string, more: string) =>
  `{ name: ${name}, hitDice: 3, hitPoints: 12, weapons: [{ name: Sword, kind: melee, bonus: 1 }, { name: Bow, kind: ranged, bonus: 1, range: 15 }], ${more} }`;
const FIGHT = `
format: 1
name: Each action against a plain swordsman
system: target-10
kind: battle
rules: { maxRounds: 20 }
terrain: [{ kind: pit, from: 6, to: 7 }]
sides:
  red: { units: [${unit('One', 'luck: 1, venturer: true, negotiation: 3, at: 0, tactics: [TACTIC]')}] }
  blue: { units: [${unit('Two', 'luck: 1, at: 3')}] }
`;

const TACTICS = [
  '{ move: maneuver, action: kill }',
  '{ move: maneuver, action: trip, push: forward }',
  '{ move: hold, action: trip }',
  '{ if: { holding: false }, action: grapple }, { move: hold, action: kill }',
  '{ if: { round: { to: 3 } }, action: disarm }',
  '{ move: withdraw, action: kill }',
  '{ action: subdue }',
  '{ if: { round: { to: 6 } }, move: hold, action: negotiate }',
  '{ action: defend }',
];

describe('each action agrees with the naive engine', () => {
  it.each(TACTICS)('%s', (tactic) => {
    const yaml = FIGHT.replace('TACTIC', tactic);
    expect(differences(playEngine(yaml, 6_000, 3), playOracleText(yaml, 1_500, 4))).toEqual([]);
  });

  it.each([
    ['a target number wrong by one', 'combat: { targetNumber: 13 }'],
    ['reach wrong by one', 'field: { reach: 2 }'],
    ['luck spent on any hit', 'luck: { combat: any-hit }'],
    ['a penalty for being prone of 1', 'prone: { modifier: -1 }'],
    ['pits that do 1d6', 'terrain: { pit: { damage: 1d6 } }'],
    ['a push of 2', 'movement: { push: 2 }'],
  ])('and tells an engine with %s', (_name, wrong) => {
    const tactics = ['{ move: maneuver, action: trip }', '{ if: { round: { to: 2 } }, move: hold, action: trip }'];
    const found = tactics.flatMap((tactic) => {
      const yaml = FIGHT.replace('TACTIC', tactic);
      const engine = playEngine(yaml.replace('maxRounds: 20', `maxRounds: 20, ${wrong}`), 10_000, 3);
      return differences(engine, playOracleText(yaml, 2_500, 4));
    });
    expect(found.length).toBeGreaterThan(0);
  });
});

function playOracleText(yaml: string, trials: number, seed: number) {
  return playOracle(parse(yaml), trials, seed);
}
