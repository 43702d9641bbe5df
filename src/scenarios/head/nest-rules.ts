import { type NestedRules, type RuleParameter, type RuleValue, ruleAt } from '../../engine/core/rule-parameter.ts';
import type { Fault } from '../data/fault.ts';
import { isMap, RESERVED_KEYS } from '../data/tree.ts';

type Rules = Record<string, unknown>;

/**
 * Unfolds the dotted keys of a file's `rules` into nested maps.
 *
 * @param faults takes a fault for each rule that is given twice
 * @returns a copy; anything but a map as it is
 */
export function nestRules(rules: unknown, faults: Fault[]): unknown {
  if (!isMap(rules)) return rules;
  const nested: Rules = {};
  insertAll(nested, rules, [], faults);
  return nested;
}

function insertAll(into: Rules, rules: Readonly<Rules>, prefix: readonly string[], faults: Fault[]): void {
  for (const [key, value] of Object.entries(rules)) {
    const names = key.split('.');
    const isOdd = names.some((name) => name === '' || RESERVED_KEYS.has(name));
    insert(into, isOdd ? [key] : names, value, prefix, faults);
  }
}

function insert(
  into: Rules,
  names: readonly string[],
  value: unknown,
  prefix: readonly string[],
  faults: Fault[],
): void {
  const [name = '', ...rest] = names;
  const path = [...prefix, name];
  const here = Object.hasOwn(into, name) ? into[name] : undefined;
  const goesDeeper = rest.length > 0 || isMap(value);
  if (here !== undefined && !(goesDeeper && isMap(here))) {
    const message = `expected one value for ${path.join('.')}, got it nested and by a dotted key`;
    faults.push({ code: 'duplicate-key', path: ['rules', ...path, ...rest], message, atKey: true });
  } else if (!goesDeeper) into[name] = value;
  else {
    const map: Rules = isMap(here) ? here : {};
    into[name] = map;
    if (rest.length > 0) insert(map, rest, value, path, faults);
    else insertAll(map, value as Rules, path, faults);
  }
}

/** Every rule parameter of a system in the order of its table, those that `rules` leaves out at their defaults. */
export function fillRules(parameters: readonly RuleParameter[], rules: NestedRules): NestedRules {
  const filled: Rules = {};
  for (const { path, default: preset } of parameters) {
    insert(filled, path.split('.'), copyOf(ruleAt(rules, path) ?? preset), [], []);
  }
  return filled as NestedRules;
}

function copyOf(value: RuleValue): RuleValue {
  return Array.isArray(value) ? [...value] : value;
}
