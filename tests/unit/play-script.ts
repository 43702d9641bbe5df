import type { RollRunner } from '../../src/engine/core/roll-runner.ts';
import type { CompiledScenario } from '../../src/engine/core/rules-system.ts';
import { ScriptedDice, type ScriptedDie } from './scripted-dice.ts';

/** What a trial left behind, by name. */
export interface Played {
  readonly outcome: string;
  readonly counted: Readonly<Record<string, number>>;
}

/** Plays one trial of a scenario without a fight with dice written down, all of which must be rolled. */
export function playScript({ layout, createRunner }: CompiledScenario, script: readonly ScriptedDie[]): Played {
  const runner = createRunner(1) as RollRunner;
  const dice = new ScriptedDice(script);
  runner.playWith(dice);
  dice.expectUsedUp();
  const { outcome, metrics } = runner.record;
  return {
    outcome: layout.outcomes[outcome] as string,
    counted: Object.fromEntries(layout.metrics.map((name, i) => [name, metrics[i] as number])),
  };
}

/** Dice of the same number of sides with these faces. */
export function facesOf(sides: number, ...faces: readonly number[]): ScriptedDie[] {
  return faces.map((face) => [sides, face]);
}
