import { describe, expect, it } from 'vitest';
import type { BattleScenario } from '../../../src/engine/battle/battle-scenario.ts';
import type { RulesSystem, ScenarioHead } from '../../../src/engine/core/rules-system.ts';
import {
  expectAnyOrder,
  expectEnd,
  expectInRange,
  expectMirror,
  expectOneRule,
  expectSameBytes,
  expectSwap,
} from './rules-contract.ts';

const SEED = 20_130_501;
const SOME_TRIALS = 400;

/**
 * What every system must do, besides allocating nothing (`allocation.test.ts`).
 *
 * @param scenarios resolved, by title: one at least of each kind that the system plays
 * @param even titles of the battles in which the rules treat both sides alike
 */
export function describeRulesSystem(
  system: RulesSystem,
  scenarios: Readonly<Record<string, ScenarioHead>>,
  even: readonly string[],
): void {
  describe(`${system.title} keeps the contract of systems`, () => {
    it('is shown by a scenario of each kind', () => {
      const kinds = new Set(Object.values(scenarios).map(({ kind }) => kind));
      expect([...kinds].sort()).toEqual([...system.kinds].sort());
    });

    describe.each(Object.entries(scenarios))('in %s:', (title, scenario) => {
      const compiled = system.compile(scenario);

      it('every trial ends', () => expectEnd(compiled, SEED));
      it('the same seed gives the same bytes, whatever was played before', () => expectSameBytes(compiled, SEED));
      it('batches merge in any order', () => expectAnyOrder(compiled, SEED));
      it('a trial that is told is that of the fast loop', () => expectOneRule(compiled, SEED));
      it('what a trial leaves behind is in range', () => expectInRange(compiled, SEED));

      if (!even.includes(title)) return;
      const battle = scenario as BattleScenario;
      it('two sides alike win alike', () => expectMirror(system, battle, SOME_TRIALS));
      it('sides that are swapped swap their outcomes', () => expectSwap(system, battle, SOME_TRIALS));
    });
  });
}
