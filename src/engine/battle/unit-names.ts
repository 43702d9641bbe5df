import type { BattlePlan } from './battle-plan.ts';

/**
 * What a story calls the units: their names, with the side where both sides have such a unit, and with
 * the wave from the second on.
 *
 * @returns by slot
 */
export function unitNames(plan: BattlePlan): string[] {
  const sidesWith = (name: string) => new Set(plan.units.filter(({ unit }) => unit === name).map(({ side }) => side));
  return Array.from({ length: plan.slots }, (_, slot) => {
    const { side, unit } = plan.units[plan.rowOf[slot]!]!;
    const notes = [
      ...(sidesWith(unit).size > 1 ? [side] : []),
      ...(plan.waveOf[slot]! > 0 ? [`wave ${plan.waveOf[slot]! + 1}`] : []),
    ];
    return notes.length === 0 ? unit : `${unit} (${notes.join(', ')})`;
  });
}
