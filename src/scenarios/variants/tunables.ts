import { itemNames, nameOfItem } from '../data/named-items.ts';
import { formatPath } from '../data/scenario-path.ts';
import { entriesOf, isMap, itemsOf, textOf } from '../data/tree.ts';
import { ratingPart } from '../fields/rating-part.ts';
import { choicesOf, type Place, placeOf, schemaBelow, takesRating } from '../fields/schema-walk.ts';
import { formOf, schemaOf } from '../forms.ts';
import type { LoadedScenario } from '../load-scenario.ts';
import { steppedText } from './stepped-text.ts';

/** A value of a scenario that can be another, with what it could be: texts as `--set` reads them. */
export interface Tunable {
  readonly path: string;
  readonly from: string;
  readonly down?: string;
  readonly up?: string;
  readonly alternatives: readonly string[];
}

/** A value that cannot be moved by a step. */
export interface Immovable {
  readonly path: string;
  readonly reason: string;
}

/** Keys of the head, and names: they are not played. */
const NOT_PLAYED = new Set(['format', 'name', 'description', 'system', 'kind', 'trials', 'seed', 'expect']);
/** Of a fraction. */
const FRACTION_STEP = 0.1;

/**
 * Every value of a scenario that can be moved, in the order of the resolved scenario: numbers, ratings by
 * their parts and dice one step down and up, choices and flags to each of the others. Weapons of the armory that
 * nobody carries are left out.
 */
export function tunablesOf({ scenario }: LoadedScenario): { tunables: Tunable[]; immovable: Immovable[] } {
  const form = formOf(scenario.system, scenario.kind);
  const walk = new Walk(namesInUse(scenario));
  if (form) walk.enter(scenario, schemaOf(form), []);
  return walk;
}

type Schema = Parameters<typeof placeOf>[0];
type Names = readonly (string | number)[];

class Walk {
  readonly tunables: Tunable[] = [];
  readonly immovable: Immovable[] = [];
  private readonly inUse: ReadonlySet<string>;

  constructor(inUse: ReadonlySet<string>) {
    this.inUse = inUse;
  }

  enter(value: unknown, schema: Schema, names: Names): void {
    const place = placeOf(schema);
    if (Array.isArray(value)) this.enterList(value, place, names);
    else if (isMap(value)) this.enterMap(value, place, names);
    else if (names.length > 0) this.addValue(value, schema, names);
  }

  private enterList(list: readonly unknown[], place: Place, names: Names): void {
    list.forEach((item, index) => {
      const below = schemaBelow(place, index);
      const name = itemNames(list).length === list.length ? nameOfItem(list, index) : index;
      if (below) this.enter(item, below, [...names, name]);
    });
  }

  private enterMap(map: object, place: Place, names: Names): void {
    for (const [key, value] of entriesOf(map)) {
      if (NOT_PLAYED.has(key) && (names.length === 0 || key === 'name')) continue;
      if (names.length === 1 && names[0] === 'armory' && !this.inUse.has(key)) continue;
      const below = schemaBelow(place, key);
      if (below) this.enter(value, below, [...names, key]);
    }
  }

  private addValue(value: unknown, schema: Schema, names: Names): void {
    const path = formatPath(names);
    if (typeof value === 'string' && takesRating(schema)) {
      this.addRating(value, path);
      return;
    }
    const moved = movesOf(value, schema);
    if (moved === undefined) this.immovable.push({ path, reason: 'a name or a text without a number' });
    else this.tunables.push({ path, from: String(value), ...moved });
  }

  private addRating(rating: string, path: string): void {
    for (const part of ['value', 'auto'] as const) {
      const number = ratingPart(rating, part) ?? 0;
      this.tunables.push({ path: `${path}.${part}`, from: String(number), ...stepsFrom(number), alternatives: [] });
    }
  }
}

function movesOf(value: unknown, schema: Schema): Omit<Tunable, 'path' | 'from'> | undefined {
  if (typeof value === 'number') return { ...stepsFrom(value), alternatives: [] };
  if (typeof value === 'boolean') return { alternatives: [String(!value)] };
  const text = textOf(value);
  if (text === undefined) return undefined;
  const choices = choicesOf(schema);
  if (choices.length > 1 && choices.includes(text))
    return { alternatives: choices.filter((choice) => choice !== text) };
  const [down, up] = [-1, 1].map((by) => steppedText(text, by));
  if (down === undefined && up === undefined) return undefined;
  return { ...(down !== undefined && { down }), ...(up !== undefined && { up }), alternatives: [] };
}

function stepsFrom(number: number): { down: string; up: string } {
  const step = Number.isInteger(number) ? 1 : FRACTION_STEP;
  const [down, up] = [number - step, number + step].map((value) => String(Number(value.toFixed(6))));
  return { down: down as string, up: up as string };
}

/** Names that any unit's `weapons` has. */
function namesInUse(scenario: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    for (const item of itemsOf(value)) collect(item);
    for (const [key, below] of entriesOf(value)) {
      if (key === 'weapons') for (const weapon of itemsOf(below)) names.add(String(weapon));
      collect(below);
    }
  };
  collect(scenario);
  return names;
}
