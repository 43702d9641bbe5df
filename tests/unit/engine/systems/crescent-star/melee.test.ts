import { describe, expect, it } from 'vitest';
import type { NestedRules } from '../../../../../src/engine/core/rule-parameter.ts';
import type { ScriptedDie } from '../../../scripted-dice.ts';
import { arrangeFight, d10d4, type UnitSketch } from './arrange-fight.ts';

/** P1 strikes G1, who only stands there with a gun that cannot hit; the last two dice are G1’s shot. */
function blow(attacker: UnitSketch, defender: UnitSketch, script: ScriptedDie[], rules: NestedRules = {}) {
  const arranged = arrangeFight({
    rules: { maxRounds: 1, field: { distance: 1 }, ...rules },
    players: [attacker],
    opposition: [{ tactics: [{ move: 'hold', weapon: 'pistol' }], weapons: ['pistol'], ...defender }],
    script: [...d10d4(1, 1), ...script],
  });
  arranged.play();
  return arranged
    .told('attackRoll')
    .filter(([unit]) => unit === 0)
    .map(([, , net]) => net as number)[0];
}

const SHOT = { shoot: '-9s0' };

describe('melee', () => {
  it('CS-17: melee is rolled against the better of parry and dodge', () => {
    const against = (parry: string, dodge: string) =>
      blow({ skills: { melee: '5s0' } }, { skills: { ...SHOT, parry, dodge } }, [...d10d4(1, 1), ...d10d4(1, 1)]);
    // 7 against 2 + 5, a tie, or against 2 + 6: the defender’s success
    expect(against('5s0', '0s0')).toBe(0);
    expect(against('0s0', '6s0')).toBe(-1);
    expect(against('6s0', '0s1')).toBe(1 - 1);
    expect(against('0s0', '0s2')).toBe(1 - 2);
  });

  it('CS-8: the lower total is the target number of the higher, who alone has rolled successes', () => {
    const net = (own: ScriptedDie[], other: ScriptedDie[]) =>
      blow({ skills: { melee: '0s0' } }, { skills: SHOT }, [...own, ...other]);
    expect(net(d10d4(1, 1), d10d4(5, 3))).toBe(-1);
    expect(net(d10d4(1, 1), d10d4(7, 2))).toBe(-2);
    expect(net(d10d4(1, 2), d10d4(2, 1))).toBe(0);
  });

  it('CS-8: each adds automatic successes, and they cancel', () => {
    expect(
      blow({ skills: { melee: '0s1' } }, { skills: { ...SHOT, parry: '0s3' } }, [...d10d4(1, 1), ...d10d4(5, 3)]),
    ).toBe(1 - 3 - 1);
  });

  it('CS-8: equal totals are no success for either, or one for the actor', () => {
    const tie = [...d10d4(3, 2), ...d10d4(2, 3)];
    expect(blow({}, { skills: SHOT }, tie)).toBe(0);
    expect(
      blow({ skills: { melee: '0s0' } }, { skills: { ...SHOT, parry: '0s1' } }, tie, { contest: { tie: 'actor' } }),
    ).toBe(0);
  });

  it('CS-6: in a contest the higher total may be pushed to its next success', () => {
    const net = (strength: number, enabled: boolean) =>
      blow({ attributes: { strength } }, { skills: { ...SHOT, parry: '0s9' } }, [...d10d4(7, 1), ...d10d4(1, 1)], {
        push: { enabled },
      });
    // 8 against 2 is one success; 9 is two
    expect(net(6, false)).toBe(1 - 9);
    expect(net(6, true)).toBe(2 - 9);
    expect(net(3, true)).toBe(1 - 9);
  });

  it('CS-17: a blow reaches one hex', () => {
    const arranged = arrangeFight({
      rules: { maxRounds: 1, field: { distance: 2 } },
      players: [{ tactics: [{ move: 'hold' }] }],
      opposition: [{ tactics: [{ move: 'hold' }] }],
    });
    arranged.play();
    expect(arranged.told('lost')).toHaveLength(2);
  });

  it('CS-16: of several weapons the melee weapon is used within a hex, and a gun beyond', () => {
    const told = (distance: number, script: ScriptedDie[]) => {
      const arranged = arrangeFight({
        rules: { maxRounds: 1, field: { distance } },
        armory: { axe: { damage: 'strength+4' } },
        players: [{ weapons: ['pistol', 'axe'], skills: { melee: '0s0' }, tactics: [{ move: 'hold' }] }],
        opposition: [{ tactics: [{ move: 'hold', weapon: 'smg' }], weapons: ['smg'], skills: SHOT }],
        script: [...d10d4(1, 1), ...script],
      });
      arranged.play();
      return [arranged.told('blow').length, arranged.told('shot').filter(([unit]) => unit === 0).length];
    };
    expect(told(1, [...d10d4(1, 1), ...d10d4(5, 1)])).toEqual([1, 0]);
    expect(told(2, d10d4(1, 1))).toEqual([0, 1]);
  });
});
