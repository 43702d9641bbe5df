import { describe, expect, it } from 'vitest';
import type { TrialRunner } from '../../../../../src/engine/core/rules-system.ts';
import { RecordingTeller, SilentTeller } from '../../../../../src/engine/core/teller.ts';
import { DIE_EVENT } from '../../../../../src/engine/core/told-dice.ts';
import { TrialRecord } from '../../../../../src/engine/core/trial-record.ts';
import { compileFight } from '../../../../../src/engine/systems/counters/fight-plan.ts';
import { compileBattle, createFightRunner } from '../../../../../src/engine/systems/counters/fight-runner.ts';
import type { CountersBattle } from '../../../../../src/engine/systems/counters/scenario.ts';
import { loadScenario } from '../../../../../src/scenarios/load-scenario.ts';
import { ScriptedDice, type ScriptedDie } from '../../../scripted-dice.ts';

const TRIALS = 40;

function countedBy({ record }: TrialRunner) {
  const { outcome, rounds, metrics, units, active } = record;
  return { outcome, metrics, units, active: active.slice(0, 2 * rounds) };
}

describe.each(['bar-brawl', 'gunfight', 'swords-riposte-v-block', 'own-counter'])('%s', (name) => {
  const scenario = loadScenario(`scenarios/${name}.yaml`).scenario as CountersBattle;
  const compiled = compileBattle(scenario);

  it('ends in the story as in the fast loop, and once more with the dice of the story as a script', () => {
    const fast = compiled.createRunner(3);
    for (let trial = 0; trial < TRIALS; trial++) {
      const teller = new RecordingTeller();
      const told = compiled.createRunner(3, teller);
      fast.play(trial);
      told.play(trial);
      expect(countedBy(told)).toEqual(countedBy(fast));
      const dice = teller.events.filter(([event]) => event === DIE_EVENT);
      const scripted = new ScriptedDice(dice.map(([, , sides, face]): ScriptedDie => [sides, face]));
      const record = new TrialRecord(compiled.layout, 100);
      createFightRunner(compileFight(scenario), scripted, new SilentTeller(), record).play(trial);
      scripted.expectUsedUp();
      expect(record.metrics).toEqual(fast.record.metrics);
    }
  });
});
