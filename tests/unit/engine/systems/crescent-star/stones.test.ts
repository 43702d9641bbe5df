import { describe, expect, it } from 'vitest';
import { arrangeFight, d10d4, dice, type FightSketch } from './arrange-fight.ts';

const RIFLE = { weapons: ['assault-rifle'] };
const HOLDS = { tactics: [{ move: 'hold' as const }] };
/** Rolls 1 + 1: with skill 9 it is a hit on 11 by one success, with skill 3 a miss. */
const LOW = d10d4(1, 1);
const RIFLE_DAMAGE = dice(4, 4, 1);
/** 9 + 3 against the damage of one rifle hit: one success, which its automatic success cancels. */
const SAVE = d10d4(9, 3);

function fightOf(sketch: FightSketch) {
  const arranged = arrangeFight({ ...sketch, rules: { maxRounds: 1, ...sketch.rules } });
  arranged.play();
  return arranged;
}

describe('success stones', () => {
  it('CS-10: a player spends one stone where it turns an attack of net 0 into a hit', () => {
    const arranged = fightOf({
      players: [{ ...RIFLE, stones: 1 }],
      opposition: [HOLDS],
      script: [...LOW, ...RIFLE_DAMAGE, ...SAVE],
    });
    expect(arranged.told('stones')).toEqual([[0, 0, 1, 0]]);
    expect(arranged.metric('players.stonesSpent')).toBe(1);
    expect(arranged.metric('players.hits')).toBe(1);
    expect(arranged.fight.pool).toBe(1);
  });

  it('CS-10: a player does not spend on an attack that one stone cannot turn', () => {
    const arranged = fightOf({
      players: [{ ...RIFLE, stones: 3 }],
      opposition: [{ tactics: [{ move: 'hold', cover: 'hard' }] }],
      script: LOW,
    });
    expect(arranged.metric('players.stonesSpent')).toBe(0);
  });

  it('CS-10: the game master spoils the first roll in order that he can, with stones spent before it', () => {
    const arranged = fightOf({
      players: [
        { ...RIFLE, stones: 1 },
        { ...RIFLE, skills: { shoot: '9s0' } },
        { ...RIFLE, skills: { shoot: '9s0' } },
      ],
      opposition: [HOLDS],
      script: [...LOW, ...LOW, ...LOW, ...RIFLE_DAMAGE, ...SAVE, ...RIFLE_DAMAGE, ...SAVE],
    });
    expect(arranged.told('stones')).toEqual([
      [0, 0, 1, 0],
      [1, 0, 1, 1],
    ]);
    expect(arranged.told('hit').map(([unit]) => unit)).toEqual([0, 2]);
    expect(arranged.metric('opposition.stonesSpent')).toBe(1);
    expect(arranged.fight.pool).toBe(0);
  });

  it('CS-10: on a save a player spends as many as leave one success over the attacker’s, or none', () => {
    const hit = (stones: number) =>
      fightOf({
        players: [{ ...HOLDS, stones }],
        opposition: [{ weapons: ['sniper-rifle'], skills: { shoot: '9s0' } }],
        // two automatic successes; the save against 10 fails: three stones are needed
        script: [...LOW, ...dice(2, 10, 5), ...LOW],
      });
    expect(hit(3).told('stones')).toEqual([[0, 1, 3, 0]]);
    expect(hit(3).metric('players.wounds')).toBe(0);
    expect(hit(2).told('stones')).toEqual([]);
    expect(hit(2).metric('players.wounds')).toBe(2);
  });

  it('CS-10: the game master spoils a save with exactly one success left over', () => {
    const arranged = fightOf({
      players: [
        { ...RIFLE, stones: 1 },
        { ...HOLDS, skills: { resist: '0s1' } },
      ],
      opposition: [
        { weapons: ['assault-rifle'], skills: { shoot: '9s0' }, tactics: [{ target: 'weakest', move: 'hold' }] },
      ],
      script: [
        // G1 hits P1 (first of two alike); P1 misses, and spends its stone to hit
        ...[...LOW, ...LOW],
        // P1 saves with two successes on 4 (9 + 2 = 11): one left over, which the master takes
        ...[...RIFLE_DAMAGE, ...d10d4(9, 2)],
        ...[...RIFLE_DAMAGE, ...SAVE],
      ],
    });
    expect(arranged.told('stones')).toEqual([
      [0, 0, 1, 0],
      [0, 1, 1, 1],
    ]);
    expect(arranged.metric('players.wounds')).toBe(1);
  });

  it.each([
    ['attack', 1],
    ['save', 0],
    ['never', 0],
    ['both', 1],
  ] as const)('CS-10: stones.players %s', (players, onAttack) => {
    const arranged = fightOf({
      rules: { stones: { players } },
      players: [{ ...RIFLE, stones: 1 }],
      opposition: [HOLDS],
      script: onAttack ? [...LOW, ...RIFLE_DAMAGE, ...SAVE] : LOW,
    });
    expect(arranged.metric('players.stonesSpent')).toBe(onAttack);
  });

  it.each([
    ['attack', 1],
    ['save', 0],
    ['never', 0],
    ['both', 1],
  ] as const)('CS-10: stones.gamemaster %s', (gamemaster, spoiled) => {
    const arranged = fightOf({
      rules: { stones: { gamemaster } },
      players: [
        { ...RIFLE, stones: 1 },
        { ...RIFLE, skills: { shoot: '9s0' } },
      ],
      opposition: [HOLDS],
      script: [...[...LOW, ...LOW, ...RIFLE_DAMAGE, ...SAVE], ...(spoiled ? [] : [...RIFLE_DAMAGE, ...SAVE])],
    });
    expect(arranged.metric('opposition.stonesSpent')).toBe(spoiled);
  });

  it('CS-25: stones spent are counted by side', () => {
    const arranged = fightOf({
      players: [
        { ...RIFLE, stones: 2 },
        { ...RIFLE, stones: 2 },
      ],
      opposition: [HOLDS],
      script: [...LOW, ...LOW, ...RIFLE_DAMAGE, ...SAVE, ...RIFLE_DAMAGE, ...SAVE],
    });
    expect([arranged.metric('players.stonesSpent'), arranged.metric('opposition.stonesSpent')]).toEqual([2, 0]);
  });
});
