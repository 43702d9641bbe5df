import { Rules } from '../../engine/core/rule-parameter.ts';
import { checkBuild } from '../../engine/systems/counters/build-rule.ts';
import type { Catalogue, CounterEntry } from '../../engine/systems/counters/catalogue-entry.ts';
import { PARAMETERS } from '../../engine/systems/counters/parameters.ts';
import { BREAK_HOLD, RELEASE } from '../../engine/systems/counters/scenario.ts';
import { unitPath } from '../battle/check-battle.ts';
import { inheritUnit, type UnitEntry } from '../battle/inherit-unit.ts';
import type { DataPath, Fault } from '../data/fault.ts';
import { hint } from '../data/nearest.ts';
import { type DataMap, entriesOf, fieldOf, itemsOf, numberOf, textOf } from '../data/tree.ts';
import { MOST_RANK } from './catalogue-schema.ts';
import { counterNameOf, counterNamesOf } from './named-entries.ts';

/** What is wrong with one unit of a Counters battle, with what its bases lend it. */
export function checkUnit(
  entries: readonly UnitEntry[],
  entry: UnitEntry,
  catalogue: Catalogue,
  rules: unknown,
): readonly Fault[] {
  const unit = inheritUnit(entries, entry);
  return [
    ...checkAttackNames(entry, catalogue),
    ...checkCounterNames(entry, catalogue),
    ...checkTacticNames(entry, catalogue),
    ...(unit ? checkRanks(entry, unit, catalogue, rules) : []),
  ];
}

function checkAttackNames(entry: UnitEntry, { attacks }: Catalogue): readonly Fault[] {
  const known = attacks.map(({ name }) => name);
  const names = itemsOf(entry.unit['attacks']);
  return names.flatMap((name, index) => {
    if (typeof name !== 'string') return [];
    const path = unitPath(entry, 'attacks', index);
    if (names.indexOf(name) < index) {
      return [
        { code: 'duplicate-name', path, message: `expected each attack once, got ${JSON.stringify(name)} again` },
      ];
    }
    return known.includes(name) ? [] : [unknown('attack', name, known, path)];
  });
}

function checkCounterNames(entry: UnitEntry, { counters }: Catalogue): readonly Fault[] {
  const known = counters.map(({ name }) => name);
  return itemsOf(entry.unit['counters']).flatMap((choice, index) => {
    const name = counterNameOf(choice);
    if (name === undefined) return [];
    const path = unitPath(entry, 'counters', index, ...(typeof choice === 'string' ? [] : ['use']));
    const counter = counters.find((found) => found.name === name);
    if (!counter) return [unknown('counter', name, known, path)];
    return checkConditions(counter, fieldOf(choice, 'if'), unitPath(entry, 'counters', index, 'if'));
  });
}

/** A condition on what is not known yet when the counter is used would never hold (CTR-21). */
function checkConditions({ kind, timing, name }: CounterEntry, conditions: unknown, path: DataPath): readonly Fault[] {
  const when = kind === 'defensive' ? timing : kind;
  const knows: Readonly<Record<string, readonly string[]>> = { damage: ['damage'], successes: ['successes', 'damage'] };
  return Object.entries(knows).flatMap(([key, timings]) => {
    if (fieldOf(conditions, key) === undefined || typeof when !== 'string' || timings.includes(when)) return [];
    const message = `expected no condition on ${key}: it is not known when ${name} is used (${when})`;
    return [{ code: 'idle-condition', path: [...path, key], message, atKey: true }];
  });
}

function checkTacticNames(entry: UnitEntry, { attacks }: Catalogue): readonly Fault[] {
  const known = [...attacks.map(({ name }) => name), BREAK_HOLD, RELEASE];
  return itemsOf(entry.unit['tactics']).flatMap((tactic, index) => {
    const name = textOf(fieldOf(tactic, 'attack'));
    if (name === undefined || known.includes(name)) return [];
    return [unknown('attack', name, known, unitPath(entry, 'tactics', index, 'attack'))];
  });
}

function unknown(what: string, name: string, known: readonly string[], path: DataPath): Fault {
  const message = `expected ${what === 'attack' ? 'an' : 'a'} ${what} of the catalogue, got ${JSON.stringify(name)}${hint(name, known)}`;
  return { code: `unknown-${what}`, path, message };
}

/** The build rule; a fault of a list that comes from a base stands at `like`. */
function checkRanks(entry: UnitEntry, unit: DataMap, catalogue: Catalogue, rules: unknown): readonly Fault[] {
  const tactics = itemsOf(unit['tactics']).flatMap((tactic) => textOf(fieldOf(tactic, 'attack')) ?? []);
  const lists = {
    attacks: itemsOf(unit['attacks']).map((name) => textOf(name) ?? ''),
    counters: counterNamesOf(unit).map((use) => ({ use })),
  };
  const build = {
    ...{ name: textOf(unit['name']) ?? '', skills: ranksOf(unit) },
    ...(unit['build'] === 'free' ? { build: 'free' as const } : {}),
  };
  // What a counter of no known kind takes cannot be said; that it has none is the schema's fault.
  const counters = catalogue.counters.filter(({ kind }) => typeof kind === 'string');
  const check = (own: typeof lists) => checkBuild({ ...build, ...own }, { ...catalogue, counters }, buildRules(rules));
  const pathTo = (list: string, index: number) =>
    entry.unit[list] === undefined ? unitPath(entry, 'like') : unitPath(entry, list, index);
  return [
    ...check(lists).map(({ list, index, message }) => ({ code: 'build', path: pathTo(list, index), message })),
    ...check({ attacks: tactics, counters: [] }).map(({ message }) => ({
      ...{ code: 'build', message },
      path: entry.unit['tactics'] === undefined ? unitPath(entry, 'like') : unitPath(entry, 'tactics'),
    })),
  ];
}

function ranksOf(unit: DataMap): Record<string, number> {
  const pairs = entriesOf(unit['skills']).map(
    ([skill, rank]) => [skill, Math.min(MOST_RANK, numberOf(rank) ?? 0)] as const,
  );
  return Object.fromEntries(pairs);
}

/** The parameters of the build rule, where they are numbers; faults of theirs are the schema's. */
function buildRules(rules: unknown): Rules {
  const own = entriesOf(fieldOf(rules, 'build')).flatMap(([key, value]) => {
    const number = numberOf(value);
    return number === undefined || number < 0 || number > 99 ? [] : [[key, number] as const];
  });
  return new Rules(PARAMETERS, { build: Object.fromEntries(own) });
}
