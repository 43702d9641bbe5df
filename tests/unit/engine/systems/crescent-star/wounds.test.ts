import { describe, expect, it } from 'vitest';
import type { NestedRules } from '../../../../../src/engine/core/rule-parameter.ts';
import type { ScriptedDie } from '../../../scripted-dice.ts';
import { arrangeFight, d10d4, dice, type UnitSketch } from './arrange-fight.ts';

const LOW = d10d4(1, 1);

/** G1 hits P1 by one success with a weapon; the script goes on with damage and save. */
function hit(weapon: string, script: ScriptedDie[], rules: NestedRules = {}, target: UnitSketch = {}) {
  const arranged = arrangeFight({
    rules: { maxRounds: 1, field: { distance: 4 }, ...rules },
    armory: { club: { damage: 'strength+3' } },
    players: [{ tactics: [{ move: 'hold' }], ...target }],
    opposition: [{ weapons: [weapon], skills: { shoot: '9s0', melee: '9s1' }, attributes: { strength: 6 } }],
    script: [...LOW, ...script],
  });
  arranged.play();
  return arranged;
}

describe('wounds', () => {
  it('CS-20: a hit without successes on the wound forces no check', () => {
    expect(hit('pistol', dice(3, 4, 4)).told('save')).toEqual([]);
  });

  it('CS-20: wound.check every-hit forces one on every hit, and a failure is one wound', () => {
    const arranged = hit('pistol', [...dice(3, 4, 4), ...LOW], { wound: { check: 'every-hit' } });
    expect(arranged.told('save')).toEqual([[0, 12, 2, 0]]);
    expect(arranged.metric('players.wounds')).toBe(1);
  });

  it('CS-20: the target number is the damage total with the new damage', () => {
    const arranged = hit('sniper-rifle', [[10, 7], [10, 4], ...d10d4(9, 3)]);
    expect(arranged.told('save')[0]?.slice(0, 3)).toEqual([0, 11, 12]);
  });

  it('CS-20: with wound.target wounds it is the wounds before the hit', () => {
    const arranged = hit('sniper-rifle', [[10, 7], [10, 4], ...LOW], { wound: { target: 'wounds' } });
    expect(arranged.told('save')).toEqual([[0, 0, 2, 1]]);
  });

  it('CS-20: resist is the resistance modifier where the unit has none of its own', () => {
    const arranged = hit('sniper-rifle', [...dice(2, 10, 6), ...d10d4(9, 1)], {}, { skills: { resist: '2s0' } });
    expect(arranged.told('save')[0]?.slice(0, 3)).toEqual([0, 12, 12]);
  });

  it('CS-21: one left to the saver is no wound', () => {
    // 9 + 3 against 2, two successes, against one automatic of the rifle
    const arranged = hit('assault-rifle', [...dice(4, 4, 1), ...d10d4(9, 3)], {}, { skills: { resist: '0s0' } });
    expect(arranged.told('save')[0]?.[3]).toBe(2);
    expect(arranged.metric('players.wounds')).toBe(0);
  });

  it('CS-21: a tie is one wound, else one wound an attacker’s success left', () => {
    // heavy: four automatic successes
    const wounds = (resist: string, rules: NestedRules = {}) =>
      hit('heavy', [...dice(3, 10, 9), ...LOW], { death: { wounds: 99 }, ...rules }, { skills: { resist } }).metric(
        'players.wounds',
      );
    expect(wounds('0s5')).toBe(0);
    expect(wounds('0s4')).toBe(1);
    expect(wounds('0s3')).toBe(1);
    expect(wounds('0s1')).toBe(3);
    expect(wounds('0s0')).toBe(4);
    expect(wounds('0s0', { wound: { perFailure: 'one' } })).toBe(1);
  });

  it('CS-21: the saver’s net is cut at 0, so that old wounds do not add to new ones', () => {
    const arranged = arrangeFight({
      rules: { maxRounds: 2, death: { wounds: 99 } },
      players: [{ tactics: [{ move: 'hold' }] }],
      opposition: [{ weapons: ['sniper-rifle'], skills: { shoot: '9s0' } }],
      script: [...LOW, ...dice(2, 10, 9), ...LOW, ...LOW, ...dice(2, 10, 9), ...LOW],
    });
    arranged.play();
    expect(arranged.told('save').map(([, , , net]) => net)).toEqual([0, -2]);
    expect(arranged.metric('players.wounds')).toBe(4);
  });

  it('CS-21: wounds hinder attacks and saves from the next step on, not in the step of the hit', () => {
    const arranged = arrangeFight({
      rules: { maxRounds: 1, death: { wounds: 99 } },
      players: [{ tactics: [{ move: 'hold' }] }],
      opposition: [
        { weapons: ['sniper-rifle'], skills: { shoot: '9s0' } },
        { weapons: ['sniper-rifle'], skills: { shoot: '9s0' } },
      ],
      script: [...LOW, ...LOW, ...dice(2, 10, 9), ...LOW, ...dice(2, 10, 9), ...LOW],
    });
    arranged.play();
    expect(arranged.told('save').map(([, , , net]) => net)).toEqual([0, 0]);
  });

  it('CS-22: four wounds and the resistance modifier kill', () => {
    const outcome = (resistance: number) =>
      hit('heavy', [...dice(3, 10, 9), ...LOW], {}, { attributes: { resistance } }).outcome();
    expect(outcome(3)).toBe('opposition');
    expect(outcome(1)).toBe('opposition');
    expect(outcome(4)).toBe('timeout');
  });

  it('CS-25: wounds are counted past death, damage with its overkill, a kill for whose hit reached the number', () => {
    const arranged = hit('heavy', [...dice(3, 10, 9), ...LOW], { death: { wounds: 2 } });
    expect(arranged.metric('players.wounds')).toBe(4);
    expect(arranged.metric('opposition.damageDealt')).toBe(27);
    expect([...arranged.record.units]).toEqual([0, 0, 0, 0, 0, 1, 27, 1, 1, 1]);
  });

  it('CS-19: strength+X is d10 + d4 open-ended, the strength modifier and X', () => {
    const arranged = arrangeFight({
      rules: { maxRounds: 1, field: { distance: 1 } },
      armory: { club: { damage: 'strength+3' } },
      players: [{ tactics: [{ move: 'hold' }], weapons: ['pistol'], skills: { shoot: '-9s0' } }],
      opposition: [{ weapons: ['club'], skills: { melee: '9s0' }, attributes: { strength: 6 } }],
      script: [...LOW, ...LOW, ...LOW, [10, 10], [4, 2], [10, 5], ...LOW],
    });
    arranged.play();
    // two successes against the guard’s 2; the extra one forces a save
    expect(arranged.told('damage')).toEqual([[1, 0, 10 + 5 + 2 + 2 + 3, 22]]);
  });
});
