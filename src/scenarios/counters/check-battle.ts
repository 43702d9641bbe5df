import { checkBattle as checkSharedBattle } from '../battle/check-battle.ts';
import { unitEntries } from '../battle/inherit-unit.ts';
import type { Fault } from '../data/fault.ts';
import { fieldOf } from '../data/tree.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkUnit } from './check-unit.ts';
import { attacksOf, countersOf } from './named-entries.ts';

/** What is wrong with a Counters battle, beyond its schema. */
export function checkBattle(data: unknown): readonly Fault[] {
  const sides = fieldOf(data, 'sides');
  const entries = unitEntries(sides);
  const catalogue = { attacks: attacksOf(data), counters: countersOf(data) };
  const rules = fieldOf(data, 'rules');
  return [
    ...checkSharedBattle(sides),
    ...checkCatalogue(data),
    ...entries.flatMap((entry) => checkUnit(entries, entry, catalogue, rules)),
  ];
}
