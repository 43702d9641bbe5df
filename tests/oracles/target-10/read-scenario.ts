import { leastOf, parseDice } from './random-dice.ts';
import { readTactic } from './read-tactic.ts';
import { abilityModifier, type RuleParameters, readRules } from './rule-parameters.ts';
import type { BattlePlan, SidePlan, Stretch, UnitPlan, Weapon } from './types.ts';

type Raw = Record<string, unknown>;

function record(value: unknown, what: string): Raw {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Raw;
  throw new Error(`${what}: expected a map`);
}

function list(value: unknown, what: string): unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  throw new Error(`${what}: expected a list`);
}

function whole(value: unknown, fallback: number, what: string): number {
  if (value === undefined) return fallback;
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new Error(`${what}: expected a whole number, got ${JSON.stringify(value)}`);
}

/** Lays `over` on `base`: maps are merged, lists and all else replaced. */
function mergeMaps(base: Raw, over: Raw): Raw {
  const merged: Raw = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const old = merged[key];
    const bothMaps = [old, value].every((v) => typeof v === 'object' && v !== null && !Array.isArray(v));
    merged[key] = bothMaps ? mergeMaps(old as Raw, value as Raw) : value;
  }
  return merged;
}

/** Resolves `like: Name` (own side first) and `like: side/Name`; `name`, `count` and `at` are not copied. */
function resolveLike(entry: Raw, ownSide: string, sides: Raw, depth: number): Raw {
  if (entry['like'] === undefined) return entry;
  if (depth > 100) throw new Error(`like: a circle at ${String(entry['name'])}`);
  const wanted = String(entry['like']);
  const slash = wanted.indexOf('/');
  const candidates: Array<[string, string]> = [[ownSide, wanted]];
  if (slash >= 0) candidates.push([wanted.slice(0, slash), wanted.slice(slash + 1)]);
  for (const [sideName, unitName] of candidates) {
    if (sides[sideName] === undefined) continue;
    const units = list(record(sides[sideName], sideName)['units'], `${sideName}.units`);
    const found = units.find((unit) => unit !== entry && record(unit, 'unit')['name'] === unitName);
    if (found === undefined) continue;
    const base: Raw = { ...resolveLike(record(found, unitName), sideName, sides, depth + 1) };
    for (const key of ['name', 'count', 'at', 'like']) delete base[key];
    return mergeMaps(base, entry);
  }
  throw new Error(`like: no unit ${wanted}`);
}

/** @rule T10-14, T10-16 Reads one weapon; its damage is `damage.dice` unless it has its own. */
function readWeapon(raw: unknown, rules: RuleParameters): Weapon {
  const weapon = record(raw, 'weapon');
  const name = String(weapon['name'] ?? 'weapon');
  const kind = weapon['kind'] ?? 'melee';
  if (kind !== 'melee' && kind !== 'ranged') throw new Error(`${name}.kind: expected melee or ranged`);
  return {
    name,
    kind,
    bonus: whole(weapon['bonus'], 0, `${name}.bonus`),
    damage: weapon['damage'] === undefined ? rules.damageDice : parseDice(weapon['damage'], `${name}.damage`),
    rangePaces: weapon['range'] === undefined ? Number.POSITIVE_INFINITY : whole(weapon['range'], 0, `${name}.range`),
  };
}

/** @rule T10-3 A number up to 3, or `low` 3, `mid` 1, `high` 0. */
function readLuck(value: unknown): number {
  if (value === undefined) return 0;
  if (value === 'low') return 3;
  if (value === 'mid') return 1;
  if (value === 'high') return 0;
  const points = whole(value, 0, 'luck');
  if (points < 0 || points > 3) throw new Error(`luck: expected 0 to 3, got ${points}`);
  return points;
}

/** @rule T10-1 A modifier given directly, else that of the score (default 10). */
function readModifier(entry: Raw, ability: string, rules: RuleParameters): number {
  const direct = record(entry['modifiers'] ?? {}, 'modifiers')[ability];
  if (direct !== undefined) return whole(direct, 0, `modifiers.${ability}`);
  const score = whole(record(entry['abilities'] ?? {}, 'abilities')[ability], 10, `abilities.${ability}`);
  return abilityModifier(rules, score);
}

const UNIT_KEYS = [
  'name',
  'count',
  'at',
  'like',
  'hitDice',
  'hitPoints',
  'abilities',
  'modifiers',
  'armor',
  'luck',
  'venturer',
  'negotiation',
  'speed',
  'weapons',
  'tactics',
];

function readUnit(entry: Raw, name: string, rosterIndex: number, sideIndex: number, rules: RuleParameters): UnitPlan {
  for (const key of Object.keys(entry)) if (!UNIT_KEYS.includes(key)) throw new Error(`${name}.${key}: unknown key`);
  const hitDice = whole(entry['hitDice'], Number.NaN, `${name}.hitDice`);
  if (Number.isNaN(hitDice)) throw new Error(`${name}.hitDice: missing`);
  const hitPoints = parseDice(entry['hitPoints'] ?? `${hitDice}d6`, `${name}.hitPoints`);
  if (leastOf(hitPoints) < 1) throw new Error(`${name}.hitPoints: could be below 1, which the rules leave open`);
  const venturer = entry['venturer'] === true;
  const tactics = list(entry['tactics'], `${name}.tactics`).map((raw) => readTactic(raw, `${name}.tactics`));
  if (!venturer && tactics.some((tactic) => tactic.action === 'negotiate')) {
    throw new Error(`${name}: only a venturer negotiates`);
  }
  return {
    name,
    rosterIndex,
    hitDice,
    hitPoints,
    strength: readModifier(entry, 'strength', rules),
    dexterity: readModifier(entry, 'dexterity', rules),
    charisma: readModifier(entry, 'charisma', rules),
    armor: whole(entry['armor'], 0, `${name}.armor`),
    luck: readLuck(entry['luck']),
    venturer,
    negotiation: whole(entry['negotiation'], 0, `${name}.negotiation`),
    speedPaces: whole(entry['speed'], rules.speedPaces, `${name}.speed`),
    weapons: list(entry['weapons'], `${name}.weapons`).map((raw) => readWeapon(raw, rules)),
    tactics,
    place: whole(entry['at'], sideIndex === 0 ? 0 : rules.fieldDistancePaces, `${name}.at`),
  };
}

/** @rule BTL-1, BTL-6, T10-11 Reads a side; `count: n` stands for the units `Name 1` … `Name n`. */
function readSide(name: string, sides: Raw, sideIndex: number, rules: RuleParameters): SidePlan {
  const raw = record(sides[name], name);
  const roster: UnitPlan[] = [];
  for (const item of list(raw['units'], `${name}.units`)) {
    const entry = resolveLike(record(item, 'unit'), name, sides, 0);
    const baseName = String(entry['name']);
    if (entry['count'] === undefined) {
      roster.push(readUnit(entry, baseName, roster.length, sideIndex, rules));
      continue;
    }
    for (let i = 1; i <= whole(entry['count'], 1, `${baseName}.count`); i += 1) {
      roster.push(readUnit(entry, `${baseName} ${i}`, roster.length, sideIndex, rules));
    }
  }
  const nextWave = raw['nextWave'] ?? 'on-defeat';
  return {
    name,
    roster,
    waves: whole(raw['waves'], 1, `${name}.waves`),
    nextWave:
      nextWave === 'on-defeat'
        ? 'on-defeat'
        : { everyRounds: whole(record(nextWave, 'nextWave')['everyRounds'], 1, 'everyRounds') },
  };
}

/** @rule T10-30 */
function readStretch(raw: unknown): Stretch {
  const stretch = record(raw, 'terrain');
  const kind = stretch['kind'];
  if (kind !== 'high-ground' && kind !== 'pit') throw new Error(`terrain.kind: ${String(kind)}`);
  return { kind, from: whole(stretch['from'], Number.NaN, 'from'), to: whole(stretch['to'], Number.NaN, 'to') };
}

/**
 * Reads the plain object that a scenario file parses to, with all defaults applied.
 * @throws Error on what a battle of Target 10 cannot be
 */
export function readBattle(scenario: unknown): BattlePlan {
  const raw = record(scenario, 'scenario');
  if (raw['system'] !== 'target-10' || raw['kind'] !== 'battle') throw new Error('expected a battle of target-10');
  const rules = readRules(raw['rules']);
  const sides = record(raw['sides'], 'sides');
  const [one, two, three] = Object.keys(sides);
  if (one === undefined || two === undefined || three !== undefined) throw new Error('expected two sides');
  return {
    sides: [readSide(one, sides, 0, rules), readSide(two, sides, 1, rules)],
    rules,
    terrain: list(raw['terrain'], 'terrain').map(readStretch),
  };
}
