import { describe, expect, it } from 'vitest';
import { arrangeFight, d10d4, dice, type FightSketch } from './arrange-fight.ts';

const LOW = d10d4(1, 1);
const HOLD = [{ move: 'hold' as const }];
const SURE = { skills: { shoot: '9s0' }, weapons: ['assault-rifle'], tactics: HOLD };
/** Kills whoever is hit: four automatic successes, and a save of 2 against 27. */
const DEADLY = { skills: { shoot: '9s0' }, weapons: ['heavy'], tactics: HOLD };
const DEATH = [...dice(3, 10, 9), ...LOW];

function fightOf(sketch: FightSketch) {
  const arranged = arrangeFight({ ...sketch, rules: { maxRounds: 1, field: { distance: 4 }, ...sketch.rules } });
  arranged.play();
  return arranged;
}

describe('simultaneous initiative', () => {
  it('CS-14: who goes down has still had the shot, so that both may fall', () => {
    const arranged = fightOf({ players: [DEADLY], opposition: [DEADLY], script: [...LOW, ...LOW, ...DEATH, ...DEATH] });
    expect(arranged.outcome()).toBe('draw');
  });

  it('CS-14: the game master’s side rolls first, then the players, in roster order, and all rolls before all hits', () => {
    const arranged = fightOf({
      players: [SURE, SURE],
      opposition: [SURE, SURE],
      script: [
        ...[...LOW, ...LOW, ...LOW, ...LOW],
        ...Array.from({ length: 4 }, () => [...dice(4, 4, 1), ...d10d4(9, 3)]).flat(),
      ],
    });
    expect(arranged.told('attackRoll').map(([unit]) => unit)).toEqual([2, 3, 0, 1]);
    expect(arranged.told('damage').map(([unit]) => unit)).toEqual([2, 3, 0, 1]);
  });

  it('CS-14: a hit on a unit that has just died is wasted, and counts as a hit', () => {
    const arranged = fightOf({
      players: [DEADLY, DEADLY],
      opposition: [{ tactics: HOLD }],
      script: [...LOW, ...LOW, ...DEATH],
    });
    expect(arranged.told('wasted')).toEqual([[1, 2, 0, 0]]);
    expect(arranged.metric('players.hits')).toBe(2);
    expect(arranged.metric('players.damageDealt')).toBe(27);
  });

  it('CS-9: a link costs two extra successes after the first act, three after the second, four after the third', () => {
    // 1 + 1 + 28 against 9: four successes, three of them extra, each time
    const arranged = fightOf({
      rules: { death: { wounds: 99 } },
      players: [{ ...SURE, skills: { shoot: '28s0' } }],
      opposition: [{ tactics: HOLD }],
      script: [
        ...[...LOW, ...dice(4, 4, 1), ...d10d4(9, 3)],
        ...[...LOW, ...dice(4, 4, 1), ...d10d4(9, 3)],
        ...[...LOW, ...dice(4, 4, 1), ...d10d4(9, 3)],
      ],
    });
    expect(arranged.told('link')).toEqual([
      [0, 1, 2, 0],
      [0, 2, 3, 0],
    ]);
    expect(arranged.metric('players.chained')).toBe(2);
    expect(arranged.metric('players.attacks')).toBe(3);
  });

  it('CS-14: a link is lost with its owner’s death', () => {
    const arranged = fightOf({
      players: [{ ...SURE, skills: { shoot: '21s0' }, weapons: ['pistol'] }],
      opposition: [DEADLY],
      script: [...LOW, ...LOW, ...DEATH, ...dice(3, 4, 1)],
    });
    expect(arranged.told('link')).toHaveLength(1);
    expect(arranged.outcome()).toBe('opposition');
    expect(arranged.metric('players.chained')).toBe(0);
  });

  it('CS-14: a link decides anew, without movement, in the posture of the round’s move', () => {
    const arranged = fightOf({
      rules: { field: { distance: 12 } },
      players: [
        {
          weapons: ['pistol'],
          skills: { shoot: '25s0' },
          tactics: [
            { if: { distance: { atLeast: 10 } }, move: 'advance', target: 'focus' },
            { move: 'hold', presents: 'prone', target: 'focus' },
          ],
        },
      ],
      opposition: [{ ...SURE, skills: { shoot: '-9s0' } }],
      // 27 against 9 + 2 for a distance of 6: three successes
      script: [...LOW, ...LOW, ...dice(3, 4, 1), ...LOW, ...dice(3, 4, 1), ...d10d4(9, 3)],
    });
    expect(arranged.told('declare').map(([unit, , entry]) => [unit, entry])).toEqual([
      [1, 3],
      [0, 0],
      [0, 1],
    ]);
    expect(arranged.told('move')).toEqual([[0, 6, 0, 6]]);
    expect(arranged.units[0]?.presented).toBe(9);
  });

  it('CS-14: a tactic that says run or flee loses the act of a link', () => {
    const arranged = fightOf({
      players: [
        {
          ...SURE,
          weapons: ['pistol'],
          skills: { shoot: '21s0' },
          tactics: [
            { if: { enemies: { atMost: 0 } }, move: 'hold' },
            { if: { targeted: true }, move: 'hold' },
            { move: 'run' },
          ],
        },
      ],
      opposition: [{ ...SURE, skills: { shoot: '-9s0' } }],
      script: [...LOW, ...LOW, ...dice(3, 4, 1)],
    });
    expect(arranged.told('link')).toHaveLength(1);
    expect(arranged.told('lost')).toEqual([[0, 1, 0, 0]]);
    expect(arranged.metric('players.chained')).toBe(0);
  });

  it('CS-18: extra successes are spent in the order of the tactic', () => {
    const spent = (spend: readonly ('chain' | 'haste' | 'wound')[]) => {
      const arranged = fightOf({
        rules: { death: { wounds: 99 } },
        players: [{ ...SURE, weapons: ['pistol'], skills: { shoot: '21s0' }, tactics: [{ move: 'hold', spend }] }],
        opposition: [{ tactics: HOLD }],
        script: [
          ...[...LOW, ...dice(3, 4, 1), ...(spend[0] === 'wound' ? LOW : [])],
          ...(spend[0] === 'chain' ? [...LOW, ...dice(3, 4, 1)] : []),
          ...(spend[0] === 'chain' && spend.includes('wound') ? LOW : []),
        ],
      });
      return [arranged.told('link').length, arranged.told('save').length];
    };
    expect(spent(['wound', 'chain'])).toEqual([0, 1]);
    expect(spent(['chain'])).toEqual([1, 0]);
    expect(spent(['chain', 'wound'])).toEqual([1, 1]);
    expect(spent([])).toEqual([0, 0]);
  });

  it('CS-13: the players see whom the game master’s side has declared to attack', () => {
    const arranged = fightOf({
      players: [
        { tactics: [{ if: { targeted: true }, move: 'withdraw' }, { move: 'hold' }] },
        { tactics: [{ if: { targeted: false }, move: 'withdraw' }, { move: 'hold' }] },
      ],
      opposition: [{ ...SURE, skills: { shoot: '-9s0' }, tactics: [{ move: 'hold', target: 'focus' }] }],
      script: LOW,
    });
    expect(arranged.told('declare').map(([unit, , , move]) => [unit, move])).toEqual([
      [2, 0],
      [0, 2],
      [1, 2],
    ]);
  });

  it('CS-14: a declared target out of range after the moves is replaced by the same choice among those in range', () => {
    const arranged = fightOf({
      rules: { field: { distance: 5 } },
      players: [{ weapons: ['thrown-knife'], skills: { shoot: '-9s0' }, tactics: [{ move: 'hold', target: 'focus' }] }],
      // the knife carries 9 hexes: G1 goes from 5 to 11, G2 stays
      opposition: [{ tactics: [{ move: 'withdraw' }] }, { at: [5, 0], tactics: HOLD }],
      script: LOW,
    });
    expect(arranged.told('shot').map(([unit, target]) => [unit, target])).toEqual([[0, 2]]);
  });

  it('CS-9: who buys two links with one roll acts once in the next step', () => {
    const act = [...LOW, ...dice(4, 4, 1), ...LOW];
    const arranged = fightOf({
      rules: { death: { wounds: 99 } },
      players: [
        {
          skills: { shoot: '0s6' },
          weapons: ['assault-rifle'],
          tactics: [{ move: 'hold', spend: ['chain', 'chain'] }],
        },
      ],
      opposition: [{ tactics: HOLD }],
      // of five extra successes a link costs two and three, then four, then five, then too many
      script: [...act, ...act, ...act, ...act],
    });
    expect(arranged.told('link').map(([, link]) => link)).toEqual([1, 2, 3, 4]);
    expect(arranged.metric('players.attacks')).toBe(4);
  });

  it('CS-23: waves of the game master’s side come one after another', () => {
    const arranged = fightOf({
      rules: { maxRounds: 5 },
      players: [DEADLY],
      opposition: [{ tactics: HOLD }],
      oppositionSide: { waves: 3 },
      script: [...LOW, ...DEATH, ...LOW, ...DEATH, ...LOW, ...DEATH],
    });
    expect(arranged.outcome()).toBe('players');
    expect(arranged.metric('rounds')).toBe(3);
    expect(arranged.metric('opposition.wavesDefeated')).toBe(3);
  });

  it('CS-25: if the last player and the last of a wave fall together with a wave to come, the players have lost', () => {
    const arranged = fightOf({
      players: [DEADLY],
      opposition: [DEADLY],
      oppositionSide: { waves: 2 },
      script: [...LOW, ...LOW, ...DEATH, ...DEATH],
    });
    expect(arranged.outcome()).toBe('opposition');
    expect(arranged.metric('opposition.survivors')).toBe(0);
    expect(arranged.metric('opposition.wavesDefeated')).toBe(1);
  });
});
