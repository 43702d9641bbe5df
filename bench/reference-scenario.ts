import { writeFileSync } from 'node:fs';
import type { ScenarioHead } from '../src/engine/core/rules-system.ts';
import type { CountersBattle } from '../src/engine/systems/counters/scenario.ts';
import type { Target10Battle } from '../src/engine/systems/target-10/scenario.ts';
import { countersNumbers } from './counters-numbers.ts';
import { target10Numbers } from './target-10-numbers.ts';

/** By system: the numbers of a battle, as the program of that name in `reference` reads them. */
const NUMBERS_OF: Readonly<Record<string, (scenario: ScenarioHead) => readonly number[]>> = {
  'target-10': (scenario) => target10Numbers(scenario as Target10Battle),
  counters: (scenario) => countersNumbers(scenario as CountersBattle),
};

/** Systems that have a program in C of all rules of their battles. */
export const REFERENCED: readonly string[] = Object.keys(NUMBERS_OF);

/** Whether there is a program in C of all rules of a system's battles. */
export function isReferenced({ kind, system }: ScenarioHead): boolean {
  return kind === 'battle' && REFERENCED.includes(system);
}

/**
 * Writes a battle for the C program of its system.
 *
 * @throws where there is none (`isReferenced`)
 */
export function writeReferenceScenario(scenario: ScenarioHead, file: string): void {
  const numbersOf = NUMBERS_OF[scenario.system];
  if (numbersOf === undefined) throw new Error(`${scenario.system}: expected a system that has a program in C`);
  writeFileSync(file, `${numbersOf(scenario).join('\n')}\n`);
}
