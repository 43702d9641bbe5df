import { MOST_UNAUGMENTED } from '../../engine/systems/counters/attributes.ts';
import type { AttackEntry } from '../../engine/systems/counters/catalogue-entry.ts';
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

/** Attacks of the list or of tactics that have no die to roll, or no weapon to be made with (CTR-9). */
function warnAttacks(entry: UnitEntry, unit: CountersUnit, data: unknown): readonly Fault[] {
  const listPath = (index: number) =>
    entry.unit['attacks'] === undefined ? unitPath(entry, 'name') : unitPath(entry, 'attacks', index);
  const named: (readonly [name: unknown, path: DataPath])[] = [
    ...unit.attacks.map((name, index) => [name, listPath(index)] as const),
    ...itemsOf(entry.unit['tactics']).map(
      (tactic, index) => [fieldOf(tactic, 'attack'), unitPath(entry, 'tactics', index, 'attack')] as const,
    ),
  ];
  return named.flatMap(([name, path]) => {
    const attack = attacksOf(data).find((found) => found.name === name);
    return attack === undefined ? [] : warnAttack(attack, unit, path);
  });
}

function warnAttack(attack: AttackEntry, unit: CountersUnit, path: DataPath): readonly Fault[] {
  const { name, skill, accuracy, damage } = attack;
  const rank = unit.skills[skill] ?? 0;
  if (rank + accuracy < 1) {
    const sum = `${skill} ${rank}, accuracy ${accuracy}`;
    return [warning(path, 'no-dice', `${name} rolls no dice (${sum}): it never hits, and is never made`)];
  }
  if (damage === 'weapon' && unit.weapon === undefined) {
    return [warning(path, 'no-weapon', `${name} needs a weapon, and the unit has none: it is never made`)];
  }
  return [];
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
