import { COMBAT_SKILLS, type CounterData } from './catalogue.ts';
import type { UnitSpec } from './scenario.ts';

/** One choice that a rank of a skill gives. */
interface Slot {
  skill: string;
  type: 'defensive' | 'offensive' | 'any';
  rank: number;
  takenBy: CounterData | null;
}

/**
 * Refuses a unit with attacks or counters that its ranks do not give, unless `build: free`.
 * For each rank 1 to 5 of a skill two defensive counters and one offensive, from rank 6 two of any
 * type, of that rank or lower; counters of `any` skill use up a choice of any skill.
 *
 * @rule CTR, section Brawl
 * @param unit the unit, defaults applied
 * @throws Error naming the attack or counter
 */
export function refuseUnlawfulBuild(unit: UnitSpec): void {
  if (unit.isFreeBuild) return;
  const named = unit.tactics.flatMap((entry) => (entry.attack === null ? [] : [entry.attack]));
  for (const attack of [...unit.attacks, ...named]) {
    if (typeof attack === 'string' || attack.untrained) continue;
    if ((unit.skills[attack.skill] ?? 0) < attack.rank) {
      throw new Error(`${unit.name}: its ranks do not give "${attack.name}"`);
    }
  }
  const slots = slotsOf(unit);
  const counters = new Set(unit.counters.map((choice) => choice.counter));
  for (const counter of counters) {
    if (!findPlace(counter, slots, [])) {
      throw new Error(`${unit.name}: its ranks do not allow "${counter.name}"`);
    }
  }
}

function slotsOf(unit: UnitSpec): Slot[] {
  const slots: Slot[] = [];
  for (const skill of COMBAT_SKILLS) {
    for (let rank = 1; rank <= (unit.skills[skill] ?? 0); rank += 1) {
      const types = rank <= 5 ? (['defensive', 'defensive', 'offensive'] as const) : (['any', 'any'] as const);
      for (const type of types) slots.push({ skill, type, rank, takenBy: null });
    }
  }
  return slots;
}

/** Puts a counter in a slot, moving others on where need be. */
function findPlace(counter: CounterData, slots: Slot[], tried: Slot[]): boolean {
  for (const slot of slots) {
    if (tried.includes(slot)) continue;
    if (counter.skill !== 'any' && counter.skill !== slot.skill) continue;
    if (slot.type !== 'any' && slot.type !== counter.type) continue;
    if (counter.rank > slot.rank) continue;
    tried.push(slot);
    if (slot.takenBy === null || findPlace(slot.takenBy, slots, tried)) {
      slot.takenBy = counter;
      return true;
    }
  }
  return false;
}
