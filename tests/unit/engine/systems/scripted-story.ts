import type { Dice } from '../../../../src/engine/core/dice.ts';
import type { TrialRunner } from '../../../../src/engine/core/rules-system.ts';
import { Narrator, type Script } from '../../../../src/engine/core/story/narrator.ts';
import type { Teller } from '../../../../src/engine/core/teller.ts';
import { ScriptedDice, type ScriptedDie } from '../../scripted-dice.ts';

/** A fight told: what its passages of one event say, and which rules each names. */
export interface ScriptedStory {
  /** Texts of the passages of an event, in order. */
  texts(event: string): string[];
  /** Rules that the passages of an event name, passage by passage. */
  rules(event: string): (readonly string[])[];
  /** Facts of the passages of an event, in order. */
  facts(event: string): Readonly<Record<string, unknown>>[];
}

/** Plays a fight whose dice are scripted, all of them used up, and tells it. */
export function scriptedStory<Facts, Fight>(
  script: readonly ScriptedDie[],
  createRunner: (dice: Dice, teller: Teller) => TrialRunner & { readonly fight: Fight },
  scriptOf: (fight: Fight) => Script<Facts, Fight>,
): ScriptedStory {
  const narrator = new Narrator<Facts, Fight>();
  const dice = new ScriptedDice(script, narrator);
  const runner = createRunner(dice, narrator);
  narrator.script = scriptOf(runner.fight);
  narrator.begin();
  runner.play(0);
  dice.expectUsedUp();
  const passagesOf = (name: string) => narrator.story.filter(({ event }) => event.event === name);
  return {
    texts: (name) => passagesOf(name).map(({ text }) => text),
    rules: (name) => passagesOf(name).map(({ event }) => event.rules),
    facts: (name) => passagesOf(name).map(({ event }) => ({ ...event })),
  };
}
