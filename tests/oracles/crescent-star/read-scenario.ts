import { readArmory, readCarried } from './armory.ts';
import { resolveLike } from './like.ts';
import { parseRating } from './notation.ts';
import { checkKeys, isMap, type PlainMap, readList, readMap, readNumber, readWord } from './plain.ts';
import { readEntry } from './read-tactics.ts';
import { modifierOf, type RuleParameters, readRules } from './rule-parameters.ts';
import type { AttributeName, Hex, Rating, Role, SideSetup, SkillName, Template, Weapon } from './types.ts';

const UNIT_KEYS = [
  'name',
  'count',
  'at',
  'like',
  'attributes',
  'skills',
  'size',
  'effectiveness',
  'cool',
  'stones',
  'weapon',
  'weapons',
  'tactics',
];
const ATTRIBUTES: readonly AttributeName[] = ['strength', 'resistance', 'manipulation', 'observation'];
const SKILLS: readonly SkillName[] = ['shoot', 'melee', 'parry', 'dodge', 'resist'];
const DEFAULT_ATTRIBUTE = 3;
const DEFAULT_EFFECTIVENESS = 4;

/** A scenario read and filled in, ready to be played any number of times. */
export interface Setup {
  rules: RuleParameters;
  /** In file order. */
  sides: [SideSetup, SideSetup];
}

/** CS-5: attributes, default 3. */
function readAttributes(value: unknown, where: string): Record<AttributeName, number> {
  const map = readMap(value, where);
  checkKeys(map, ATTRIBUTES, where);
  const read = (name: AttributeName): number => readNumber(map[name], DEFAULT_ATTRIBUTE, `${where}.${name}`);
  return {
    strength: read('strength'),
    resistance: read('resistance'),
    manipulation: read('manipulation'),
    observation: read('observation'),
  };
}

/** CS-2, CS-20: skills, default 0s0; `resist` defaults to the resistance modifier. */
function readSkills(value: unknown, resistanceModifier: number, where: string): Record<SkillName, Rating> {
  const map = readMap(value, where);
  checkKeys(map, SKILLS, where);
  const read = (name: SkillName, standard: number): Rating =>
    map[name] === undefined ? { value: standard, auto: 0 } : parseRating(map[name], `${where}.${name}`);
  return {
    shoot: read('shoot', 0),
    melee: read('melee', 0),
    parry: read('parry', 0),
    dodge: read('dodge', 0),
    resist: read('resist', resistanceModifier),
  };
}

/** CS-11: the place the file gives, or the facing lines. */
function readPlace(rules: RuleParameters, value: unknown, index: number, isFirst: boolean, where: string): Hex {
  if (value === undefined) {
    return { q: isFirst ? -index : rules.field.distance - index, r: 2 * index };
  }
  const [q, r] = readList(value, where);
  return { q: readNumber(q, 0, where), r: readNumber(r, 0, where) };
}

/** CS-10: stones at the start; those of the game master's side are an error. */
function readStones(rules: RuleParameters, value: unknown, role: Role, where: string): number {
  if (role === 'players') return readNumber(value, rules.stones.perPlayer, where);
  if (value !== undefined) throw new Error(`${where}: a unit of the game master's side has no stones`);
  return 0;
}

/** The parts of a side that its units are read with. */
interface SideFrame {
  rules: RuleParameters;
  armory: Map<string, Weapon>;
  role: Role;
  isFirst: boolean;
  where: string;
}

/** One unit of the roster. */
function readTemplate(frame: SideFrame, entry: PlainMap, name: string, index: number): Template {
  const { rules, role, isFirst } = frame;
  const where = `${frame.where}.units.${name}`;
  const attributes = readAttributes(entry['attributes'], `${where}.attributes`);
  const size = String(entry['size'] ?? 'human');
  if (rules.size[size] === undefined) throw new Error(`${where}.size: no size ${size}`);
  const weapons = readCarried(entry, frame.armory, where);
  const entries = readList(entry['tactics'], `${where}.tactics`).map((item, i) =>
    readEntry(rules, readMap(item, where), weapons, `${where}.tactics.${i}`),
  );
  return {
    name,
    index,
    attributes,
    skills: readSkills(entry['skills'], modifierOf(rules, attributes.resistance), `${where}.skills`),
    size,
    effectiveness: readNumber(entry['effectiveness'], DEFAULT_EFFECTIVENESS, `${where}.effectiveness`),
    cool: readNumber(entry['cool'], 0, `${where}.cool`),
    stones: readStones(rules, entry['stones'], role, `${where}.stones`),
    weapons,
    entries,
    defaultEntry: readEntry(rules, {}, weapons, where),
    place: readPlace(rules, entry['at'], index, isFirst, `${where}.at`),
  };
}

/** BTL-1: an entry with `count: n` stands for n units `Name 1` … `Name n`. */
function readTemplates(frame: SideFrame, sides: PlainMap, sideName: string, units: unknown[]): Template[] {
  const templates: Template[] = [];
  for (const written of units) {
    if (!isMap(written) || written['name'] === undefined) throw new Error(`${frame.where}.units: a unit needs a name`);
    const entry = resolveLike(sides, sideName, written);
    checkKeys(entry, UNIT_KEYS, `${frame.where}.units.${String(written['name'])}`);
    const count = readNumber(written['count'], 1, `${frame.where}.units.count`);
    for (let number = 1; number <= count; number++) {
      const name = written['count'] === undefined ? String(written['name']) : `${String(written['name'])} ${number}`;
      templates.push(readTemplate(frame, entry, name, templates.length));
    }
  }
  if (templates.length === 0) throw new Error(`${frame.where}: a side needs a unit`);
  return templates;
}

/** BTL-6: `nextWave: on-defeat` (undefined here) or `{everyRounds: k}`. */
function readEveryRounds(value: unknown, where: string): number | undefined {
  if (value === undefined || value === 'on-defeat') return undefined;
  const map = readMap(value, where);
  checkKeys(map, ['everyRounds'], where);
  const rounds = readNumber(map['everyRounds'], 0, where);
  if (rounds < 1) throw new Error(`${where}: everyRounds needs 1 or more`);
  return rounds;
}

/**
 * Reads a scenario of kind battle, as parsed from its file, and fills in every default.
 *
 * @rule BTL-1, CS-13
 * @throws Error that names what is wrong
 */
export function readScenario(scenario: unknown): Setup {
  const file = readMap(scenario, 'scenario');
  if (file['system'] !== 'crescent-star') throw new Error('system: expected crescent-star');
  if (file['kind'] !== 'battle') throw new Error('kind: expected battle');
  const rules = readRules(readMap(file['rules'], 'rules'));
  const armory = readArmory(file['armory']);
  const sides = readMap(file['sides'], 'sides');
  const setups: SideSetup[] = Object.keys(sides).map((name, i) => {
    const where = `sides.${name}`;
    const side = readMap(sides[name], where);
    checkKeys(side, ['role', 'units', 'waves', 'nextWave'], where);
    if (side['role'] === undefined) throw new Error(`${where}: a side needs a role`);
    const role = readWord<Role>(side['role'], ['players', 'gamemaster'], 'players', `${where}.role`);
    const frame = { rules, armory, role, isFirst: i === 0, where };
    return {
      name,
      role,
      isFirst: i === 0,
      templates: readTemplates(frame, sides, name, readList(side['units'], `${where}.units`)),
      waves: readNumber(side['waves'], 1, `${where}.waves`),
      everyRounds: readEveryRounds(side['nextWave'], `${where}.nextWave`),
    };
  });
  const [one, two] = setups;
  if (one === undefined || two === undefined || setups.length !== 2) throw new Error('sides: expected exactly two');
  if (one.role === two.role) throw new Error('sides: one has role players, the other role gamemaster');
  return { rules, sides: [one, two] };
}
