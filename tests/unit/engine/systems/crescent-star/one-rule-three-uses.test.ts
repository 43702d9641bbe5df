import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TrialRunner } from '../../../../../src/engine/core/rules-system.ts';
import { RecordingTeller, SilentTeller } from '../../../../../src/engine/core/teller.ts';
import { DIE_EVENT } from '../../../../../src/engine/core/told-dice.ts';
import { TrialRecord } from '../../../../../src/engine/core/trial-record.ts';
import { compileFirefight } from '../../../../../src/engine/systems/crescent-star/firefight-plan.ts';
import {
  compileBattle,
  createFirefightRunner,
} from '../../../../../src/engine/systems/crescent-star/firefight-runner.ts';
import type { CrescentStarBattle } from '../../../../../src/engine/systems/crescent-star/scenario.ts';
import { parseScenario } from '../../../../../src/scenarios/load-scenario.ts';
import { ScriptedDice, type ScriptedDie } from '../../../scripted-dice.ts';

const FILE = readFileSync(new URL('../../../../../scenarios/firefight.yaml', import.meta.url), 'utf8');
const TRIALS = 40;

function countedBy({ record }: TrialRunner) {
  const { outcome, rounds, metrics, units, active } = record;
  return { outcome, metrics, units, active: active.slice(0, 2 * rounds) };
}

describe.each([
  ['the firefight', []],
  ['the firefight on the counting clock', ['rules.initiative=counting-clock']],
  ['the firefight with dice of weapons open-ended', ['rules.damage.openEnded=true']],
])('%s', (_name, set) => {
  const scenario = parseScenario(FILE, 'firefight.yaml', { set }).scenario as CrescentStarBattle;
  const compiled = compileBattle(scenario);

  it('ends in the story as in the fast loop, and once more with the dice of the story as a script', () => {
    const fast = compiled.createRunner(3);
    for (let trial = 0; trial < TRIALS; trial++) {
      const teller = new RecordingTeller();
      const told = compiled.createRunner(3, teller);
      const dice = teller.events;
      fast.play(trial);
      told.play(trial);
      expect(countedBy(told)).toEqual(countedBy(fast));
      const script = dice
        .filter(([event]) => event === DIE_EVENT)
        .map(([, , sides, face]): ScriptedDie => [sides, face]);
      const scripted = new ScriptedDice(script);
      const record = new TrialRecord(compiled.layout, 100);
      createFirefightRunner(compileFirefight(scenario), scripted, new SilentTeller(), record).play(trial);
      scripted.expectUsedUp();
      expect(record.metrics).toEqual(fast.record.metrics);
    }
  });
});
