import { distanceBetween } from './field.ts';
import { type Fight, type Fighter, levelsToGo } from './fighter.ts';

/** The ways to choose a target. */
export type TargetChoice = 'nearest' | 'weakest' | 'strongest' | 'random' | 'spread' | 'focus';

const CHOICES: TargetChoice[] = ['nearest', 'weakest', 'strongest', 'random', 'spread', 'focus'];

/**
 * Reads a `target` key.
 *
 * @param value what the file says; absent is `nearest`
 * @returns the choice
 * @throws Error on another word
 */
export function readTargetChoice(value: unknown): TargetChoice {
  const choice = CHOICES.find((known) => known === (value ?? 'nearest'));
  if (choice === undefined) throw new Error(`target: no choice is named "${String(value)}"`);
  return choice;
}

/**
 * Chooses a target; ties go to the lowest roster index.
 *
 * @rule BTL-4
 * @param fight draws one number for `random`
 * @param unit the one who chooses
 * @param choice how
 * @param legal the legal targets, in roster order (earlier waves first)
 * @returns the target, or null where there is none
 */
export function chooseTarget(fight: Fight, unit: Fighter, choice: TargetChoice, legal: Fighter[]): Fighter | null {
  switch (choice) {
    case 'nearest':
      return leastBy(legal, (enemy) => distanceBetween(unit, enemy));
    case 'weakest':
      return leastBy(legal, (enemy) => levelsToGo(fight, enemy));
    case 'strongest':
      return leastBy(legal, (enemy) => -levelsToGo(fight, enemy));
    case 'random':
      return legal[Math.floor(fight.random() * legal.length)] ?? null;
    case 'spread':
      return legal[unit.spec.rosterIndex % legal.length] ?? null;
    case 'focus':
      return legal[0] ?? null;
  }
}

function leastBy(legal: Fighter[], measure: (enemy: Fighter) => number): Fighter | null {
  let best: Fighter | null = null;
  for (const enemy of legal) {
    if (best === null || measure(enemy) < measure(best)) best = enemy;
  }
  return best;
}
