import { describe, expect, it } from 'vitest';
import type { NestedRules } from '../../../../../src/engine/core/rule-parameter.ts';
import { d10d4, dice, tellFirefight, type UnitSketch } from './arrange-fight.ts';

const LOW = d10d4(1, 1);
const HOLD = [{ move: 'hold' as const }];
const TARGET: UnitSketch = { tactics: HOLD };
const SNIPER: UnitSketch = { weapons: ['sniper-rifle'], skills: { shoot: '9s0' } };

describe('the story of a fight', () => {
  it('CS-15, CS-18: tells that a success buys haste', () => {
    const act = [...LOW, ...dice(3, 4, 1)];
    const story = tellFirefight({
      rules: { initiative: 'counting-clock', maxRounds: 1, field: { distance: 4 }, clock: { fear: { hit: 0 } } },
      players: [
        {
          ...{ weapons: ['pistol'], skills: { shoot: '14s0' }, effectiveness: 5 },
          tactics: [{ move: 'hold', spend: ['haste'] }],
        },
      ],
      opposition: [{ ...TARGET, effectiveness: 0 }],
      script: [...act, ...act],
    });
    expect(story.texts('haste')).toEqual(['1 extra success buys haste.', '1 extra success buys haste.']);
  });

  it('CS-16, CS-26, CS-28: tells what a far shot takes, folded or long', () => {
    const shot = (rules: NestedRules) =>
      tellFirefight({
        rules: { maxRounds: 1, field: { distance: 400 }, ...rules },
        players: [TARGET],
        opposition: [{ ...SNIPER, tactics: HOLD }],
        script: LOW,
      });
    const long = shot({ range: { longPenalty: -1 } });
    expect(long.texts('shot')).toEqual([
      'G1 shoots at P1 with sniper-rifle over 400 hexes: target number 25 (size 9 + 2 × 8 increments).',
    ]);
    expect(long.texts('attack-roll')).toEqual(['d10 1 + d4 1 + shoot 9 = 11: 0 rolled − 1 for long range = −1 net.']);
    const folded = shot({ fold: { enabled: true } });
    expect(folded.texts('shot')[0]).toMatch(/target number 18 \(size 9 \+ 2 × 8 increments − 1 × 7, folded\)\.$/);
    expect(folded.rules('shot')[0]).toContain('CS-26');
  });

  it('CS-20: tells that a save is against the wounds, where rules say so', () => {
    const hit = [...LOW, ...dice(2, 10, 9), ...LOW];
    const story = tellFirefight({
      rules: { maxRounds: 2, death: { wounds: 9 }, wound: { target: 'wounds', perFailure: 'one' } },
      players: [TARGET],
      opposition: [SNIPER],
      script: [...hit, ...hit],
    });
    expect(story.texts('save')).toEqual([
      'P1 saves against 0: d10 1 + d4 1 = 2: 1 success.',
      'P1 saves against 1: d10 1 + d4 1 = 2: 1 rolled − 1 for wounds = 0 net.',
    ]);
    expect(story.rules('save').map((rules) => rules.includes('CS-26'))).toEqual([false, false]);
  });

  it('CS-22: tells that one wound is enough', () => {
    const story = tellFirefight({
      rules: { maxRounds: 1, death: { wounds: 1 } },
      players: [TARGET],
      opposition: [SNIPER],
      script: [...LOW, ...dice(2, 10, 9), ...LOW],
    });
    expect(story.texts('death')).toEqual(['P1 dies: 1 wound is enough.']);
  });
});
