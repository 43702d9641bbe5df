import { describe, expect, it } from 'vitest';
import { DEAD } from '../../../../../src/engine/battle/battle-state.ts';
import type { AttackEntry, CounterEntry } from '../../../../../src/engine/systems/counters/catalogue-entry.ts';
import { arrange, carryOut, tens } from './arrange-fight.ts';

const SWORD = { skills: { blades: 2 }, attacks: ['Cut'] };
const CUT: AttackEntry = { name: 'Cut', skill: 'blades', rank: 1, accuracy: 0, damage: 1, attribute: 'strength' };
const CATALOGUE = { attacks: [CUT] };
const PUNCHER = { skills: { brawl: 1 }, attacks: ['Punch'] };

/** Attackers and targets, in order. */
const blows = (told: (kind: 'attack') => number[][]) => told('attack').map(([slot, target]) => `${slot}>${target}`);

describe('an exchange', () => {
  it('CTR-19: a Riposte is resolved after the attack, before the offensive counter', () => {
    const { fight, dice, told, red, blue } = arrange({
      red: { ...PUNCHER, counters: ['Follow Through'] },
      blue: { skills: { blades: 1 }, counters: ['Riposte'] },
      script: tens(1, 1, 1, 1, 1, 1, 1),
    });
    carryOut(fight, red, blue, 0);
    dice.expectUsedUp();
    expect(blows(told)).toEqual(['0>1', '1>0', '0>1']);
    expect(told('counter').map(([unit, , window]) => [unit, window])).toEqual([
      [1, 0],
      [0, 3],
    ]);
  });

  it('CTR-19: who uses a counter against an interrupt uses no offensive counter on this attack', () => {
    const { fight, dice, told, uses, red, blue } = arrange({
      red: { ...PUNCHER, counters: ['Follow Through', 'Dodge'] },
      blue: { skills: { blades: 2 }, counters: ['Riposte'] },
      script: tens(1, 1, 1, 1),
    });
    carryOut(fight, red, blue, 0);
    dice.expectUsedUp();
    expect(blows(told)).toEqual(['0>1', '1>0']);
    expect([uses('Dodge', 0), uses('Follow Through', 0)]).toEqual([1, 0]);
  });

  it('CTR-19: interrupts nest, each counter once', () => {
    const fencer = { ...SWORD, skills: { blades: 1 }, counters: ['Riposte'] };
    const { fight, dice, told, red, blue } = arrange({
      red: fencer,
      blue: fencer,
      catalogue: CATALOGUE,
      script: tens(1, 1, 1, 1, 1),
    });
    carryOut(fight, red, blue, 0);
    dice.expectUsedUp();
    expect(blows(told)).toEqual(['0>1', '1>0', '0>1']);
  });

  it('CTR-19: no interrupt of an owner who was stunned by the attack', () => {
    const { fight, dice, told, red, blue } = arrange({
      red: { skills: { brawl: 1 }, attacks: ['Kick'] },
      blue: { attributes: { constitution: 1 }, skills: { blades: 1 }, counters: ['Riposte'] },
      script: tens(7, 7, 1, 1, 1, 1, 1, 1),
    });
    carryOut(fight, red, blue, 0);
    dice.expectUsedUp();
    expect(blue.isStunned).toBe(true);
    expect(blows(told)).toEqual(['0>1']);
  });

  it('CTR-19: an offensive counter that is an attack calls for counters of its own', () => {
    const { fight, dice, told, uses, red, blue } = arrange({
      red: { ...PUNCHER, counters: ['Follow Through', 'Head Butt'] },
      blue: { skills: { brawl: 1 }, counters: ['Dodge', 'Side Step'] },
      script: tens(1, 7, 1, 7, 1, 1, 1, 1),
    });
    carryOut(fight, red, blue, 0);
    expect(blows(told)).toEqual(['0>1', '0>1', '0>1']);
    expect([uses('Dodge'), uses('Side Step')]).toEqual([1, 1]);
    expect([uses('Follow Through', 0), uses('Head Butt', 0)]).toEqual([1, 1]);
    dice.expectUsedUp();
  });

  it('CTR-19: no offensive counter on a target that went out, or out of turn', () => {
    const out = arrange({
      red: { ...PUNCHER, counters: ['Follow Through'] },
      blue: { attributes: { constitution: 0 } },
      rules: { health: { base: 1 } },
      script: tens(7, 1, 1, 7, 7, 1, 1),
    });
    carryOut(out.fight, out.red, out.blue, 0);
    out.dice.expectUsedUp();
    expect(out.blue.status).toBe(DEAD);
    expect(blows(out.told)).toEqual(['0>1']);
    const away = arrange({ red: PUNCHER, blue: { ...PUNCHER, counters: ['Follow Through'] }, script: tens(1, 1, 1) });
    carryOut(away.fight, away.blue, away.red, 1);
    expect(blows(away.told)).toEqual(['1>0']);
  });

  it('CTR-19: Opening gives 2 dice to hit and a damage die on the next melee attack on this target', () => {
    const { fight, dice, told, red, blue, unit } = arrange({
      red: { ...PUNCHER, counters: ['Opening'] },
      blue: [{}, {}],
      script: tens(1, 1, 1, 1, 1, 1, 7, 1, 1, 1, 1, 1, 1, 1, 1, 1),
    });
    carryOut(fight, red, blue, 0);
    carryOut(fight, red, unit(2), 0);
    carryOut(fight, red, blue, 0);
    dice.expectUsedUp();
    expect(told('attackRoll').map(([, rolled]) => rolled)).toEqual([3, 3, 5]);
    expect(told('damageRoll').map(([, rolled]) => rolled)).toEqual([5]);
    expect(red.nextTarget).toBeUndefined();
  });

  it('CTR-18, CTR-23: a Head Butt that hits costs a level oneself, which is no damage dealt', () => {
    const { fight, dice, red, blue } = arrange({
      red: { ...PUNCHER, counters: ['Head Butt'] },
      script: tens(1, 1, 1, 7, 1, 1, 1, 1, 1, 1),
    });
    carryOut(fight, red, blue, 0);
    dice.expectUsedUp();
    expect([red.levels, red.lethalLevels]).toEqual([1, 0]);
    expect([red.damageDealt, blue.damageDealt]).toEqual([0, 0]);
  });

  it('CTR-19: Twin Strike strikes twice, the second time another within reach where the first went out', () => {
    const { fight, dice, told, red, blue } = arrange({
      red: { skills: { blades: 3 }, attacks: ['Twin Strike'] },
      blue: [{ attributes: { constitution: 0 } }, { at: 2 }, { at: 1 }],
      rules: { health: { base: 1 } },
      script: tens(7, 1, 7, 1, 1, 1, 1, 1),
    });
    carryOut(fight, red, blue, 0);
    dice.expectUsedUp();
    expect(blows(told)).toEqual(['0>1', '0>3']);
  });

  it('CTR-20: a counter that acts after the attack waits until it is fully resolved', () => {
    const answer: CounterEntry = {
      name: 'Answer',
      skill: 'brawl',
      rank: 1,
      kind: 'defensive',
      against: 'melee',
      timing: 'attack-roll',
      attack: { accuracy: 1, damage: 1 },
      move: { inches: 3, direction: 'away' },
    };
    const { fight, dice, told, red, blue } = arrange({
      red: { ...SWORD, skills: { blades: 3 }, attacks: ['Twin Strike'], counters: [] },
      blue: { skills: { brawl: 0 }, counters: ['Answer'] },
      catalogue: { counters: [answer] },
      script: tens(1, 1, 1, 1, 1),
    });
    carryOut(fight, red, blue, 0);
    dice.expectUsedUp();
    expect(blows(told)).toEqual(['0>1', '0>1', '1>0']);
    expect(blue.at).toBe(4);
  });

  it('CTR-19: a turn that never ends is cut short, and that is counted', () => {
    const endless: CounterEntry = {
      name: 'Endless',
      skill: 'brawl',
      rank: 1,
      kind: 'defensive',
      against: 'melee',
      timing: 'attack-roll',
      recoverable: true,
      interrupt: true,
      attack: { accuracy: 0, recover: 1 },
    };
    const fighter = { ...PUNCHER, counters: ['Endless'] };
    const { fight, told, red, blue } = arrange({
      red: fighter,
      blue: fighter,
      rules: { exchange: { mostAttacks: 20 } },
      catalogue: { counters: [endless] },
      script: tens(...Array<number>(22).fill(1)),
    });
    carryOut(fight, red, blue, 0);
    expect(told('attack')).toHaveLength(20);
    expect(fight.cutShort).toBe(1);
  });
});
