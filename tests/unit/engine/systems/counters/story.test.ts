import { describe, expect, it } from 'vitest';
import { tellOut, tens } from './arrange-fight.ts';

const GRABBER = { skills: { brawl: 1 }, attacks: ['Grab', 'Punch'] };
const BRAWLER = { skills: { brawl: 2 } };
const ones = (count: number) => Array<number>(count).fill(1);

describe('the story of a fight', () => {
  it('CTR-25: tells a hold, who tries to break it, and its end', () => {
    const grab = [7, 1, 10, 7];
    const story = tellOut({
      rules: { maxRounds: 2 },
      red: GRABBER,
      blue: { skills: { brawl: 1 } },
      script: tens(10, 1, ...grab, 7, 7, 1, 1, 1, 10, 1),
    });
    expect(story.texts('contest')).toEqual([
      'A hold: Red1 rolls 10 against 7 = 2 successes, Blue1 7 against 7 = 1 success: Red1 wins.',
      'To break free: Blue1 rolls 7 against 7 = 1 success, Red1 7 against 7 = 1 success: Red1 wins.',
      'To break free: Blue1 rolls 10 against 7 = 2 successes, Red1 1 against 7 = 0 successes: Blue1 wins.',
    ]);
    expect(story.facts('contest').map(({ for: purpose }) => purpose)).toEqual(['hold', 'break-hold', 'break-hold']);
    expect(story.texts('hold')).toEqual(['Red1 holds Blue1.']);
    expect(story.texts('hold-ends')).toEqual(["Red1's hold on Blue1 ends."]);
  });

  it('CTR-5, CTR-25: tells that nobody rolls where there is no die, and that a tie goes to who acts where rules say so', () => {
    const story = tellOut({
      rules: { maxRounds: 1, contest: { tie: 'acts' } },
      red: GRABBER,
      blue: { attacks: [] },
      script: tens(10, 1, 7, 1, 1, 1),
    });
    expect(story.texts('contest')).toEqual([
      'A hold: Red1 rolls 1 against 7 = 0 successes, Blue1 no die against 7 = 0 successes: Red1 wins.',
      'To break free: Blue1 rolls no die against 7 = 0 successes, Red1 1 against 7 = 0 successes: Blue1 wins.',
    ]);
  });

  it('CTR-24: tells who falls, what lying does to attacks, and who stands up', () => {
    const rush = [7, 7, ...ones(6), 10, 1, 1, 1, 1, 1];
    const blow = ones(4);
    const story = tellOut({
      rules: { maxRounds: 2 },
      red: { ...BRAWLER, attacks: ['Bull Rush', 'Punch'] },
      blue: { at: 3, ...BRAWLER, tactics: [{ if: { round: { to: 1 } }, move: 'hold' }, { move: 'stand' }] },
      script: tens(10, 1, ...rush, ...ones(3), ...blow, 1),
    });
    expect(story.texts('contest')).toEqual([
      'Who falls: Red1 rolls 10 1 1 against 7 = 2 successes, Blue1 1 1 1 against 7 = 0 successes: Red1 wins.',
    ]);
    expect(story.texts('prone')).toEqual(['Blue1 is prone.']);
    expect(story.texts('attack-roll').slice(1)).toEqual([
      '3 dice (brawl 2 + accuracy 2 − lying 1) against 7: 1 1 1 = 0 successes.',
      '5 dice (brawl 2 + accuracy 2 + on one who lies 1) against 7: 1 1 1 1 1 = 0 successes.',
    ]);
    expect(story.rules('attack').map((rules) => rules.includes('CTR-24'))).toEqual([false, true, true]);
    expect(story.texts('stand-up')).toEqual(['Blue1 stands up.']);
  });

  it('BTL-6, CTR-10: tells a later wave and the break before it', () => {
    const story = tellOut({
      rules: { health: { base: 1 }, maxRounds: 2 },
      red: BRAWLER,
      blue: { attributes: { constitution: 1 } },
      blueSide: { waves: 2 },
      script: tens(10, 1, 10, 1, 1, 1, 7, 7, 1, 1, 1, 1, 1, 1, ...ones(6)),
    });
    expect(story.texts('break')).toEqual(['A break in the action: all counters come back.']);
    expect(story.texts('wave')).toEqual([
      'On the field for red: Red1.',
      'On the field for blue, wave 1 of 2: Blue1.',
      'On the field for blue, wave 2 of 2: Blue1 (wave 2).',
    ]);
  });

  it('BTL-4, CTR-9: tells a turn that is lost, with a target out of reach and with nobody left', () => {
    const story = tellOut({
      rules: { health: { base: 1 }, maxRounds: 1 },
      red: [BRAWLER, { ...BRAWLER, tactics: [{ move: 'hold' }] }, BRAWLER],
      blue: { at: 5, attributes: { constitution: 1 } },
      blueSide: { waves: 2 },
      script: tens(9, 10, 8, 1, ...[10, 1, 1, 1], ...[7, 7, 1, 1, 1], 1, 1),
    });
    expect(story.texts('lost')).toEqual([
      'Red2 has nothing to do to anybody in reach.',
      'Red3 has nothing to do to anybody in reach.',
    ]);
    expect(story.facts('lost').map(({ target }) => target)).toEqual(['Blue1', null]);
    expect(story.facts('decide').map(({ target }) => target)).toEqual(['Blue1', 'Blue1', null]);
  });

  it('CTR-11, CTR-17: tells the Block that still stands', () => {
    const hit = [7, 1, 1, 1, 7, 1, 1, 1];
    const story = tellOut({
      rules: { maxRounds: 1 },
      red: [BRAWLER, BRAWLER],
      blue: { ...BRAWLER, counters: ['Street Defense'] },
      script: tens(10, 9, 1, ...hit, 1, 1, ...hit, 7, 1, ...ones(4)),
    });
    expect(story.texts('standing-block')).toEqual(["Blue1's Street Defense still stands."]);
    expect(story.texts('counter-roll')).toEqual([
      '2 dice against 7: 1 1 = 0 successes, which leaves 1 level.',
      '2 dice against 7: 7 1 = 1 success, which leaves 0 levels.',
    ]);
  });

  it('CTR-12: tells a maneuver, and the damage dice that it takes', () => {
    const story = tellOut({
      rules: { maxRounds: 1 },
      red: BRAWLER,
      blue: { attacks: [], counters: ['Duck'] },
      catalogue: {
        counters: [{ name: 'Duck', skill: 'any', rank: 1, kind: 'maneuver', against: 'both', fewerDamageDice: 2 }],
      },
      script: tens(10, 1, ...[7, 1, 1, 1], 7, 1),
    });
    expect(story.texts('counter')).toEqual(['Blue1 answers with Duck (2 damage dice less).']);
    expect(story.facts('counter')[0]).toMatchObject({ window: 'maneuver', against: 'Red1' });
    expect(story.texts('damage-roll')).toEqual([
      'Damage: 2 dice (Punch 3 − Duck 2 + success 1) against 7: 7 1 = 1 level.',
    ]);
  });

  it('CTR-18, CTR-23: tells which of the levels are lethal', () => {
    const story = tellOut({
      rules: { maxRounds: 1, damage: { excess: 'excess' } },
      red: BRAWLER,
      blue: { attacks: [], attributes: { constitution: 2 } },
      script: tens(10, 1, ...[7, 1, 1, 1], ...[10, 7, 1, 1], 10, 1),
    });
    expect(story.texts('levels')).toEqual([
      'Blue1 takes 3 levels, 1 of them lethal: 3 of 7. More than constitution 2 at once is lethal.',
    ]);
  });

  it('CTR-19: tells that a turn may see no more attacks', () => {
    const story = tellOut({
      rules: { maxRounds: 1, exchange: { mostAttacks: 1 } },
      red: { ...BRAWLER, counters: ['Follow Through'] },
      blue: { attacks: [] },
      script: tens(10, 1, ...ones(4)),
    });
    expect(story.texts('cut-short')).toEqual(['The turn has seen 1 attack, and may see no more.']);
  });
});
