import { describe, expect, it } from 'vitest';
import type { CompiledScenario } from '../../../../../src/engine/core/rules-system.ts';
import { SYSTEMS } from '../../../../../src/engine/registry.ts';
import { DIFFICULTIES } from '../../../../../src/engine/systems/crescent-star/roll-scenario.ts';
import { loadScenario } from '../../../../../src/scenarios/load-scenario.ts';
import { playScript } from '../../../play-script.ts';
import type { ScriptedDie } from '../../../scripted-dice.ts';
import { d10d4 } from './arrange-fight.ts';
import { chainOf, checkOf, contestOf } from './arrange-roll.ts';

/** Net successes of a check or contest. */
const net = (scenario: CompiledScenario, ...dice: ScriptedDie[]) => playScript(scenario, dice).counted['successes'];

const PUSH = { push: { enabled: true } };

describe('a check', () => {
  it('CS-1, CS-2: d10, d4 and the value; automatic successes count however poor the roll', () => {
    expect(net(checkOf({ rating: '3s2' }, 8), ...d10d4(3, 2))).toBe(3);
    expect(net(checkOf({ rating: '3s2' }, 99), ...d10d4(1, 1))).toBe(2);
    expect(net(checkOf({ rating: '-1s0' }, 4), ...d10d4(3, 2))).toBe(1);
  });

  it('CS-3: 34 against 15 is three', () => {
    expect(net(checkOf({ rating: '24s0' }, 15), ...d10d4(8, 2))).toBe(3);
  });

  it('CS-4: stones add, wounds take away, and the net may be negative', () => {
    expect(net(checkOf({ stones: 2, wounds: 1 }, 99), ...d10d4(1, 1))).toBe(1);
    expect(playScript(checkOf({ wounds: 3 }, 99), d10d4(1, 1))).toEqual({
      outcome: 'failure',
      counted: { successes: -3 },
    });
    expect(playScript(checkOf({}, 5, {}, 2), d10d4(8, 2)).outcome).toBe('failure');
    expect(playScript(checkOf({}, 3, {}, 2), d10d4(8, 2)).outcome).toBe('success');
  });

  it('CS-6: a push reaches the next success, where pushing is on and the roll names an attribute', () => {
    expect(net(checkOf({ attribute: 7 }, 7, PUSH), ...d10d4(3, 2))).toBe(1);
    expect(net(checkOf({ attribute: 7 }, 8, PUSH), ...d10d4(3, 2))).toBe(0);
    expect(net(checkOf({ attribute: 7 }, 7), ...d10d4(3, 2))).toBe(0);
    expect(net(checkOf({}, 7, PUSH), ...d10d4(3, 2))).toBe(0);
  });

  it('CS-7: difficulties by name', () => {
    const numbers = [6, 9, 12, 15, 18, 21, 24];
    DIFFICULTIES.forEach((difficulty, i) => {
      const total = numbers[i] as number;
      const at = (value: number) => net(checkOf({ rating: `${value - 5}s0` }, difficulty), ...d10d4(3, 2));
      expect([difficulty, at(total - 1), at(total)]).toEqual([difficulty, 0, 1]);
    });
    expect(net(checkOf({}, 'trivial', { difficulty: { trivial: 5 } }), ...d10d4(3, 2))).toBe(1);
  });

  it('CS-26: a check against 22 is one against 15 with a negative success', () => {
    const folded = { fold: { enabled: true } };
    expect(net(checkOf({ rating: '10s0' }, 22, folded), ...d10d4(3, 2))).toBe(0);
    expect(net(checkOf({ rating: '17s0' }, 22, folded), ...d10d4(3, 2))).toBe(1);
  });
});

describe('a contest', () => {
  it('CS-8: the lower total is the target number of the higher', () => {
    expect(net(contestOf({}, {}), ...d10d4(9, 1), ...d10d4(2, 1))).toBe(2);
    expect(net(contestOf({}, {}), ...d10d4(2, 1), ...d10d4(9, 1))).toBe(-2);
    expect(net(contestOf({ rating: '3s1' }, { rating: '2s0' }), ...d10d4(3, 1), ...d10d4(3, 1))).toBe(2);
  });

  it("CS-8: successes cancel without a cut at 0, so the other's wounds help", () => {
    const wounded = contestOf({ rating: '4s0' }, { rating: '3s0', wounds: 2 });
    expect(playScript(wounded, [...d10d4(3, 2), ...d10d4(5, 1)])).toEqual({
      outcome: 'actor',
      counted: { successes: 2 },
    });
    expect(net(wounded, ...d10d4(3, 2), ...d10d4(6, 1))).toBe(1);
  });

  it('CS-8: 4s0 against 3s0 with two wounds wins 87.5%', () => {
    const { scenario } = loadScenario('scenarios/wounded-opponent.yaml');
    const [won] = SYSTEMS['crescent-star']?.compile(scenario).exact?.().outcomes ?? [];
    expect(won?.toFixed(3)).toBe('0.875');
  });

  it('CS-8: equal totals roll no success, or the actor one', () => {
    const dice = [...d10d4(3, 2), ...d10d4(3, 2)];
    expect(playScript(contestOf({}, {}), dice)).toEqual({ outcome: 'opponent', counted: { successes: 0 } });
    expect(playScript(contestOf({}, {}, { contest: { tie: 'actor' } }), dice).outcome).toBe('actor');
  });

  it('CS-6: in a contest only the higher total is pushed', () => {
    const pushed = contestOf({ attribute: 7 }, { attribute: 7 }, PUSH);
    expect(net(pushed, ...d10d4(8, 2), ...d10d4(3, 2))).toBe(2);
    expect(net(pushed, ...d10d4(3, 2), ...d10d4(8, 2))).toBe(-2);
  });

  it('CS-10: stones of either are successes', () => {
    const dice = [...d10d4(3, 2), ...d10d4(3, 2)];
    expect(net(contestOf({ stones: 2 }, { stones: 1 }), ...dice)).toBe(1);
  });
});

describe('a chain', () => {
  const ROCKY = chainOf([
    { rating: '5s1', target: 'average' },
    { rating: '4s1', target: 'average' },
    { rating: '3s0', target: 'tricky' },
  ]);

  it('CS-9: the first link costs two extra successes, the second three', () => {
    const jump = [...d10d4(9, 1)];
    expect(playScript(ROCKY, jump)).toEqual({ outcome: 'broken-1', counted: { linksBought: 0 } });
    const farther: ScriptedDie[] = [
      [10, 10],
      [4, 1],
      [10, 3],
    ];
    expect(playScript(ROCKY, [...farther, ...d10d4(9, 1)])).toEqual({
      outcome: 'broken-2',
      counted: { linksBought: 1 },
    });
  });

  it("CS-9: the text's Rocky succeeds at the acrobatics, but not by enough to link", () => {
    const leap: ScriptedDie[] = [
      [10, 10],
      [4, 1],
      [10, 3],
    ];
    const tumble: ScriptedDie[] = [
      [10, 10],
      [4, 2],
      [10, 2],
    ];
    expect(playScript(ROCKY, [...leap, ...tumble]).outcome).toBe('broken-2');
    const vault: ScriptedDie[] = [
      [10, 10],
      [4, 1],
      [10, 10],
      [10, 1],
    ];
    expect(playScript(ROCKY, [...leap, ...vault, ...d10d4(9, 2)]).outcome).toBe('broken-3');
    expect(playScript(ROCKY, [...leap, ...vault, ...d10d4(9, 3)])).toEqual({
      outcome: 'complete',
      counted: { linksBought: 2 },
    });
  });

  it('CS-9: what is left over is lost, and the costs are rules', () => {
    const cheap = chainOf([{ rating: '0s9', target: 99 }, { target: 5 }], { chain: { firstCost: 8 } });
    expect(playScript(cheap, [...d10d4(1, 1), ...d10d4(2, 1)]).outcome).toBe('broken-2');
    const dear = chainOf([{ rating: '0s9', target: 99 }, { target: 5 }], { chain: { firstCost: 9 } });
    expect(playScript(dear, d10d4(1, 1)).outcome).toBe('broken-1');
  });

  it('CS-10: stones and wounds of a roll count in it alone', () => {
    const chain = chainOf([
      { target: 99, stones: 3 },
      { target: 99, stones: 2, wounds: 1 },
    ]);
    expect(playScript(chain, [...d10d4(1, 1), ...d10d4(1, 1)]).outcome).toBe('complete');
  });
});
