import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { setPath } from '../../oracles/counters/set-path.ts';
import { differences } from '../mean-sample.ts';
import { playEngine, playOracle } from './play-both.ts';
import { randomBattle } from './random-battle.ts';

function shipped(name: string, settings: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const file = new URL(`../../../scenarios/${name}.yaml`, import.meta.url);
  const { expect: _, ...parsed } = parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  for (const [path, value] of Object.entries(settings)) setPath(parsed, path, value);
  return parsed;
}

const FIGHTS: readonly (readonly [string, Record<string, unknown>])[] = [
  ['the bar brawl', shipped('bar-brawl')],
  ['the bar brawl without counters', shipped('bar-brawl-without-counters')],
  ['a bar brawl in three waves', shipped('bar-brawl', { 'sides.drinkers.waves': 3 })],
  ['a bar brawl with more health', shipped('bar-brawl', { rules: { health: { base: 9 } } })],
  [
    'a bar brawl whose counters stay spent',
    shipped('bar-brawl', { 'sides.drinkers.waves': 2, rules: { waves: { recover: false } } }),
  ],
  ['Riposte against Block', shipped('swords-riposte-v-block')],
  ['the gunfight', shipped('gunfight')],
  ['armor against blades', shipped('armor-against-blades')],
  ['armor against fists', shipped('armor-against-fists')],
  ['rank 2 against rank 3', shipped('brawlers-2-v-3')],
];

describe('fights agree with the naive engine', () => {
  it.each(FIGHTS)('%s', (_name, parsed) => {
    expect(differences(playEngine(stringify(parsed), 6_000, 11), playOracle(parsed, 2_000, 17))).toEqual([]);
  });

  it.each([
    ['a Block that ignores weapons', 'swords-riposte-v-block', { counters: { block: { lethalWeapon: 0 } } }],
    ['a Punch of 4', 'bar-brawl', { attacks: { punch: { damage: 4 } } }],
    ['stun checks a level later', 'bar-brawl', { stun: { margin: 1 } }],
    ['guns against an 8', 'gunfight', { check: { targetNumber: 8 } }],
  ])('which rejects %s', (_name, file, rules) => {
    const wrong = playEngine(stringify({ ...shipped(file), rules }), 12_000, 11);
    expect(differences(wrong, playOracle(shipped(file), 4_000, 17)).length).toBeGreaterThan(1);
  });
});

describe('random battles agree with the naive engine', () => {
  it.each(Array.from({ length: 8 }, (_, i) => i + 1))('number %i', (number) => {
    const parsed = randomBattle(number);
    expect(differences(playEngine(stringify(parsed), 3_000, number), playOracle(parsed, 1_500, number))).toEqual([]);
  });
});

describe('a mirror brawl is even', () => {
  const TRIALS = 20_000;
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
