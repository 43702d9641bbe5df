import { describe, it } from 'vitest';
import type { BattleScenario } from '../../../src/engine/battle/battle-scenario.ts';
import { SUBJECTS } from './contract-scenarios.ts';
import { expectMirror, expectSwap } from './rules-contract.ts';

const HUNDRED_THOUSAND = 100_000;

describe.each(SUBJECTS)('$system.title over many trials', ({ system, scenarios, even }) => {
  it.each(even)('treats both sides of %s alike', (title) => {
    const battle = scenarios[title] as BattleScenario;
    expectMirror(system, battle, HUNDRED_THOUSAND);
    expectSwap(system, battle, HUNDRED_THOUSAND);
  });
});
