import { checkKeys, type PlainMap, readList, readMap, readNumber, readWord } from './plain.ts';
import type { RuleParameters } from './rule-parameters.ts';
import type { Bounds, Choice, Conditions, Cover, Entry, Move, Purchase, Weapon } from './types.ts';

const MOVES: readonly Move[] = ['hold', 'advance', 'withdraw', 'run', 'flee'];
const CHOICES: readonly Choice[] = ['nearest', 'weakest', 'strongest', 'random', 'spread', 'focus'];
const PURCHASES: readonly Purchase[] = ['chain', 'haste', 'wound'];
const COVERS: readonly Cover[] = ['none', 'hard', 'murder-hole'];
const DEFAULT_SPEND: readonly Purchase[] = ['chain', 'wound'];

/** Bounds of a condition; `from`/`to` and `atLeast`/`atMost` are inclusive. */
function readBounds(value: unknown, least: string, most: string, where: string): Bounds | undefined {
  if (value === undefined) return undefined;
  const map = readMap(value, where);
  checkKeys(map, [least, most], where);
  return {
    least: readNumber(map[least], Number.NEGATIVE_INFINITY, where),
    most: readNumber(map[most], Number.POSITIVE_INFINITY, where),
  };
}

/** `health: {below: 50%}`, in per cent. */
function readHealth(value: unknown, where: string): number | undefined {
  if (value === undefined) return undefined;
  const below = readMap(value, where)['below'];
  const match = /^(\d+(?:\.\d+)?)\s*%$/.exec(String(below));
  if (match === null) throw new Error(`${where}: expected below: N%`);
  return Number(match[1]);
}

/**
 * The conditions of an entry.
 *
 * @rule BTL-5
 */
function readConditions(value: unknown, where: string): Conditions {
  const map = readMap(value, where);
  checkKeys(map, ['round', 'health', 'enemies', 'allies', 'distance', 'targeted'], where);
  const targeted = map['targeted'];
  if (targeted !== undefined && typeof targeted !== 'boolean')
    throw new Error(`${where}.targeted: expected true or false`);
  return {
    round: readBounds(map['round'], 'from', 'to', `${where}.round`),
    healthBelowPercent: readHealth(map['health'], `${where}.health`),
    enemies: readBounds(map['enemies'], 'atLeast', 'atMost', `${where}.enemies`),
    allies: readBounds(map['allies'], 'atLeast', 'atMost', `${where}.allies`),
    distance: readBounds(map['distance'], 'atLeast', 'atMost', `${where}.distance`),
    targeted,
  };
}

/** CS-18: purchases in order. */
function readSpend(value: unknown, where: string): Purchase[] {
  if (value === undefined) return [...DEFAULT_SPEND];
  const spend: Purchase[] = [];
  for (const item of readList(value, where)) {
    const purchase = readWord(item, PURCHASES, 'wound', where);
    if (spend.includes(purchase)) throw new Error(`${where}: ${purchase} stands twice`);
    spend.push(purchase);
  }
  return spend;
}

/**
 * One entry of a unit's tactics; an empty map gives the default tactic.
 *
 * @rule BTL-5, CS-12, CS-16, CS-18, CS-27
 */
export function readEntry(rules: RuleParameters, map: PlainMap, carried: Weapon[], where: string): Entry {
  checkKeys(map, ['if', 'move', 'target', 'spend', 'presents', 'cover', 'weapon'], where);
  const presents = map['presents'];
  if (presents !== undefined && rules.size[String(presents)] === undefined) {
    throw new Error(`${where}.presents: no size ${String(presents)}`);
  }
  let weapons = carried;
  if (map['weapon'] !== undefined) {
    weapons = carried.filter((weapon) => weapon.name === map['weapon']);
    if (weapons.length === 0) throw new Error(`${where}.weapon: the unit carries no ${String(map['weapon'])}`);
  }
  return {
    conditions: readConditions(map['if'], `${where}.if`),
    move: map['move'] === undefined ? undefined : readWord(map['move'], MOVES, 'hold', `${where}.move`),
    choice: readWord(map['target'], CHOICES, 'nearest', `${where}.target`),
    spend: readSpend(map['spend'], `${where}.spend`),
    presents: presents === undefined ? undefined : String(presents),
    cover: readWord(map['cover'], COVERS, 'none', `${where}.cover`),
    weapons,
  };
}
