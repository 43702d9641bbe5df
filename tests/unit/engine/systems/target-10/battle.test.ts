import { describe, expect, it } from 'vitest';
import { MOVES, type TacticsEntry } from '../../../../../src/engine/systems/target-10/scenario.ts';
import { BOW, d6, d20, IDLE, order, playFight, SWORD, type UnitSketch } from './arrange-fight.ts';

describe('the end and the default tactic', () => {
  it('T10-31: a side is out when all are dead, unconscious or fled', () => {
    const fight = playFight({
      red: [{ modifiers: { strength: 9 }, tactics: [{ move: 'hold', action: 'kill', target: 'weakest' }] }],
      blue: [{ hitPoints: 1, tactics: IDLE }, { tactics: [{ move: 'flee' }] }],
      script: [...order(6, 1, 3), d20(20), d6(1)],
    });
    expect([fight.outcome(), fight.metric('blue.dead'), fight.metric('blue.fled')]).toEqual(['red', 1, 1]);
  });

  it('T10-31: by default it kills within reach or range, advances with only a bow out of range, and else charges', () => {
    const move = (distance: number, weapons: UnitSketch['weapons'], script: ReturnType<typeof d20>[]) => {
      const fight = playFight({
        red: [{ weapons: weapons as [] }],
        blue: [{ at: distance, tactics: IDLE }],
        script: [...order(6, 1), ...script],
      });
      return MOVES[fight.told('declare')[0]?.[2] as number];
    };
    const bow = { ...BOW, range: 10 };
    expect(move(3, [SWORD], [d20(1)])).toBe('hold');
    expect(move(20, [SWORD], [d20(1)])).toBe('charge');
    expect(move(20, [], [d20(1)])).toBe('charge');
    expect(move(10, [SWORD, bow], [d20(1)])).toBe('hold');
    expect(move(20, [SWORD, bow], [d20(1)])).toBe('charge');
    expect(move(20, [bow], [])).toBe('advance');
    expect(move(20, [BOW], [d20(1)])).toBe('hold');
  });

  it('T10-31: a prone unit stands, a held one grapples', () => {
    const second = (action: 'trip' | 'grapple', script: ReturnType<typeof d20>[]) => {
      const fight = playFight({
        red: [{ tactics: [{ if: { round: { to: 1 } }, move: 'hold', action }, ...IDLE] }],
        blue: [{ tactics: [{ if: { round: { to: 1 } }, move: 'hold', action: 'defend' }] }],
        rules: { maxRounds: 2 },
        script: [...order(6, 1), d20(20), ...order(6, 1), ...script],
      });
      return fight.told('declare')[3]?.slice(2);
    };
    expect(second('trip', [d20(1)])).toEqual([MOVES.indexOf('stand'), 0]);
    expect(second('grapple', [d20(1)])).toEqual([MOVES.indexOf('hold'), 3]);
  });

  it('T10-31: an entry takes the default move for its own target, kill, and nearest', () => {
    const declared = (entry: TacticsEntry, script: ReturnType<typeof d20>[]) =>
      playFight({
        red: [{ tactics: [entry] }],
        blue: [
          { at: 2, hitPoints: 5, tactics: IDLE },
          { at: 20, tactics: IDLE },
        ],
        script: [...order(6, 1, 1), ...script],
      }).told('declare')[0];
    expect(declared({}, [d20(1)])).toEqual([0, 1, MOVES.indexOf('hold'), 0]);
    expect(declared({ target: 'strongest', action: 'defend' }, [])).toEqual([0, 2, MOVES.indexOf('charge'), 5]);
  });

  it('BTL-5: tactics know prone, held, holding, disarmed and bound', () => {
    const states = ['prone', 'held', 'holding', 'disarmed', 'bound'] as const;
    for (const state of states) {
      const fight = playFight({
        red: [{ tactics: [{ if: { [state]: true }, move: 'flee' }, ...IDLE] }],
        blue: [{ tactics: IDLE }],
        script: order(1, 1),
      });
      expect(fight.metric('red.fled')).toBe(0);
    }
    const held = playFight({
      red: [
        {
          tactics: [
            { if: { holding: true }, move: 'flee' },
            { move: 'hold', action: 'grapple' },
          ],
        },
      ],
      blue: [{ tactics: IDLE }],
      rules: { maxRounds: 2 },
      script: [...order(6, 1), d20(20), ...order(6, 1)],
    });
    expect(held.metric('red.fled')).toBe(1);
  });
});

describe('counting', () => {
  it('T10-32: damage is counted as rolled, with overkill, and a success cancelled by luck is no hit', () => {
    const fight = playFight({
      red: [{ modifiers: { strength: 9 }, tactics: [{ move: 'hold', action: 'kill' }] }],
      blue: [{ hitPoints: 1, luck: 1, tactics: IDLE }],
      rules: { maxRounds: 2 },
      script: [...order(6, 1), d20(20), ...order(6, 1), d20(20), d6(6)],
    });
    expect([fight.metric('red.attacks'), fight.metric('red.hits'), fight.metric('red.damageDealt')]).toEqual([
      2, 1, 15,
    ]);
  });

  it('T10-32: firstLossRound counts flights', () => {
    const fight = playFight({ red: [{ tactics: [{ move: 'flee' }] }], blue: [{ tactics: IDLE }], script: order(6, 1) });
    expect(fight.metric('red.firstLossRound')).toBe(1);
  });

  it('T10-32: rounds with a successful negotiation count once', () => {
    const talker: UnitSketch = { venturer: true, tactics: [{ move: 'hold', action: 'negotiate' }] };
    const fight = playFight({
      red: [talker, talker],
      blue: [{ tactics: IDLE }],
      rules: { maxRounds: 2 },
      script: [...order(6, 5, 1), d20(20), d20(20), ...order(6, 5, 1), d20(1), d20(20)],
    });
    expect(fight.metric('red.negotiatedRounds')).toBe(2);
  });
});

describe('waves', () => {
  const SUBDUE: readonly TacticsEntry[] = [
    { if: { round: { from: 1, to: 1 } }, move: 'hold', action: 'subdue' },
    ...IDLE,
  ];

  it('BTL-6: the next wave enters fresh at the start of the round after the last went out', () => {
    const fight = playFight({
      red: [{ modifiers: { strength: 9 }, tactics: [{ move: 'hold', action: 'kill' }] }],
      blue: [{ hitPoints: 4, tactics: IDLE }],
      blueSide: { waves: 2 },
      rules: { maxRounds: 5 },
      script: [...order(6, 1), d20(20), d6(1), ...order(6, 1), d20(20), d6(1)],
    });
    expect([fight.outcome(), fight.metric('rounds'), fight.metric('blue.wavesDefeated')]).toEqual(['red', 2, 2]);
  });

  it('T10-23, BTL-6: one that wakes counts for its side: no wave enters that round, and its wave stays defeated', () => {
    const fight = playFight({
      red: [{ tactics: SUBDUE }],
      blue: [{ hitPoints: 1, tactics: IDLE }],
      blueSide: { waves: 3 },
      rules: { maxRounds: 3, combat: { roundsPerTurn: 1 } },
      // round 2: the second wave; round 3: the first wakes beside it
      script: [...order(6, 1), d20(20), d6(1), d6(1), ...order(6, 1), ...order(6, 1, 1)],
    });
    expect(fight.told('wave').length).toBe(3);
    expect(fight.told('wake')).toEqual([[1, 1, 0, 0]]);
    expect([fight.metric('blue.survivors'), fight.metric('blue.wavesDefeated')]).toEqual([2, 1]);
  });

  it('T10-23, BTL-6: a wave that is due on defeat waits where a unit wakes at the start of that round', () => {
    const fight = playFight({
      red: [{ tactics: SUBDUE }],
      blue: [{ hitPoints: 1, tactics: IDLE }],
      blueSide: { waves: 2 },
      rules: { maxRounds: 2, subdue: { turns: '1d1-1' } },
      script: [...order(6, 1), d20(20), d6(1), [1, 1], ...order(6, 1)],
    });
    expect(fight.told('wave').length).toBe(2);
    expect([fight.metric('blue.survivors'), fight.metric('blue.wavesDefeated')]).toEqual([1, 1]);
  });
});
