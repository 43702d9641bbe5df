import type { CompiledScenario } from '../../src/engine/core/rules-system.ts';

/** Trials that are looked through. */
const MOST = 1000;

/**
 * The first text of a scenario's stories, trial by trial, that matches.
 *
 * @throws Error where none of a thousand trials has one
 */
export function firstText({ story }: CompiledScenario, pattern: RegExp): string {
  const runner = story?.createStoryRunner(1);
  for (let trial = 0; trial < MOST; trial++) {
    runner?.play(trial);
    const found = runner?.story.find(({ text }) => pattern.test(text));
    if (found !== undefined) return found.text;
  }
  throw new Error(`no text of ${MOST} trials matches ${pattern}`);
}
