import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { TrialRunner } from '../../../../../src/engine/core/rules-system.ts';
import { RecordingTeller, SilentTeller } from '../../../../../src/engine/core/teller.ts';
import { DIE_EVENT } from '../../../../../src/engine/core/told-dice.ts';
import { TrialRecord } from '../../../../../src/engine/core/trial-record.ts';
import { compileFight } from '../../../../../src/engine/systems/target-10/fight-plan.ts';
import { compileBattle, createFightRunner } from '../../../../../src/engine/systems/target-10/fight-runner.ts';
import type { Target10Battle } from '../../../../../src/engine/systems/target-10/scenario.ts';
import { parseScenario } from '../../../../../src/scenarios/load-scenario.ts';
import { createRandom } from '../../../../oracles/crescent-star/random.ts';
import { Chooser } from '../../../../statistical/crescent-star/random-battle.ts';
import { randomBattle } from '../../../../statistical/target-10/random-battle.ts';
import { ScriptedDice, type ScriptedDie } from '../../../scripted-dice.ts';

const TRIALS = 25;
const shipped = (name: string) =>
  readFileSync(new URL(`../../../../../scenarios/${name}.yaml`, import.meta.url), 'utf8');
const random = (number: number) => stringify(randomBattle(new Chooser(createRandom(number))));

function countedBy({ record }: TrialRunner) {
  const { outcome, rounds, metrics, units, active } = record;
  return { outcome, metrics, units, active: active.slice(0, 2 * rounds) };
}

const FIGHTS: readonly (readonly [name: string, yaml: string])[] = [
  ['the musketeers', shipped('three-musketeers')],
  ['the parley', shipped('parley')],
  ['the quarry', shipped('pit-edge')],
  ...Array.from({ length: 12 }, (_, i) => [`random battle ${i + 1}`, random(i + 1)] as const),
];

describe.each(FIGHTS)('%s', (_name, yaml) => {
  const scenario = parseScenario(yaml, 'test.yaml').scenario as Target10Battle;
  const compiled = compileBattle(scenario);

  it('ends in the story as in the fast loop, and once more with the dice of the story as a script', () => {
    const fast = compiled.createRunner(3);
    for (let trial = 0; trial < TRIALS; trial++) {
      const teller = new RecordingTeller();
      const told = compiled.createRunner(3, teller);
      fast.play(trial);
      told.play(trial);
      expect(countedBy(told)).toEqual(countedBy(fast));
      const script = teller.events
        .filter(([event]) => event === DIE_EVENT)
        .map(([, , sides, face]): ScriptedDie => [sides, face]);
      const scripted = new ScriptedDice(script);
      const record = new TrialRecord(compiled.layout, scenario.rules['maxRounds'] as number);
      createFightRunner(compileFight(scenario), scripted, new SilentTeller(), record).play(trial);
      scripted.expectUsedUp();
      expect(record.metrics).toEqual(fast.record.metrics);
    }
  });
});
