import { type BattlePlan, compileBattlePlan, expandRoster } from '../../battle/battle-plan.ts';
import { Rules } from '../../core/rule-parameter.ts';
import { type Attack, compileAttack, isEverPossible, type RowAttack } from './attack.ts';
import { type AttackEntry, type Catalogue, type CounterEntry, combatSkills } from './catalogue-entry.ts';
import { resolveCatalogue } from './catalogue-numbers.ts';
import { type Counter, type CounterRules, compileCounter, listCounters, type RowCounter } from './counter.ts';
import { counterCell, sideCell } from './extras.ts';
import { capacityOf, compileKind, type Kind, speedOf } from './kind.ts';
import { PARAMETERS } from './parameters.ts';
import type { CountersBattle, CountersUnit } from './scenario.ts';
import { compileTactics, type Tactic } from './tactic.ts';
import { TargetNumbers } from './target-numbers.ts';

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

/** What attacks and counters of a plan were compiled from, by the same indices: stories name things by it. */
export interface PlanSources {
  readonly units: readonly CountersUnit[];
  readonly attacks: readonly RowAttack[];
  readonly counters: readonly RowCounter[];
}

/** A Counters battle as integers: rules, kinds of units, their attacks and counters. Immutable. */
export interface FightPlan {
  readonly battle: BattlePlan;
  readonly rules: FightRules;
  /** By row. */
  readonly kinds: readonly Kind[];
  /** Names of the counters in play, as the extras count them. */
  readonly counterNames: readonly string[];
  /** By side: cells of `TrialRecord.metrics` that count stuns and knock-outs. */
  readonly stunCells: readonly number[];
  readonly knockOutCells: readonly number[];
  /** Those of all rows, basic ones and those that counters are. */
  readonly attacks: readonly Attack[];
  /** Those of all rows: a counter that two rows have is two, and one that a row lists twice as well. */
  readonly counters: readonly Counter[];
  readonly sources: PlanSources;
}

/**
 * Compiles a resolved Counters battle: names are known and builds allowed.
 */
export function compileFight(scenario: CountersBattle): FightPlan {
  const rules = new Rules(PARAMETERS, scenario.rules);
  const battle = compileBattlePlan(scenario, rules.integer('maxRounds'));
  const catalogue = resolveCatalogue(scenario.catalogue, rules);
  const sides = Object.values(scenario.sides);
  const units = sides.flatMap((side) => expandRoster(side.units).map(({ entry }) => entry));
  const targetNumbers = new TargetNumbers(rules);
  const lists = listAll(units, catalogue);
  const fightRules = compileRules(rules);
  const attackRules = { meleeReach: fightRules.reach, targetNumbers };
  const attacks = lists.attacks.map((attack, index) => {
    const unit = units[attack.row]!;
    return compileAttack(attack, index, unit, speedOf(unit, rules), attackRules);
  });
  const counterRules = {
    damageWindowIsAlways: fightRules.damageWindowIsAlways,
    capacityOf: (unit: CountersUnit) => capacityOf(unit, rules),
    targetNumbers,
  };
  const counters = compileCounters(lists, units, battle, attacks, counterRules);
  const tactics = compileAllTactics(units, lists.attacks, attacks, rules);
  const kindRules = { rules, targetNumbers, combatSkills: combatSkills(catalogue) };
  const kinds = units.map((unit, row) => {
    const start = unit.at ?? (row < battle.firstRow[1]! ? 0 : rules.integer('field.distance'));
    const ofRow = {
      attacks: lists.basicAttacks[row]!.map((index) => attacks[index]!).filter(isEverPossible),
      counters: listCounters(lists.counters, counters, row),
      tactics: tactics[row]!,
    };
    return compileKind(unit, start, ofRow, kindRules);
  });
  return {
    battle,
    rules: fightRules,
    kinds,
    counterNames: lists.counterNames,
    stunCells: [0, 1].map((side) => sideCell(side, 'stuns', lists.counterNames.length)),
    knockOutCells: [0, 1].map((side) => sideCell(side, 'knockOuts', lists.counterNames.length)),
    attacks,
    counters,
    sources: { units, attacks: lists.attacks, counters: lists.counters },
  };
}

function compileCounters(
  lists: Lists,
  units: readonly CountersUnit[],
  { firstRow }: BattlePlan,
  attacks: readonly Attack[],
  rules: CounterRules,
): Counter[] {
  return lists.counters.map((counter, index) => {
    const side = counter.row < firstRow[1]! ? 0 : 1;
    const cellOf = (quantity: Parameters<typeof counterCell>[1]) =>
      counterCell(side, quantity, counter.counter, lists.counterNames.length);
    const places = {
      ...{ index, place: placeOf(counter, lists.counters) },
      ...{ uses: cellOf('uses'), recovered: cellOf('recovered'), prevented: cellOf('prevented') },
      attack: attacks[counter.attack],
    };
    return compileCounter(counter, places, units[counter.row]!, rules);
  });
}

/** A counter listed twice is one counter with two conditions: both have one place. */
function placeOf({ row, counter }: RowCounter, counters: readonly RowCounter[]): number {
  const own = counters.filter((other) => other.row === row);
  return own.findIndex((other) => other.counter === counter);
}

/** By row. */
function compileAllTactics(
  units: readonly CountersUnit[],
  rowAttacks: readonly RowAttack[],
  attacks: readonly Attack[],
  rules: Rules,
): Tactic[][] {
  const entriesKeepReflexes = rules.text('tactics.reflexes') === 'every-entry';
  const isNamed = ({ entry, isCounter }: RowAttack, name: string) => !isCounter && entry.name === name;
  let entries = 0;
  return units.map((unit, row) => {
    const attackOf = (name: string) =>
      attacks.find((_, index) => rowAttacks[index]!.row === row && isNamed(rowAttacks[index]!, name));
    const tactics = compileTactics(unit.tactics, entries, entriesKeepReflexes, attackOf);
    entries += tactics.length;
    return tactics;
  });
}

function compileRules(rules: Rules): FightRules {
  return {
    needed: rules.integer('check.needed'),
    tieGoesToActor: rules.text('contest.tie') === 'acts',
    reach: rules.integer('field.reach'),
    runSpeeds: 1 + rules.integer('field.run'),
    initiativeSides: rules.integer('initiative.die'),
    choosesAnewAlways: rules.text('tactics.chooseAnew') === 'out-of-reach',
    recoversWithWaves: rules.flag('waves.recover'),
    diceASuccess: rules.integer('damage.perSuccess'),
    damageWindowIsAlways: rules.text('damage.window') === 'always',
    excess: EXCESSES[rules.text('damage.excess') as keyof typeof EXCESSES],
    mostAttacks: rules.integer('exchange.mostAttacks'),
    stunMargin: rules.integer('stun.margin'),
    diceALevel: rules.integer('knockOut.perLevel'),
    proneAgainst: rules.integer('prone.against'),
    proneOwn: rules.integer('prone.own'),
  };
}

/** Every attack and counter of every row, by the indices of the plan. */
interface Lists {
  readonly attacks: readonly RowAttack[];
  readonly basicAttacks: readonly (readonly number[])[];
  readonly counters: readonly RowCounter[];
  readonly counterNames: readonly string[];
}

/** First the lists of all rows, each in order of preference; then attacks that only tactics name, then those that counters are. */
function listAll(units: readonly CountersUnit[], catalogue: Catalogue): Lists {
  const attackNamed = (name: string) => catalogue.attacks.find((entry) => entry.name === name) as AttackEntry;
  const counterNamed = (name: string) => catalogue.counters.find((entry) => entry.name === name) as CounterEntry;
  const basic = (row: number, name: string): RowAttack => ({ row, entry: attackNamed(name), isCounter: false });
  const attacks = units.flatMap((unit, row) => unit.attacks.map((name) => basic(row, name)));
  const basicAttacks = units.map((_, row) => attacks.flatMap((attack, index) => (attack.row === row ? [index] : [])));
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
  return { attacks, basicAttacks, counters, counterNames };
}
