import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import { formOf } from '../../../src/scenarios/forms.ts';
import type { Gate } from '../../../src/scenarios/gates/gate.ts';
import { loadScenario, parseScenario } from '../../../src/scenarios/load-scenario.ts';
import { MINIMAL } from './minimal-battle.ts';

function gateOf(gate: string, ...set: string[]): Gate | undefined {
  return parseScenario(`${MINIMAL}expect:\n  - ${gate}\n`, 'x.yaml', { set }).gates[0];
}

describe('a gate', () => {
  it.each([
    ['outcome.heroes', { type: 'outcome', label: 'heroes' }],
    ['outcome.timeout', { type: 'outcome', label: 'timeout' }],
    ['rounds', { type: 'mean', metric: 'rounds' }],
    ['guards.stonesSpent', { type: 'mean', metric: 'guards.stonesSpent' }],
    ['rounds.median', { type: 'quantile', metric: 'rounds', share: 0.5 }],
    ['heroes.survivors.p05', { type: 'quantile', metric: 'heroes.survivors', share: 0.05 }],
    ['P(rounds <= 5)', { type: 'probability', metric: 'rounds', comparison: '<=', value: 5 }],
    ['P(heroes.dead==0)', { type: 'probability', metric: 'heroes.dead', comparison: '=', value: 0 }],
    ['P( heroes.dead > -1 )', { type: 'probability', metric: 'heroes.dead', comparison: '>', value: -1 }],
  ])('judges %s', (metric, quantity) => {
    expect(gateOf(`{ metric: "${metric}", atLeast: 0.5 }`)).toEqual({
      ...{ metric, quantity, demand: 'at least 0.5', atLeast: 0.5, line: 15, column: 5 },
    });
  });

  it.each([
    ['between: [2, 5]', { demand: 'between 2 and 5', atLeast: 2, atMost: 5 }],
    ['atMost: 5', { demand: 'at most 5', atMost: 5 }],
    ['equals: 5, within: 0.5', { demand: '5 within 0.5', atLeast: 4.5, atMost: 5.5 }],
  ])('demands %s', (form, demand) => {
    expect(gateOf(`{ metric: rounds, ${form} }`)).toMatchObject(demand);
  });

  it('has the line of the file, unless it was set', () => {
    expect(gateOf('{ metric: rounds, atMost: 5 }', 'expect.0.atMost=7')).toMatchObject({ line: 15, atMost: 7 });
    expect(gateOf('{ metric: rounds, atMost: 5 }', 'expect=[{metric: rounds, atMost: 7}]')).not.toHaveProperty('line');
  });
});

it('gates may name just what the engine counts', () => {
  const { scenario } = loadScenario('scenarios/firefight.yaml');
  const { layout } = SYSTEMS[scenario.system]?.compile(scenario) ?? {};
  const names = formOf(scenario.system, scenario.kind)?.metrics(scenario);
  expect([...(names?.quantities ?? [])].sort()).toEqual([...(layout?.metrics ?? [])].sort());
  expect([...(names?.outcomes ?? [])].sort()).toEqual([...(layout?.outcomes ?? [])].sort());
});
