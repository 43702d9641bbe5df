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

/**
 * Out of how many a side's units are counted: `4`; of waves `4 at a time (12 in all)`, or `12 in 3 waves`
 * where a wave does not wait for the end of the one before.
 */
export function rosterWords(result: SimulationResult, side: string): string {
  const units = rosterSize(result, side);
  const { waves, nextWave } = wavesOf(result, side);
  if (waves === 1) return String(units);
  const all = units * waves;
  return nextWave === 'on-defeat' ? `${units} at a time (${all} in all)` : `${all} in ${waves} waves`;
}

function wavesOf({ summary }: SimulationResult, side: string): { waves: number; nextWave: unknown } {
  const { sides } = summary.scenario as { sides?: Record<string, { waves?: number; nextWave?: unknown }> };
  const { waves = 1, nextWave = 'on-defeat' } = sides?.[side] ?? {};
  return { waves, nextWave };
}
