import { describe, expect, it } from 'vitest';
import { compileBattlePlan } from '../../../../src/engine/battle/battle-plan.ts';
import type { Conditions } from '../../../../src/engine/battle/battle-scenario.ts';
import { BattleState, Combatant } from '../../../../src/engine/battle/battle-state.ts';
import { compileConditions, holds, Situation } from '../../../../src/engine/battle/conditions.ts';

/** Round 4, three against two, half of full health left, target at distance 10, prone but not held. */
function judged(conditions: Conditions | undefined, change: Partial<Situation> = {}): boolean {
  const side = { units: [], waves: 1, nextWave: 'on-defeat' as const };
  const head = { format: 1, name: '', system: '', trials: 1, seed: 1, rules: {} } as const;
  const plan = compileBattlePlan({ ...head, kind: 'battle', sides: { us: side, them: side } }, 20);
  const state = new BattleState(plan, (slot) => new Combatant(plan, slot));
  state.round = 4;
  state.one.active = 3;
  state.two.active = 2;
  const unit = Object.assign(new Situation(), { side: 0, health: 5, fullHealth: 10, distance: 10, states: 1 }, change);
  return holds(compileConditions(conditions, ['prone', 'held']), state, unit);
}

describe('conditions', () => {
  it('BTL-5: an entry without conditions always holds', () => {
    expect(judged(undefined)).toBe(true);
    expect(judged({})).toBe(true);
  });

  it('BTL-5: round from and to are inclusive', () => {
    expect([judged({ round: { from: 4 } }), judged({ round: { from: 5 } })]).toEqual([true, false]);
    expect([judged({ round: { to: 4 } }), judged({ round: { to: 3 } })]).toEqual([true, false]);
  });

  it('BTL-5: health below a share of one’s own full health, strictly', () => {
    expect([judged({ health: { below: '51%' } }), judged({ health: { below: '50%' } })]).toEqual([true, false]);
    expect(judged({ health: { below: '33.4%' } }, { health: 1, fullHealth: 3 })).toBe(true);
    expect(judged({ health: { below: '33.3%' } }, { health: 1, fullHealth: 3 })).toBe(false);
  });

  it('BTL-5: enemies and allies, itself not counted', () => {
    expect([judged({ enemies: { atMost: 2 } }), judged({ enemies: { atMost: 1 } })]).toEqual([true, false]);
    expect([judged({ allies: { atMost: 2 } }), judged({ allies: { atMost: 1 } })]).toEqual([true, false]);
  });

  it('BTL-5: distance to the chosen target, inclusive, and false without one', () => {
    expect([judged({ distance: { atLeast: 10 } }), judged({ distance: { atLeast: 11 } })]).toEqual([true, false]);
    expect([judged({ distance: { atMost: 10 } }), judged({ distance: { atMost: 9 } })]).toEqual([true, false]);
    expect(judged({ distance: { atMost: 99 } }, { distance: -1 })).toBe(false);
    expect(judged({ distance: { atLeast: 0 } }, { distance: -1 })).toBe(false);
    expect(judged({ round: { from: 1 } }, { distance: -1 })).toBe(true);
  });

  it('BTL-5: states of the system, true or false', () => {
    expect([judged({ prone: true }), judged({ prone: false })]).toEqual([true, false]);
    expect([judged({ held: true }), judged({ held: false })]).toEqual([false, true]);
    expect(judged({ prone: true, held: false })).toBe(true);
  });

  it('BTL-5: all conditions must hold', () => {
    expect(judged({ round: { from: 1 }, enemies: { atMost: 1 } })).toBe(false);
  });
});
