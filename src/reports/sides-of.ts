import type { SimulationResult } from '../sim/result.ts';

/** The sides of a fight in file order; none for a check. */
export function sidesOf(result: SimulationResult): string[] {
  const sides = new Set(result.summary.units.map(({ side }) => side));
  for (const { side } of result.attrition) sides.add(side);
  return [...sides];
}

/** Units with which a side takes the field (of each wave, if it comes in waves). */
export function rosterSize(result: SimulationResult, side: string): number {
  return result.summary.units.filter((unit) => unit.side === side).length;
}
