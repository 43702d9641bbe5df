import { expandRoster } from '../src/engine/battle/battle-plan.ts';
import { type BattleSide, TARGET_CHOICES } from '../src/engine/battle/battle-scenario.ts';
import { shareOfHealth } from '../src/engine/battle/conditions.ts';
import { Rules } from '../src/engine/core/rule-parameter.ts';
import { ATTRIBUTES, type Attribute } from '../src/engine/systems/counters/attributes.ts';
import {
  type AttackEffects,
  type AttackEntry,
  type Catalogue,
  type CounterEntry,
  type CounterRoll,
  combatSkills,
  WEAPON_KINDS,
} from '../src/engine/systems/counters/catalogue-entry.ts';
import { resolveCatalogue } from '../src/engine/systems/counters/catalogue-numbers.ts';
import { PARAMETERS } from '../src/engine/systems/counters/parameters.ts';
import {
  BREAK_HOLD,
  type CounterChoice,
  type CountersBattle,
  type CountersConditions,
  type CountersUnit,
  MOVES,
  RELEASE,
  STATES,
  type TacticsEntry,
} from '../src/engine/systems/counters/scenario.ts';

/** What is left out, and what no number of a fight reaches. */
const NONE = -1;
const UNLIMITED = 0x3fff_ffff;

/** By the codes of `reference/counters/kinds.h`. */
const KINDS_OF_ATTACK = { melee: 1, ranged: 2, both: 3, lethal: 4, 'non-lethal': 8 } as const;
const WINDOWS = ['attack-roll', 'successes', 'damage', 'offensive', 'maneuver'];
const EXCESSES = ['all', 'excess', 'none'];
const ACTIONS: Readonly<Record<string, number>> = { [BREAK_HOLD]: -2, [RELEASE]: -3 };

/** Names as the numbers that stand for them. */
interface Names {
  readonly skills: readonly string[];
  readonly catalogue: Catalogue;
}

/** A Counters battle as `reference/counters.c` reads it: rules, catalogue, and the units of both sides. */
export function countersNumbers(scenario: CountersBattle): readonly number[] {
  const rules = new Rules(PARAMETERS, scenario.rules);
  const sides = Object.values(scenario.sides);
  const catalogue = inPlay(resolveCatalogue(scenario.catalogue, rules), sides);
  const names = { catalogue, skills: skillsOf(catalogue) };
  const combat = combatSkills(catalogue);
  return [
    ...rulesOf(rules),
    names.skills.length,
    names.skills.indexOf('brawl'),
    ...names.skills.map((skill) => flag(combat.has(skill))),
    ...listed(catalogue.attacks, (entry) => attackOf(entry, names)),
    ...listed(catalogue.counters, (entry) => counterOf(entry, names)),
    ...sides.flatMap((side) => sideOf(side, names)),
  ];
}

/** All attacks, and the counters that any unit has: those are counted. */
function inPlay({ attacks, counters }: Catalogue, sides: readonly BattleSide<CountersUnit>[]): Catalogue {
  const used = new Set(sides.flatMap(({ units }) => units.flatMap((unit) => unit.counters.map(({ use }) => use))));
  return { attacks, counters: counters.filter(({ name }) => used.has(name)) };
}

function skillsOf({ attacks, counters }: Catalogue): string[] {
  const ofRolls = counters.flatMap((counter) => rollOf(counter)?.skill ?? []);
  return [
    ...new Set(['brawl', ...attacks.map(({ skill }) => skill), ...counters.map(({ skill }) => skill), ...ofRolls]),
  ];
}

function rulesOf(rules: Rules): number[] {
  const integer = (path: string) => rules.integer(path);
  return [
    ...['maxRounds', 'check.base', 'check.lowest', 'check.targetNumber', 'pool.ten'].map(integer),
    ...[flag(rules.flag('pool.oneFails')), integer('check.needed'), flag(rules.text('contest.tie') === 'acts')],
    ...['field.distance', 'field.speed', 'field.reach', 'initiative.die'].map(integer),
    1 + integer('field.run'),
    flag(rules.text('tactics.reflexes') === 'every-entry'),
    flag(rules.text('tactics.chooseAnew') === 'out-of-reach'),
    flag(rules.flag('waves.recover')),
    integer('damage.perSuccess'),
    flag(rules.text('damage.window') === 'always'),
    EXCESSES.indexOf(rules.text('damage.excess')),
    ...['exchange.mostAttacks', 'stun.margin', 'health.base', 'knockOut.perLevel'].map(integer),
    ...['prone.against', 'prone.own'].map(integer),
  ];
}

function attackOf(
  entry: AttackEffects & Partial<AttackEntry> & { readonly skill: string },
  { skills }: Names,
): number[] {
  const { damage } = entry;
  return [
    ...[skills.indexOf(entry.skill), entry.accuracy],
    ...[flag(damage !== undefined), flag(damage === 'weapon'), typeof damage === 'number' ? damage : 0],
    attributeOf(entry.attribute),
    entry.lethal === undefined ? NONE : flag(entry.lethal),
    WEAPON_KINDS.indexOf(entry.weapon ?? 'none'),
    ...[flag(entry.ranged), entry.range ?? NONE, entry.attacks ?? 1],
    ...[entry.recover ?? 0, entry.checks ?? 0, entry.selfDamage ?? 0],
    entry.prone === undefined ? 0 : entry.prone === 'contest' ? 2 : 1,
    ...[flag(entry.grapple), flag(entry.restrained), flag(entry.only === 'helpless'), entry.rush ?? 0],
  ];
}

function counterOf(entry: CounterEntry, names: Names): number[] {
  const { attack, fewerDice = 0, kind, move, nextAttack, standing } = entry;
  return [
    WINDOWS.indexOf(kind === 'defensive' ? (entry.timing as string) : kind),
    KINDS_OF_ATTACK[entry.against],
    ...[flag(kind === 'defensive' && entry.recoverable), flag(entry.interrupt), flag(entry.restrained)],
    ...(typeof fewerDice === 'number' ? [fewerDice, NONE] : [0, attributeOf(fewerDice.half)]),
    ...[entry.fewerDamageDice ?? 0, fixed(entry.fewerSuccesses), fixed(entry.fewerLevels)],
    ...rollNumbers(rollOf(entry), names),
    ...[flag(entry.nonLethal), entry.checks ?? 0, entry.recover ?? 0],
    ...[flag(nextAttack !== undefined), nextAttack?.dice ?? 0, nextAttack?.damageDice ?? 0],
    ...[flag(standing !== undefined), standing?.fewerLevels ?? 0],
    (standing?.against ?? []).reduce((kinds, name) => kinds | KINDS_OF_ATTACK[name], 0),
    flag(standing?.block),
    move === undefined ? 0 : move.direction === 'away' ? -move.inches : move.inches,
    flag(attack !== undefined),
    ...(attack === undefined ? [] : attackOf({ ...attack, skill: entry.skill }, names)),
  ];
}

function rollOf({ fewerLevels, fewerSuccesses }: CounterEntry): CounterRoll | undefined {
  const amount = fewerLevels ?? fewerSuccesses;
  return typeof amount === 'object' ? amount.roll : undefined;
}

function rollNumbers(roll: CounterRoll | undefined, { skills }: Names): number[] {
  if (roll === undefined) return [0, NONE, NONE, 0, 0];
  const { attribute, lethalWeapon = 0, nonLethalWeapon = 0, skill } = roll;
  const dice = skill === undefined ? NONE : skills.indexOf(skill);
  return [1, dice, attributeOf(attribute), nonLethalWeapon, lethalWeapon];
}

function sideOf({ nextWave, units, waves }: BattleSide<CountersUnit>, names: Names): number[] {
  const everyRounds = nextWave === 'on-defeat' ? 0 : nextWave.everyRounds;
  return [waves, everyRounds, ...listed(expandRoster(units), ({ entry }) => unitOf(entry, names))];
}

function unitOf(unit: CountersUnit, names: Names): number[] {
  const { armor, at, attributes, skills, weapon } = unit;
  const { attacks, counters } = names.catalogue;
  const attackAt = (name: string) => attacks.findIndex((entry) => entry.name === name);
  return [
    ...ATTRIBUTES.map((attribute) => attributes[attribute]),
    ...names.skills.map((skill) => skills[skill] ?? 0),
    ...[armor.penetrationResistance, armor.absorption, unit.speed ?? NONE],
    ...[flag(weapon !== undefined), weapon?.damage ?? 0, flag(weapon?.lethal), weapon?.range ?? NONE],
    ...[flag(at !== undefined), at ?? 0],
    ...listed(unit.attacks, (name) => [attackAt(name)]),
    ...listed(unit.counters, (choice) => choiceOf(choice, counters)),
    ...listed(unit.tactics, (entry) => tacticOf(entry, attackAt)),
  ];
}

function choiceOf({ if: wanted, use }: CounterChoice, counters: readonly CounterEntry[]): number[] {
  return [
    counters.findIndex(({ name }) => name === use),
    flag(wanted !== undefined),
    ...[wanted?.damage?.atLeast ?? NONE, wanted?.successes?.atLeast ?? NONE, healthOf(wanted?.health)],
  ];
}

function tacticOf(entry: TacticsEntry, attackAt: (name: string) => number): number[] {
  const { attack, if: wanted, move = 'approach', target = 'nearest' } = entry;
  const when = entry.when ?? (move === 'withdraw' ? 'after' : 'before');
  return [
    ...conditionsOf(wanted),
    ...[TARGET_CHOICES.indexOf(target), MOVES.indexOf(move), flag(when === 'after')],
    attack === undefined ? NONE : (ACTIONS[attack] ?? attackAt(attack)),
  ];
}

/** An entry that asks for a distance asks for one of at least 0. */
function conditionsOf({ round, health, enemies, allies, distance, ...states }: CountersConditions = {}): number[] {
  const bits = (isSet: (state: boolean | undefined) => boolean) =>
    STATES.reduce((mask, state, bit) => (isSet(states[state]) ? mask | (1 << bit) : mask), 0);
  return [
    ...[round?.from ?? 0, round?.to ?? UNLIMITED, healthOf(health)],
    ...[enemies?.atMost ?? UNLIMITED, allies?.atMost ?? UNLIMITED],
    distance?.atLeast ?? (distance?.atMost === undefined ? NONE : 0),
    distance?.atMost ?? UNLIMITED,
    ...[bits((state) => state !== undefined), bits((state) => state === true)],
  ];
}

function healthOf(health: { readonly below: string } | undefined): number {
  return health === undefined ? NONE : shareOfHealth(health.below);
}

function attributeOf(attribute: Attribute | undefined): number {
  return attribute === undefined ? NONE : ATTRIBUTES.indexOf(attribute);
}

function fixed(amount: number | object | undefined): number {
  return typeof amount === 'number' ? amount : 0;
}

function flag(value: boolean | undefined): number {
  return value === true ? 1 : 0;
}

function listed<Item>(items: readonly Item[], numbersOf: (item: Item) => readonly number[]): number[] {
  return [items.length, ...items.flatMap((item) => numbersOf(item))];
}
