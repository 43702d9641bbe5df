import { MOST_UNAUGMENTED } from '../../engine/systems/counters/attributes.ts';
import type { CountersBattle, CountersUnit } from '../../engine/systems/counters/scenario.ts';
import { unitPath } from '../battle/check-battle.ts';
import { inheritUnit, type UnitEntry, unitEntries } from '../battle/inherit-unit.ts';
import type { DataPath, Fault } from '../data/fault.ts';
import { entriesOf, fieldOf, itemsOf, numberOf } from '../data/tree.ts';
import { attacksOf } from './named-entries.ts';

/**
 * What a Counters battle says without effect: valid, but hardly meant.
 *
 * @param data the battle as its file writes it
 */
export function warnBattle(data: unknown, resolved: CountersBattle): readonly Fault[] {
  const entries = unitEntries(fieldOf(data, 'sides'));
  return entries.flatMap((entry) => {
    const unit = resolved.sides[entry.side]?.units[entry.index];
    if (!unit || !inheritUnit(entries, entry)) return [];
    return [
      ...warnAttributes(entry),
      ...warnAttacks(entry, unit, data),
      ...warnSkills(entry, data),
      ...warnTactics(entry),
    ];
  });
}

/** @rule CTR-1 */
function warnAttributes(entry: UnitEntry): readonly Fault[] {
  return entriesOf(entry.unit['attributes']).flatMap(([name, value]) => {
    if ((numberOf(value) ?? 0) <= MOST_UNAUGMENTED) return [];
    const message = `augmented: unaugmented humans have at most ${MOST_UNAUGMENTED}, got ${value}`;
    return [warning(unitPath(entry, 'attributes', name), 'augmented', message)];
  });
}

/** Attacks that have no die to roll, or no weapon to be made with (CTR-9). */
function warnAttacks(entry: UnitEntry, unit: CountersUnit, data: unknown): readonly Fault[] {
  const attacks = attacksOf(data);
  return unit.attacks.flatMap((name, index) => {
    const attack = attacks.find((found) => found.name === name);
    if (!attack) return [];
    const path = entry.unit['attacks'] === undefined ? unitPath(entry, 'name') : unitPath(entry, 'attacks', index);
    const rank = unit.skills[attack.skill] ?? 0;
    const dice = rank + attack.accuracy;
    if (dice < 1) {
      const sum = `${attack.skill} ${rank}, accuracy ${attack.accuracy}`;
      return [warning(path, 'no-dice', `${name} rolls no dice (${sum}): it never hits, and is never made`)];
    }
    if (attack.damage === 'weapon' && unit.weapon === undefined) {
      return [warning(path, 'no-weapon', `${name} needs a weapon, and the unit has none: it is never made`)];
    }
    return [];
  });
}

/** Skills that no attack of the catalogue uses play no part in a fight, unless a counter rolls them. */
function warnSkills(entry: UnitEntry, data: unknown): readonly Fault[] {
  const used = new Set(attacksOf(data).map(({ skill }) => skill));
  return Object.keys((entry.unit['skills'] as object | undefined) ?? {}).flatMap((skill) => {
    if (used.has(skill)) return [];
    const message = `no attack of the catalogue uses ${skill}: it is no combat skill`;
    return [warning(unitPath(entry, 'skills', skill), 'no-combat-skill', message)];
  });
}

function warnTactics(entry: UnitEntry): readonly Fault[] {
  const tactics = itemsOf(entry.unit['tactics']);
  const always = tactics.findIndex((one) => Object.keys((fieldOf(one, 'if') as object | undefined) ?? {}).length === 0);
  if (always < 0 || always === tactics.length - 1) return [];
  const message = `is never reached: entry ${always + 1} has no condition`;
  return [warning(unitPath(entry, 'tactics', always + 1), 'unreachable', message)];
}

function warning(path: DataPath, code: string, message: string): Fault {
  return { code, path, message };
}
