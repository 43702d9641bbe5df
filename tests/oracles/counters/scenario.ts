import { refuseUnlawfulBuild } from './build.ts';
import { type AttackData, type CounterData, findAttack, findCounter } from './catalogue.ts';
import { asList, asMap, asNumber, asShare, type Plain, refuseOtherKeys } from './plain.ts';
import { type Rules, readRules } from './rules.ts';
import { readTactics, type TacticEntry } from './tactics.ts';

/** The seven attributes. */
export interface Attributes {
  strength: number;
  constitution: number;
  dexterity: number;
  intelligence: number;
  perception: number;
  willpower: number;
  presence: number;
}

/** A counter that a unit has, and when it is willing to use it. */
export interface CounterChoice {
  counter: CounterData;
  /** Null where the entry has no `if`. */
  condition: { damageAtLeast?: number; successesAtLeast?: number; healthBelow?: number } | null;
}

/** One line of a side's roster, after `count` and `like`. */
export interface UnitSpec {
  name: string;
  rosterIndex: number;
  at: number;
  attributes: Attributes;
  skills: Record<string, number>;
  penetrationResistance: number;
  absorption: number;
  speed: number;
  isFreeBuild: boolean;
  attacks: AttackData[];
  weapon: { damage: number; lethal: boolean; range: number } | null;
  counters: CounterChoice[];
  tactics: TacticEntry[];
}

/** One side of the scenario. */
export interface SideSpec {
  name: string;
  roster: UnitSpec[];
  waves: number;
  /** Rounds between waves; null for waves that enter on defeat. */
  everyRounds: number | null;
}

/** A scenario, defaults applied. */
export interface BattleSpec {
  rules: Rules;
  sides: [SideSpec, SideSpec];
}

const ATTRIBUTE_NAMES: (keyof Attributes)[] = [
  'strength',
  'constitution',
  'dexterity',
  'intelligence',
  'perception',
  'willpower',
  'presence',
];

const UNIT_KEYS = [
  ...['name', 'count', 'at', 'like', 'attributes', 'skills', 'armor', 'speed', 'build'],
  ...['attacks', 'weapon', 'counters', 'tactics'],
];

const SCENARIO_KEYS = [
  ...['format', 'name', 'description', 'system', 'kind', 'trials', 'seed', 'rules', 'expect'],
  'sides',
];

/**
 * Reads a parsed scenario file, every default applied.
 *
 * @rule BTL-1
 * @param scenario what the `yaml` package makes of the file
 * @returns rules and two sides
 * @throws Error on whatever the judge cannot play
 */
export function readScenario(scenario: unknown): BattleSpec {
  const file = asMap(scenario, 'file');
  refuseOtherKeys(file, SCENARIO_KEYS, 'file');
  if (file['system'] !== 'counters' || file['kind'] !== 'battle') {
    throw new Error('the judge plays only `system: counters`, `kind: battle`');
  }
  const rules = readRules(file['rules']);
  const sides = asMap(file['sides'], 'sides');
  const [first, second, ...more] = Object.keys(sides);
  if (first === undefined || second === undefined || more.length > 0) {
    throw new Error('sides: expected exactly two');
  }
  return {
    rules,
    sides: [readSide(sides, first, 0, rules), readSide(sides, second, rules.distance, rules)],
  };
}

function readSide(sides: Plain, name: string, startAt: number, rules: Rules): SideSpec {
  const side = asMap(sides[name], name);
  refuseOtherKeys(side, ['units', 'waves', 'nextWave'], name);
  const roster: UnitSpec[] = [];
  for (const entry of asList(side['units'], `${name}.units`)) {
    const unit = resolveLike(sides, name, asMap(entry, `${name}.units`));
    refuseOtherKeys(unit, UNIT_KEYS, `${name}.${String(unit['name'])}`);
    const count = asNumber(unit['count'], 1, 'count');
    for (let i = 1; i <= count; i += 1) {
      const unitName = unit['count'] === undefined ? `${unit['name']}` : `${unit['name']} ${i}`;
      roster.push(readUnit(unit, unitName, roster.length, startAt, rules));
    }
  }
  const nextWave = side['nextWave'] ?? 'on-defeat';
  return {
    name,
    roster,
    waves: asNumber(side['waves'], 1, `${name}.waves`),
    everyRounds:
      nextWave === 'on-defeat' ? null : asNumber(asMap(nextWave, 'nextWave')['everyRounds'], 1, 'everyRounds'),
  };
}

/** Copies the entry named by `like`, and over it what this entry names: maps merge, lists replace. */
function resolveLike(sides: Plain, sideName: string, unit: Plain): Plain {
  if (unit['like'] === undefined) return unit;
  const [baseSide, base] = findBase(sides, sideName, `${unit['like']}`);
  const { name: _name, count: _count, at: _at, ...copied } = resolveLike(sides, baseSide, base);
  return mergeMaps(copied, unit);
}

function findBase(sides: Plain, sideName: string, like: string): [string, Plain] {
  for (const candidate of [sideName, ...Object.keys(sides)]) {
    for (const entry of asList(asMap(sides[candidate], candidate)['units'], 'units')) {
      const unit = asMap(entry, 'unit');
      if (candidate === sideName && unit['name'] === like) return [candidate, unit];
      if (`${candidate}/${String(unit['name'])}` === like) return [candidate, unit];
    }
  }
  throw new Error(`like: no unit is named "${like}"`);
}

function mergeMaps(base: Plain, over: Plain): Plain {
  const merged: Plain = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const before = merged[key];
    merged[key] = isMap(before) && isMap(value) ? mergeMaps(before, value) : value;
  }
  return merged;
}

function isMap(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readUnit(unit: Plain, name: string, rosterIndex: number, startAt: number, rules: Rules): UnitSpec {
  const armor = asMap(unit['armor'], `${name}.armor`);
  const skills: Record<string, number> = {};
  for (const [skill, rank] of Object.entries(asMap(unit['skills'], `${name}.skills`))) {
    skills[skill] = asNumber(rank, 0, `${name}.skills.${skill}`);
  }
  const attackNames = unit['attacks'] === undefined ? ['Punch'] : asList(unit['attacks'], name);
  const spec: UnitSpec = {
    name,
    rosterIndex,
    at: asNumber(unit['at'], startAt, `${name}.at`),
    attributes: readAttributes(asMap(unit['attributes'], `${name}.attributes`)),
    skills,
    penetrationResistance: asNumber(armor['penetrationResistance'], 0, `${name}.armor`),
    absorption: asNumber(armor['absorption'], 0, `${name}.armor`),
    speed: asNumber(unit['speed'], rules.speed, `${name}.speed`),
    isFreeBuild: unit['build'] === 'free',
    attacks: attackNames.map((attack) => findAttack(String(attack))),
    weapon: readWeapon(unit['weapon']),
    counters: asList(unit['counters'], `${name}.counters`).map(readCounterChoice),
    tactics: readTactics(asList(unit['tactics'], `${name}.tactics`)),
  };
  refuseUnlawfulBuild(spec);
  return spec;
}

function readAttributes(map: Plain): Attributes {
  refuseOtherKeys(map, ATTRIBUTE_NAMES, 'attributes');
  const attributes = {} as Attributes;
  for (const name of ATTRIBUTE_NAMES) attributes[name] = asNumber(map[name], 3, name);
  return attributes;
}

function readWeapon(value: unknown): UnitSpec['weapon'] {
  if (value === undefined) return null;
  const weapon = asMap(value, 'weapon');
  refuseOtherKeys(weapon, ['damage', 'lethal', 'range'], 'weapon');
  return {
    damage: asNumber(weapon['damage'], Number.NaN, 'weapon.damage'),
    lethal: weapon['lethal'] === true,
    range: asNumber(weapon['range'], Number.POSITIVE_INFINITY, 'weapon.range'),
  };
}

function readCounterChoice(value: unknown): CounterChoice {
  if (typeof value === 'string') return { counter: findCounter(value), condition: null };
  const map = asMap(value, 'counter');
  refuseOtherKeys(map, ['use', 'if'], 'counter');
  const counter = findCounter(String(map['use']));
  const wanted = asMap(map['if'], 'counter.if');
  const allowed = counter.type === 'offensive' ? ['health'] : ['damage', 'successes', 'health'];
  refuseOtherKeys(wanted, allowed, `if of ${counter.name}`);
  if (Object.keys(wanted).length === 0) return { counter, condition: null };
  const condition: CounterChoice['condition'] = {};
  if (wanted['damage'] !== undefined) {
    condition.damageAtLeast = asNumber(asMap(wanted['damage'], 'damage')['atLeast'], 0, 'atLeast');
  }
  if (wanted['successes'] !== undefined) {
    const successes = asMap(wanted['successes'], 'successes');
    condition.successesAtLeast = asNumber(successes['atLeast'], 0, 'atLeast');
  }
  if (wanted['health'] !== undefined) {
    condition.healthBelow = asShare(asMap(wanted['health'], 'health')['below'], 'below');
  }
  return { counter, condition };
}
