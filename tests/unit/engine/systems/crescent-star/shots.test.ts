import { describe, expect, it } from 'vitest';
import type { ScriptedDie } from '../../../scripted-dice.ts';
import { arrangeFight, d10d4, dice, type FightSketch } from './arrange-fight.ts';

const ONE_ROUND = { maxRounds: 1, field: { distance: 20 } };
/** Stands still and lets itself be shot at. */
const TARGET = { weapons: [] as string[], tactics: [{ move: 'hold' as const }] };

/** One shot of P1 at G1, which has no answer; all that the script leaves is a miss. */
function shot(sketch: Partial<FightSketch> & Pick<FightSketch, 'script'>) {
  const arranged = arrangeFight({
    players: [{ weapons: ['assault-rifle'], skills: { shoot: '3s0' } }],
    opposition: [TARGET],
    ...sketch,
    rules: { ...ONE_ROUND, ...sketch.rules },
  });
  arranged.play();
  return arranged;
}

const targetNumbers = (arranged: ReturnType<typeof shot>) => arranged.told('shot').map(([, , number]) => number);
const nets = (arranged: ReturnType<typeof shot>) => arranged.told('attackRoll').map(([, , net]) => net);

describe('shots', () => {
  it('CS-4: net successes are rolled and automatic, less the wounds, and may be negative', () => {
    const arranged = shot({
      rules: { maxRounds: 2, death: { wounds: 9 }, wound: { check: 'every-hit' } },
      players: [{ weapons: ['assault-rifle'], skills: { shoot: '3s1' } }],
      opposition: [{ weapons: ['heavy'], skills: { shoot: '9s0' } }],
      script: [
        // round 1: G1 hits on 9 + 2 = 11 with 9 + 1 + 1, P1 hits by its automatic success alone
        ...[...d10d4(1, 1), ...d10d4(1, 1)],
        ...[...dice(3, 10, 9), ...d10d4(1, 1)],
        ...[...dice(4, 4, 1), ...d10d4(9, 3)],
        // round 2: four wounds against one automatic success
        ...[...d10d4(1, 1), ...d10d4(1, 1)],
        ...[...dice(3, 10, 9), ...d10d4(1, 1)],
      ],
    });
    expect(arranged.told('wounds')[0]).toEqual([0, 4, 4, 0]);
    expect(nets(arranged)).toEqual([1, 1, 1, -3]);
  });

  it('CS-16: the target number is the size presented and 2 for each whole increment', () => {
    // assault-rifle: increment 20
    const at = (distance: number) => targetNumbers(shot({ rules: { field: { distance } }, script: d10d4(1, 1) }));
    expect(at(19)).toEqual([9]);
    expect(at(20)).toEqual([11]);
    expect(at(39)).toEqual([11]);
    expect(at(40)).toEqual([13]);
  });

  it('CS-16, CS-27: a shot at the same target looks at the posture that it has taken since the last one', () => {
    const kneels = { if: { round: { from: 2, to: 2 } }, move: 'hold', presents: 'kneeling' } as const;
    const hides = { if: { round: { from: 3 } }, move: 'hold', cover: 'hard' } as const;
    const arranged = shot({
      rules: { maxRounds: 3 },
      opposition: [{ tactics: [kneels, hides, { move: 'hold' }] }],
      script: [...d10d4(1, 1), ...d10d4(1, 1), ...d10d4(1, 1)],
    });
    expect(targetNumbers(arranged)).toEqual([11, 14, 11]);
    const [first, , last] = nets(arranged);
    expect(last).toBeLessThan(first as number);
  });

  it('CS-16: a shot at the same target looks at its distance after the moves of each round', () => {
    const arranged = shot({
      rules: { maxRounds: 2, field: { distance: 26 } },
      opposition: [{ tactics: [{ move: 'advance' }] }],
      script: [...d10d4(1, 1), ...d10d4(1, 1)],
    });
    expect(targetNumbers(arranged)).toEqual([11, 9]);
  });

  it('CS-16: a pistol carries 34 hexes and no farther', () => {
    const pistol = (distance: number, script: readonly ScriptedDie[]) =>
      shot({
        rules: { field: { distance } },
        players: [{ weapons: ['pistol'], tactics: [{ move: 'hold' }] }],
        script,
      });
    expect(targetNumbers(pistol(34, d10d4(1, 1)))).toEqual([21]);
    const beyond = pistol(35, []);
    expect(beyond.told('lost')).toHaveLength(2);
    expect(beyond.metric('players.attacks')).toBe(0);
  });

  it.each([
    ['truck', 3],
    ['horse', 6],
    ['human', 9],
    ['kneeling', 12],
    ['prone', 15],
    ['cat', 15],
    ['head', 18],
  ] as const)('CS-16: a unit of size %s is hit on %i', (size, number) => {
    const arranged = shot({
      rules: { field: { distance: 5 } },
      players: [{ weapons: ['assault-rifle'], skills: { shoot: '-3s0' } }],
      opposition: [{ ...TARGET, size }],
      script: d10d4(1, 1),
    });
    expect(targetNumbers(arranged)).toEqual([number]);
  });

  it('CS-16: what a unit presents counts while it holds its place, and only then', () => {
    const facing = (move: 'hold' | 'advance') =>
      targetNumbers(
        shot({
          rules: { field: { distance: 15 } },
          opposition: [{ tactics: [{ move, presents: 'prone' }] }],
          script: d10d4(1, 1),
        }),
      );
    expect(facing('hold')).toEqual([15]);
    expect(facing('advance')).toEqual([9]);
  });

  it('CS-19: a hit adds the weapon’s dice to the damage total', () => {
    // 10 + 2 (again) + 1 + 3 = 16 against 11: one success; 4d4s1 forces a save against 8
    const arranged = shot({ script: [[10, 8], [4, 3], ...dice(4, 4, 2), ...d10d4(9, 1)] });
    expect(arranged.told('damage')).toEqual([[0, 1, 8, 8]]);
    expect(arranged.metric('players.damageDealt')).toBe(8);
  });

  it('CS-19: dice of weapons are not open-ended unless damage.openEnded says so', () => {
    const arranged = shot({
      rules: { damage: { openEnded: true } },
      script: [...d10d4(8, 3), [4, 4], [4, 2], [4, 1], [4, 1], [4, 3], ...d10d4(9, 3)],
    });
    expect(arranged.told('damage')).toEqual([[0, 1, 11, 11]]);
  });

  it('CS-24: the guns of the catalogue', () => {
    const gun = (name: string, sides: number, count: number) =>
      shot({
        rules: { field: { distance: 3 } },
        players: [{ weapons: [name], skills: { shoot: '9s0' } }],
        // against 9 (11 beyond an increment of 2): 9 + 1 + 1 is one success
        script: [
          ...d10d4(1, 1),
          ...dice(count, sides, 1),
          ...(name === 'pistol' || name === 'thrown-knife' ? [] : d10d4(9, 3)),
        ],
      }).told('damage')[0]?.[2];
    expect(gun('pistol', 4, 3)).toBe(3);
    expect(gun('smg', 4, 3)).toBe(3);
    expect(gun('shotgun', 10, 2)).toBe(2);
    expect(gun('assault-rifle', 4, 4)).toBe(4);
    expect(gun('lmg', 10, 2)).toBe(2);
    expect(gun('sniper-rifle', 10, 2)).toBe(2);
    expect(gun('thrown-knife', 4, 1)).toBe(1);
    expect(gun('heavy', 10, 3)).toBe(3);
  });

  it('CS-26: a folded target number costs the roll a success', () => {
    // head 18 + 4 for two increments of the rifle = 22, folded to 15 with one negative success
    const folding = { fold: { enabled: true }, field: { distance: 40 } };
    const head = [{ tactics: [{ move: 'hold' as const, presents: 'head' as const }] }];
    const arranged = shot({
      rules: folding,
      opposition: head,
      script: [
        [10, 9],
        [4, 3],
      ],
    });
    expect(targetNumbers(arranged)).toEqual([15]);
    expect(nets(arranged)).toEqual([0]);
    const plain = shot({
      rules: { ...folding, fold: {} },
      opposition: head,
      script: [
        [10, 9],
        [4, 3],
      ],
    });
    expect(targetNumbers(plain)).toEqual([22]);
  });

  it.each([
    ['hard', -1],
    ['murder-hole', -2],
  ] as const)('CS-27: each shot at a unit in %s cover has %i successes', (cover, successes) => {
    const arranged = shot({
      opposition: [{ tactics: [{ move: 'hold', cover }] }],
      players: [{ weapons: ['assault-rifle'], skills: { shoot: '9s0' } }],
      script: [
        [10, 2],
        [4, 1],
      ],
    });
    expect(nets(arranged)).toEqual([1 + successes]);
  });

  it('CS-28: long shots, from the fifth whole increment, cost successes where the rule says so', () => {
    const long = (distance: number, damage: ScriptedDie[]) =>
      nets(
        shot({
          rules: { field: { distance }, range: { longPenalty: -1 } },
          players: [{ weapons: ['pistol'], skills: { shoot: '6s0' }, tactics: [{ move: 'hold' }] }],
          script: [[10, 8], [4, 3], ...damage],
        }),
      );
    // pistol: increment 5; 24 hexes are 4 increments, 25 are 5; 17 against 17 and against 19
    expect(long(24, dice(3, 4, 1))).toEqual([1]);
    expect(long(25, [])).toEqual([-1]);
  });

  it('CS-6: a pushed roll reaches the next success', () => {
    const pushed = (enabled: boolean) =>
      nets(
        shot({
          rules: { push: { enabled } },
          // manipulation 6: modifier +2, push +2; 7 + 2 + 0 against 11
          players: [{ weapons: ['assault-rifle'], attributes: { manipulation: 6 } }],
          script: [[10, 7], [4, 2], ...(enabled ? [...dice(4, 4, 1), ...d10d4(9, 3)] : [])],
        }),
      );
    expect(pushed(false)).toEqual([0]);
    expect(pushed(true)).toEqual([1]);
  });
});
