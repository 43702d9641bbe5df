import { describe, expect, it } from 'vitest';
import type { StartedFight } from '../../../../src/engine/core/rules-system.ts';
import { SilentTeller, type Teller } from '../../../../src/engine/core/teller.ts';
import { SYSTEMS } from '../../../../src/engine/registry.ts';
import { loadScenario } from '../../../../src/scenarios/load-scenario.ts';
import { compileScenario } from '../../../../src/sim/execution/compile-scenario.ts';

/** Who hears a fight. */
function tellerOf(started: StartedFight | undefined): Teller | undefined {
  return (started?.state as { readonly teller: Teller } | undefined)?.teller;
}

describe.each(['firefight', 'bar-brawl', 'cole-v-francois'])('the translation of %s', (name) => {
  const { layout, translation } = compileScenario(SYSTEMS, loadScenario(`scenarios/${name}.yaml`).scenario);

  it('starts a fight to which nobody listens, with a record of its own', () => {
    const [one, two] = [translation?.start(1), translation?.start(1)];
    expect(tellerOf(one)).toBeInstanceOf(SilentTeller);
    expect(one?.record.metrics).toHaveLength(layout.metrics.length);
    expect(one?.record).not.toBe(two?.record);
  });

  it('starts one whose rules are counted', () => {
    const counting = translation?.startCounting?.(1);
    expect(counting?.counter).toBeDefined();
    expect(tellerOf(counting)).toBe(counting?.counter);
  });

  it('knows how many units of a side may be active: those of all its waves', () => {
    const slots = layout.sides.map((side) => layout.units.filter((unit) => unit.side === side).length);
    expect(translation?.mostActive.map((most, i) => most / slots[i]!)).toEqual([1, name === 'firefight' ? 4 : 1]);
  });
});
