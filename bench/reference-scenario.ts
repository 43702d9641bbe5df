import { writeFileSync } from 'node:fs';
import type { ScenarioHead } from '../src/engine/core/rules-system.ts';

/** By system: the numbers of a battle, as the program of that name in `reference` reads them. */
const NUMBERS_OF: Readonly<Record<string, (scenario: ScenarioHead) => readonly number[]>> = {};

/** Whether there is a program in C of all rules of a system's battles. */
export function isReferenced({ kind, system }: ScenarioHead): boolean {
  return kind === 'battle' && Object.hasOwn(NUMBERS_OF, system);
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
