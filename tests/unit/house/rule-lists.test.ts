import { describe, expect, it } from 'vitest';
import { BATTLE_RULES } from '../../../src/engine/battle/battle-rules.ts';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import { loadScenario } from '../../../src/scenarios/load-scenario.ts';
import { compileScenario } from '../../../src/sim/execution/compile-scenario.ts';
import { SHIPPED } from '../../told-trials.ts';
import { readProjectFile } from './project.ts';
import { listedRules } from './rule-identifiers.ts';

const idsOf = (rules: readonly { readonly id: string }[]) => rules.map(({ id }) => id);

describe('the list of rules', () => {
  it('of battles is that of its RULES.md', () => {
    expect(idsOf(BATTLE_RULES)).toEqual(listedRules(readProjectFile('src/engine/battle/RULES.md')));
  });

  it.each(Object.keys(SYSTEMS))('of %s is that of its RULES.md, and those of battles', (name) => {
    const listed = listedRules(readProjectFile(`src/engine/systems/${name}/RULES.md`));
    expect(idsOf(SYSTEMS[name]?.ruleList ?? [])).toEqual([...listed, ...idsOf(BATTLE_RULES)]);
  });

  it.each(SHIPPED)('has every rule that may decide a trial of %s', (name) => {
    const { scenario } = loadScenario(`scenarios/${name}.yaml`);
    const { story } = compileScenario(SYSTEMS, scenario);
    const known = idsOf(SYSTEMS[scenario.system]?.ruleList ?? []);
    expect([...(story?.rules ?? [])].filter((rule) => !known.includes(rule))).toEqual([]);
  });

  it.each(Object.keys(SYSTEMS))('of %s has no rule that decides nothing in any kind', (name) => {
    const scenarios = SHIPPED.map((file) => loadScenario(`scenarios/${file}.yaml`).scenario);
    const own = scenarios.filter(({ system }) => system === name);
    const deciding = new Set(own.flatMap((scenario) => [...(compileScenario(SYSTEMS, scenario).story?.rules ?? [])]));
    expect(idsOf(SYSTEMS[name]?.ruleList ?? []).filter((rule) => !deciding.has(rule))).toEqual([]);
  });
});
