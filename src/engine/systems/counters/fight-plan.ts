import { type BattlePlan, compileBattlePlan, expandRoster } from '../../battle/battle-plan.ts';
import { Rules } from '../../core/rule-parameter.ts';
import type { SuccessTable } from '../../core/success-table.ts';
import { type AttackTable, compileAttacks, type RowAttack } from './attack-table.ts';
import { type AttackEntry, type Catalogue, type CounterEntry, combatSkills } from './catalogue-entry.ts';
import { resolveCatalogue } from './catalogue-numbers.ts';
import { type CounterTable, compileCounters, type RowCounter } from './counter-table.ts';
import { PARAMETERS } from './parameters.ts';
import type { CountersBattle, CountersUnit } from './scenario.ts';
import { compileTactics, type TacticsTable } from './tactics-table.ts';
import { TargetNumbers } from './target-numbers.ts';

/** The skill of grapples (CTR-25). */
const GRAPPLE_SKILL = 'brawl';

/** Which non-lethal levels become lethal where one attack exceeds the constitution (CTR-18). */
export const ALL_LEVELS = 0;
export const EXCESS_LEVELS = 1;
const NO_LEVELS = 2;
const EXCESSES = { all: ALL_LEVELS, excess: EXCESS_LEVELS, none: NO_LEVELS } as const;

/** Numbers of the rules that do not belong to a unit, by their parameters' names. */
export interface FightRules {
  readonly needed: number;
  readonly tieGoesToActor: boolean;
  readonly reach: number;
  /** Speeds of a run, the turn's move among them. */
  readonly runSpeeds: number;
  readonly initiativeSides: number;
  readonly entriesKeepReflexes: boolean;
  readonly choosesAnewAlways: boolean;
  readonly recoversWithWaves: boolean;
  readonly diceASuccess: number;
  readonly damageWindowIsAlways: boolean;
  readonly excess: number;
  readonly mostAttacks: number;
  readonly stunMargin: number;
  readonly diceALevel: number;
  readonly proneAgainst: number;
  readonly proneOwn: number;
}

/** A Counters battle as integers: rules, and tables by row. Immutable. */
export interface FightPlan {
  readonly battle: BattlePlan;
  readonly rules: FightRules;
  /** Successes of a d10, by target number (CTR-3). */
  readonly pools: readonly SuccessTable[];
  /** Names of the counters in play, as the extras count them. */
  readonly counterNames: readonly string[];
  readonly attacks: AttackTable;
  /** By row, and one cell more: its basic attacks, in order of preference. */
  readonly firstAttack: Int32Array;
  readonly counters: CounterTable;
  readonly tactics: TacticsTable;
  /** Inches. */
  readonly start: Int32Array;
  readonly speed: Int32Array;
  /** Dexterity and highest combat skill (CTR-8). */
  readonly initiative: Int32Array;
  readonly constitution: Int32Array;
  readonly constitutionTargetNumber: Int32Array;
  /** Levels (CTR-23). */
  readonly capacity: Int32Array;
  readonly penetrationResistance: Int32Array;
  readonly absorption: Int32Array;
  readonly strength: Int32Array;
  readonly strengthTargetNumber: Int32Array;
  /** Dice of a grapple; target number by strength (CTR-25). */
  readonly grapple: Int32Array;
  /** Most counters of a row. */
  readonly mostCounters: number;
}

/**
 * Compiles a resolved Counters battle: names are known and builds allowed.
 */
export function compileFight(scenario: CountersBattle): FightPlan {
  const rules = new Rules(PARAMETERS, scenario.rules);
  const battle = compileBattlePlan(scenario, rules.number('maxRounds'));
  const catalogue = resolveCatalogue(scenario.catalogue, rules);
  const sides = Object.values(scenario.sides);
  const units = sides.flatMap((side) => expandRoster(side.units).map(({ entry }) => entry));
  const ofRows = (of: (unit: CountersUnit, row: number) => number) => Int32Array.from(units, of);
  const targetNumbers = new TargetNumbers(rules);
  const speed = ofRows((unit) => unit.speed ?? rules.number('field.speed'));
  const lists = listAll(units, catalogue);
  const attackOf = (row: number, name: string) =>
    lists.attacks.findIndex((attack) => attack.row === row && !attack.isCounter && attack.entry.name === name);
  const always = rules.text('damage.window') === 'always';
  return {
    battle,
    rules: compileRules(rules),
    pools: targetNumbers.tables,
    counterNames: lists.counterNames,
    attacks: compileAttacks(lists.attacks, units, speed, rules.number('field.reach'), targetNumbers),
    firstAttack: lists.firstAttack,
    counters: compileCounters(lists.counters, units, always, targetNumbers),
    tactics: compileTactics(units, attackOf),
    start: ofRows((unit, row) => unit.at ?? (row < battle.firstRow[1]! ? 0 : rules.number('field.distance'))),
    speed,
    initiative: ofRows((unit) => unit.attributes.dexterity + highestSkill(unit, catalogue)),
    constitution: ofRows(({ attributes }) => attributes.constitution),
    constitutionTargetNumber: ofRows(({ attributes }) => targetNumbers.byAttribute(attributes.constitution)),
    capacity: ofRows(({ attributes }) => rules.number('health.base') + attributes.constitution),
    penetrationResistance: ofRows(({ armor }) => armor.penetrationResistance),
    absorption: ofRows(({ armor }) => armor.absorption),
    strength: ofRows(({ attributes }) => attributes.strength),
    strengthTargetNumber: ofRows(({ attributes }) => targetNumbers.byAttribute(attributes.strength)),
    grapple: ofRows(({ skills }) => skills[GRAPPLE_SKILL] ?? 0),
    mostCounters: Math.max(0, ...units.map(({ counters }) => counters.length)),
  };
}

function compileRules(rules: Rules): FightRules {
  return {
    needed: rules.number('check.needed'),
    tieGoesToActor: rules.text('contest.tie') === 'acts',
    reach: rules.number('field.reach'),
    runSpeeds: 1 + rules.number('field.run'),
    initiativeSides: rules.number('initiative.die'),
    entriesKeepReflexes: rules.text('tactics.reflexes') === 'every-entry',
    choosesAnewAlways: rules.text('tactics.chooseAnew') === 'out-of-reach',
    recoversWithWaves: rules.flag('waves.recover'),
    diceASuccess: rules.number('damage.perSuccess'),
    damageWindowIsAlways: rules.text('damage.window') === 'always',
    excess: EXCESSES[rules.text('damage.excess') as keyof typeof EXCESSES],
    mostAttacks: rules.number('exchange.mostAttacks'),
    stunMargin: rules.number('stun.margin'),
    diceALevel: rules.number('knockOut.perLevel'),
    proneAgainst: rules.number('prone.against'),
    proneOwn: rules.number('prone.own'),
  };
}

/** @rule CTR-8 */
function highestSkill({ skills }: CountersUnit, catalogue: Catalogue): number {
  return Math.max(0, ...[...combatSkills(catalogue)].map((skill) => skills[skill] ?? 0));
}

/** Every attack and counter of every row, as the tables index them. */
interface Lists {
  readonly attacks: readonly RowAttack[];
  readonly firstAttack: Int32Array;
  readonly counters: readonly RowCounter[];
  readonly counterNames: readonly string[];
}

/** A row's basic attacks stand together, in order of preference; after those of all rows come the others. */
function listAll(units: readonly CountersUnit[], catalogue: Catalogue): Lists {
  const attackNamed = (name: string) => catalogue.attacks.find((entry) => entry.name === name) as AttackEntry;
  const counterNamed = (name: string) => catalogue.counters.find((entry) => entry.name === name) as CounterEntry;
  const basic = (row: number, name: string): RowAttack => ({ row, entry: attackNamed(name), isCounter: false });
  const attacks = units.flatMap((unit, row) => unit.attacks.map((name) => basic(row, name)));
  const firstAttack = Int32Array.from(
    { length: units.length + 1 },
    (_, end) => attacks.filter(({ row }) => row < end).length,
  );
  units.forEach((unit, row) => {
    const names = unit.tactics.flatMap(({ attack }) => (attack !== undefined && attackNamed(attack) ? [attack] : []));
    for (const name of new Set(names)) if (!unit.attacks.includes(name)) attacks.push(basic(row, name));
  });
  const used = new Set(units.flatMap(({ counters }) => counters.map(({ use }) => use)));
  const counterNames = catalogue.counters.map(({ name }) => name).filter((name) => used.has(name));
  const counters = units.flatMap((unit, row) =>
    unit.counters.map((choice): RowCounter => {
      const entry = counterNamed(choice.use);
      const attack = entry.attack === undefined ? -1 : attacks.length;
      if (entry.attack) attacks.push({ row, entry: { ...entry.attack, skill: entry.skill }, isCounter: true });
      return { row, entry, choice, attack, counter: counterNames.indexOf(choice.use) };
    }),
  );
  return { attacks, firstAttack, counters, counterNames };
}
