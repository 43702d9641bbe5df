import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { differences } from '../mean-sample.ts';
import { playEngine, playOracle } from './play-both.ts';
import { randomBattle } from './random-battle.ts';
import { FIGHTS, shipped } from './shipped-fights.ts';

describe('fights agree with the naive engine', () => {
  it.each(FIGHTS)('%s', (_name, parsed) => {
    expect(differences(playEngine(stringify(parsed), 2_000, 11), playOracle(parsed, 700, 17))).toEqual([]);
  });

  it.each([
    ['a Block that ignores weapons', 'swords-riposte-v-block', { counters: { block: { lethalWeapon: 0 } } }],
    ['guns against an 8', 'gunfight', { check: { targetNumber: 8 } }],
  ])('which rejects %s', (_name, file, rules) => {
    const wrong = playEngine(stringify({ ...shipped(file), rules }), 3_000, 11);
    expect(differences(wrong, playOracle(shipped(file), 1_000, 17)).length).toBeGreaterThan(1);
  });

  const brawl = playOracle(shipped('bar-brawl'), 4_000, 17);

  it.each([
    ['a Punch of 4', { attacks: { punch: { damage: 4 } } }],
    ['stun checks a level later', { stun: { margin: 1 } }],
  ])('which rejects %s', (_name, rules) => {
    const wrong = playEngine(stringify({ ...shipped('bar-brawl'), rules }), 12_000, 11);
    expect(differences(wrong, brawl).length).toBeGreaterThan(1);
  });
});

describe('random battles agree with the naive engine', () => {
  it.each(Array.from({ length: 4 }, (_, i) => i + 1))('number %i', (number) => {
    const parsed = randomBattle(number);
    expect(differences(playEngine(stringify(parsed), 2_000, number), playOracle(parsed, 800, number))).toEqual([]);
  });
});

describe('a mirror brawl is even', () => {
  const TRIALS = 10_000;
  const mirror = (strength: number) => {
    const { sides, ...head } = shipped('brawlers-2-v-3') as { sides: Record<string, { units: object[] }> };
    const unit = { ...sides['rank-3']?.units[0], name: 'Brawler' };
    const strong = { ...unit, at: 0, attributes: { strength } };
    return { ...head, sides: { one: { units: [strong] }, two: { units: [{ ...unit, at: 8 }] } } };
  };
  const standardErrors = (strength: number) => {
    const sample = playEngine(stringify(mirror(strength)), TRIALS, 5);
    const gap = sample.mean('outcome.one') - sample.mean('outcome.two');
    return Math.abs(gap) / Math.sqrt((sample.mean('outcome.one') + sample.mean('outcome.two')) / TRIALS);
  };

  it('with equal brawlers', () => {
    expect(standardErrors(3)).toBeLessThan(4.9);
  });

  it('and is told from one in which one side is stronger', () => {
    expect(standardErrors(4)).toBeGreaterThan(4.9);
  });
});
