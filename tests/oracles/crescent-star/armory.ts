import { parseDamage } from './notation.ts';
import { checkKeys, type PlainMap, readList, readMap, readNumber } from './plain.ts';
import type { Weapon } from './types.ts';

/** CS-24: the guns of the house catalogue, written as a scenario would write them. */
export const CATALOGUE: Readonly<Record<string, PlainMap>> = {
  pistol: { damage: '3d4s0', increment: 5, maxIncrements: 6 },
  smg: { damage: '3d4s1', increment: 8, maxIncrements: 6 },
  shotgun: { damage: '2d10s1', increment: 5, maxIncrements: 5 },
  'assault-rifle': { damage: '4d4s1', increment: 20, maxIncrements: 8 },
  lmg: { damage: '2d10s1', increment: 20, maxIncrements: 8 },
  'sniper-rifle': { damage: '2d10s2', increment: 50, maxIncrements: 12 },
  'thrown-knife': { damage: '1d4s0', increment: 2, maxIncrements: 4 },
  heavy: { damage: '3d10s4', increment: 50, maxIncrements: 12 },
};

/** One entry of the armory: with an increment a gun, without one a melee weapon. */
function readWeapon(name: string, map: PlainMap): Weapon {
  const where = `armory.${name}`;
  checkKeys(map, ['damage', 'increment', 'maxIncrements'], where);
  const isGun = map['increment'] !== undefined;
  if (isGun && map['maxIncrements'] === undefined) throw new Error(`${where}: a gun needs maxIncrements`);
  return {
    name,
    isGun,
    damage: parseDamage(map['damage'], `${where}.damage`),
    incrementHexes: readNumber(map['increment'], 1, `${where}.increment`),
    maxIncrements: readNumber(map['maxIncrements'], 0, `${where}.maxIncrements`),
  };
}

/**
 * The weapons of a scenario: the catalogue, added to or replaced entry by entry.
 *
 * @rule CS-24
 */
export function readArmory(armory: unknown): Map<string, Weapon> {
  const weapons = new Map<string, Weapon>();
  for (const [name, map] of Object.entries(CATALOGUE)) weapons.set(name, readWeapon(name, map));
  for (const [name, map] of Object.entries(readMap(armory, 'armory'))) {
    weapons.set(name, readWeapon(name, readMap(map, `armory.${name}`)));
  }
  return weapons;
}

/**
 * The weapons a unit carries: `weapon`, or `weapons`, or bare hands (`strength+0`).
 *
 * @rule CS-19
 */
export function readCarried(entry: PlainMap, armory: Map<string, Weapon>, where: string): Weapon[] {
  if (entry['weapon'] !== undefined && entry['weapons'] !== undefined) {
    throw new Error(`${where}: weapon and weapons exclude each other`);
  }
  const names = entry['weapon'] !== undefined ? [entry['weapon']] : readList(entry['weapons'], `${where}.weapons`);
  const weapons: Weapon[] = [];
  for (const name of names) {
    const weapon = armory.get(String(name));
    if (weapon === undefined) throw new Error(`${where}: no weapon ${String(name)} in the armory`);
    weapons.push(weapon);
  }
  if (weapons.length > 0) return weapons;
  const hands = parseDamage('strength+0', where);
  return [{ name: 'bare hands', isGun: false, damage: hands, incrementHexes: 1, maxIncrements: 0 }];
}
