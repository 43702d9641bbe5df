import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { createRandom } from '../../oracles/crescent-star/random.ts';
import { setPath } from '../../oracles/crescent-star/set-path.ts';
import { differences } from '../mean-sample.ts';
import { playEngine, playOracle } from './play-both.ts';
import { Chooser, randomBattle } from './random-battle.ts';

const FIREFIGHT = readFileSync(new URL('../../../scenarios/firefight.yaml', import.meta.url), 'utf8');

function variantOf(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const parsed = parse(FIREFIGHT) as Record<string, unknown>;
  for (const [path, value] of Object.entries(settings)) setPath(parsed, path, value);
  return parsed;
}

const VARIANTS: Record<string, Record<string, unknown>> = {
  'the firefight': {},
  'at distance 40': { 'rules.field.distance': 40 },
  'in three waves': { 'sides.opposition.waves': 3 },
  'on the counting clock': { 'rules.initiative': 'counting-clock' },
  'with folding': { 'rules.fold.enabled': true },
  'without stones': { 'rules.stones.perPlayer': 0 },
  'with a wound check on every hit': { 'rules.wound.check': 'every-hit' },
  'with better troopers': { 'sides.opposition.units.Trooper.skills.shoot': '4s0' },
  'against machine pistols': { 'sides.opposition.units.Trooper.weapon': 'smg' },
  pushed: { 'rules.push.enabled': true },
};

describe('the firefight agrees with the naive engine', () => {
  it.each(Object.entries(VARIANTS))('%s', (_name, settings) => {
    const parsed = variantOf(settings);
    expect(differences(playEngine(stringify(parsed), 6_000, 11), playOracle(parsed, 2_000, 17))).toEqual([]);
  });

  it('which rejects a wrong success step', () => {
    const engine = playEngine(stringify(variantOf({ 'rules.successStep': 8 })), 6_000, 11);
    expect(differences(engine, playOracle(variantOf({}), 2_000, 17)).length).toBeGreaterThan(5);
  });

  it('which rejects a trooper better by one', () => {
    const better = playEngine(
      stringify(variantOf({ 'sides.opposition.units.Trooper.skills.shoot': '4s0' })),
      8_000,
      11,
    );
    expect(differences(better, playOracle(variantOf({}), 2_000, 17))).toContainEqual(
      expect.stringMatching(/^outcome.players/),
    );
  });
});

describe('random battles agree with the naive engine', () => {
  it.each(Array.from({ length: 6 }, (_, i) => i + 1))('number %i', (number) => {
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
  const TRIALS = 10_000;
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
