import type { Rules } from '../../core/rule-parameter.ts';
import { type Catalogue, type CounterEntry, combatSkills } from './catalogue-entry.ts';
import type { CountersUnit } from './scenario.ts';

/** The skill of counters that use up the choices of any skill. */
const ANY_SKILL = 'any';

/** What a rank of a skill lets a unit choose: one counter of that rank or lower. */
interface Choice {
  readonly skill: string;
  readonly rank: number;
  readonly kind: 'defensive' | 'offensive' | 'any';
}

/** What the build rule asks of a unit. */
export interface Build {
  readonly name: string;
  readonly skills: CountersUnit['skills'];
  readonly build?: CountersUnit['build'];
  readonly attacks: readonly string[];
  readonly counters: readonly { readonly use: string }[];
}

/** A basic attack or counter that a unit's ranks do not allow. */
export interface BuildFault {
  readonly list: 'attacks' | 'counters';
  /** Place in the unit's list, from 0. */
  readonly index: number;
  readonly message: string;
}

/**
 * Holds a unit's attacks and counters against its ranks. Names that the catalogue does not have are
 * left to others.
 *
 * @returns nothing for `build: free`
 * @rule CTR-10
 */
export function checkBuild(unit: Build, catalogue: Catalogue, rules: Rules): BuildFault[] {
  if (unit.build === 'free') return [];
  return [...checkAttacks(unit, catalogue), ...checkCounters(unit, catalogue, rules)];
}

function checkAttacks(unit: Build, { attacks }: Catalogue): BuildFault[] {
  return unit.attacks.flatMap((name, index) => {
    const entry = attacks.find((attack) => attack.name === name);
    if (entry === undefined || entry.untrained || entry.rank <= rankIn(unit, entry.skill)) return [];
    const found = `${unit.name} has rank ${rankIn(unit, entry.skill)}`;
    return [
      { list: 'attacks', index, message: `${name}: expected rank ${entry.rank} or more in ${entry.skill}, ${found}` },
    ];
  });
}

/** A counter that finds no choice, even when the counters before it choose otherwise, is one too many. */
function checkCounters(unit: Build, catalogue: Catalogue, rules: Rules): BuildFault[] {
  const choices = choicesOf(unit, combatSkills(catalogue), rules);
  const taken: (CounterEntry | undefined)[] = choices.map(() => undefined);
  return unit.counters.flatMap(({ use }, index) => {
    const entry = catalogue.counters.find((counter) => counter.name === use);
    const isAgain = unit.counters.findIndex((choice) => choice.use === use) < index;
    if (entry === undefined || isAgain || choose(entry, choices, taken, new Set())) return [];
    const skill = entry.skill === ANY_SKILL ? 'any skill' : entry.skill;
    const message = `${use}: the ranks of ${unit.name} leave no choice for ${entry.kind === 'offensive' ? 'an' : 'a'} ${entry.kind} counter of rank ${entry.rank} of ${skill}`;
    return [{ list: 'counters', index, message }];
  });
}

/** Takes a choice for the entry, moving others to other choices where that makes room (Kuhn 1955). */
function choose(
  entry: CounterEntry,
  choices: readonly Choice[],
  taken: (CounterEntry | undefined)[],
  tried: Set<number>,
): boolean {
  for (let i = 0; i < choices.length; i++) {
    if (tried.has(i) || !allows(choices[i] as Choice, entry)) continue;
    tried.add(i);
    const holder = taken[i];
    if (holder === undefined || choose(holder, choices, taken, tried)) {
      taken[i] = entry;
      return true;
    }
  }
  return false;
}

function allows(choice: Choice, { skill, rank, kind }: CounterEntry): boolean {
  const type = kind === 'offensive' ? 'offensive' : 'defensive';
  return (
    (skill === ANY_SKILL || skill === choice.skill) &&
    rank <= choice.rank &&
    (choice.kind === 'any' || choice.kind === type)
  );
}

function choicesOf(unit: Build, skills: ReadonlySet<string>, rules: Rules): Choice[] {
  const anyFrom = rules.number('build.anyFrom');
  return [...skills].flatMap((skill) =>
    Array.from({ length: rankIn(unit, skill) }, (_, i): Choice[] => {
      const rank = i + 1;
      const times = (count: number, kind: Choice['kind']) =>
        Array.from({ length: count }, () => ({ skill, rank, kind }));
      if (rank >= anyFrom) return times(rules.number('build.any'), 'any');
      return [
        ...times(rules.number('build.defensive'), 'defensive'),
        ...times(rules.number('build.offensive'), 'offensive'),
      ];
    }).flat(),
  );
}

function rankIn(unit: Build, skill: string): number {
  return unit.skills[skill] ?? 0;
}
