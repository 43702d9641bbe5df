import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { createRandom } from '../../oracles/crescent-star/random.ts';
import { differences } from '../mean-sample.ts';
import { firefightWith, VARIANTS } from './firefight-variants.ts';
import { playEngine, playOracle } from './play-both.ts';
import { Chooser, randomBattle } from './random-battle.ts';

/** One play of the naive engine for all that is held against it. */
const naive = playOracle(firefightWith({}), 2_000, 17);

describe('the firefight agrees with the naive engine', () => {
  it.each(VARIANTS)('%s', (_name, settings) => {
    const parsed = firefightWith(settings);
    expect(differences(playEngine(stringify(parsed), 2_000, 11), playOracle(parsed, 600, 17))).toEqual([]);
  });

  it('which rejects a wrong success step', () => {
    const engine = playEngine(stringify(firefightWith({ 'rules.successStep': 8 })), 4_000, 11);
    expect(differences(engine, naive).length).toBeGreaterThan(5);
  });

  it('which rejects a trooper better by one', () => {
    const better = firefightWith({ 'sides.opposition.units.Trooper.skills.shoot': '4s0' });
    expect(differences(playEngine(stringify(better), 8_000, 11), naive)).toContainEqual(
      expect.stringMatching(/^outcome.players/),
    );
  });
});

describe('random battles agree with the naive engine', () => {
  it.each(Array.from({ length: 3 }, (_, i) => i + 1))('number %i', (number) => {
    const parsed = randomBattle(new Chooser(createRandom(number)));
    expect(differences(playEngine(stringify(parsed), 1_500, number), playOracle(parsed, 800, number))).toEqual([]);
  });
});

const MIRROR = `
format: 1
name: Mirror
system: crescent-star
kind: battle
rules: { stones: { perPlayer: 0 } }
sides:
  players:
    role: players
    units:
      - &trooper
        name: Trooper
        count: 4
        skills: { shoot: 3s0, resist: 1s0 }
        weapon: assault-rifle
        tactics: [{ move: hold }]
  opposition:
    role: gamemaster
    units: [*trooper]
`;

describe('a mirror firefight is even', () => {
  const TRIALS = 5_000;
  const standardErrors = (yaml: string) => {
    const sample = playEngine(yaml, TRIALS, 5);
    const gap = sample.mean('outcome.players') - sample.mean('outcome.opposition');
    const decided = sample.mean('outcome.players') + sample.mean('outcome.opposition');
    return Math.abs(gap) / Math.sqrt(decided / TRIALS);
  };

  it.each(['hold', 'advance'])('where both %s', (move) => {
    expect(standardErrors(MIRROR.replace('move: hold', `move: ${move}`))).toBeLessThan(4.9);
  });

  it('on the counting clock', () => {
    expect(standardErrors(MIRROR.replace('rules: {', 'rules: { initiative: counting-clock,'))).toBeLessThan(4.9);
  });

  it('and is told from one in which the players keep their stones', () => {
    expect(standardErrors(MIRROR.replace('perPlayer: 0', 'perPlayer: 1'))).toBeGreaterThan(4.9);
  });
});
