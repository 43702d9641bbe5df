import type { RuleMark, RuleParameter, Rules } from '../../core/rule-parameter.ts';
import { BRAWL, HOUSE } from './catalogue.ts';
import type { AttackEntry, Catalogue, CounterEntry } from './catalogue-entry.ts';

type Entry = AttackEntry | CounterEntry;

/** A number of an entry and where it stands in it, `attack.accuracy`. */
interface EntryNumber {
  readonly at: readonly string[];
  readonly value: number;
}

/** What the figures of an entry are, for their descriptions and bounds. */
interface Meaning {
  readonly rule: string;
  readonly min: number;
  readonly max: number;
  readonly words: string;
}

const FEW = 99;

const MEANINGS: Readonly<Record<string, Meaning>> = {
  accuracy: { rule: 'CTR-13', min: -FEW, max: FEW, words: 'Dice to hit besides the skill' },
  damage: { rule: 'CTR-15', min: 0, max: FEW, words: 'Damage dice' },
  attacks: { rule: 'CTR-19', min: 1, max: FEW, words: 'Attacks made one after the other' },
  rush: { rule: 'CTR-9', min: 0, max: 1000, words: 'Least inches moved straight before the attack' },
  selfDamage: { rule: 'CTR-18', min: 0, max: FEW, words: 'Levels that the attacker takes on a hit' },
  checks: { rule: 'CTR-22', min: -FEW, max: FEW, words: 'Dice on stun and K.O. checks of the attack' },
  recover: { rule: 'CTR-11', min: 0, max: FEW, words: 'Defensive counters that come back' },
  fewerLevels: { rule: 'CTR-17', min: 0, max: FEW, words: 'Levels less' },
  nonLethalWeapon: { rule: 'CTR-17', min: -FEW, max: FEW, words: 'Dice against a non-lethal weapon' },
  lethalWeapon: { rule: 'CTR-17', min: -FEW, max: FEW, words: 'Dice against a lethal weapon' },
  dice: { rule: 'CTR-13', min: -FEW, max: FEW, words: 'Dice to hit on the next melee attack on the same target' },
  damageDice: { rule: 'CTR-15', min: -FEW, max: FEW, words: 'Damage dice on the next melee attack on the same target' },
};

/** Not rules of the fight: ranks say who may have an entry. */
const LEFT_OUT = 'rank';

/** Every figure of the catalogue as a rule parameter, `attacks.bull-rush.damage`, `counters.grit.fewerLevels`. */
export function catalogueParameters(): RuleParameter[] {
  return [...parametersOf(BRAWL, 'text'), ...parametersOf(HOUSE, 'house')];
}

function parametersOf({ attacks, counters }: Catalogue, mark: RuleMark): RuleParameter[] {
  const of = (list: string, entries: readonly Entry[]) =>
    entries.flatMap((entry) => numbersOf(entry).map((number) => parameterOf(list, entry, number, mark)));
  return [...of('attacks', attacks), ...of('counters', counters)];
}

function parameterOf(list: string, entry: Entry, { at, value }: EntryNumber, mark: RuleMark): RuleParameter {
  const { rule, min, max, words } = MEANINGS[at.at(-1) as string] as Meaning;
  const standing = at[0] === 'standing' ? ' until the next turn' : '';
  const description = `${entry.name}: ${words.toLowerCase().replace('k.o.', 'K.O.')}${standing}`;
  return { type: 'integer', rule, mark, path: pathOf(list, entry, at), default: value, min, max, description };
}

/** Path of an entry's figure below `rules`; those of its roll stand at the entry itself. */
function pathOf(list: string, entry: Entry, at: readonly string[]): string {
  const short = at.filter((key, i) => key !== 'roll' && at[i + 1] !== 'roll');
  return [list, entry.name.toLowerCase().replaceAll(' ', '-'), ...short].join('.');
}

function numbersOf(entry: object, at: readonly string[] = []): EntryNumber[] {
  return Object.entries(entry).flatMap(([key, value]) => {
    if (key === LEFT_OUT) return [];
    if (typeof value === 'number') return [{ at: [...at, key], value }];
    return typeof value === 'object' && !Array.isArray(value) ? numbersOf(value as object, [...at, key]) : [];
  });
}

/**
 * The catalogue of a battle: the system's, its figures by the rule parameters, and the scenario's own
 * entries added or put in the place of those of the same name.
 */
export function resolveCatalogue(own: Catalogue, rules: Rules): Catalogue {
  return {
    attacks: replaceByName(
      [...BRAWL.attacks, ...HOUSE.attacks].map((entry) => withRules('attacks', entry, rules)),
      own.attacks,
    ),
    counters: replaceByName(
      [...BRAWL.counters, ...HOUSE.counters].map((entry) => withRules('counters', entry, rules)),
      own.counters,
    ),
  };
}

function withRules<E extends Entry>(list: string, entry: E, rules: Rules): E {
  const copy = structuredCopy(entry);
  for (const { at } of numbersOf(entry)) setNumber(copy, at, rules.integer(pathOf(list, entry, at)));
  return copy as E;
}

function structuredCopy(value: object): Record<string, unknown> {
  const copyOf = (part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? structuredCopy(part) : part;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]));
}

function setNumber(entry: Record<string, unknown>, at: readonly string[], value: number): void {
  const [key, ...rest] = at as [string, ...string[]];
  if (rest.length === 0) entry[key] = value;
  else setNumber(entry[key] as Record<string, unknown>, rest, value);
}

function replaceByName<E extends Entry>(entries: readonly E[], own: readonly E[]): E[] {
  const names = new Set(own.map(({ name }) => name));
  return [...entries.filter(({ name }) => !names.has(name)), ...own];
}
