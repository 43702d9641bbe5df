import type { z } from 'zod';
import { UsageError } from '../../engine/core/errors.ts';
import type { Alternatives } from '../battle/inherit-unit.ts';
import { isRatingPart, withRatingPart } from '../fields/rating-part.ts';
import { keysOf, type Place, placeOf, schemaBelow, takesRating } from '../fields/schema-walk.ts';
import type { DataPath, Step } from './fault.ts';
import { namesOf, nothingAt } from './get-at.ts';
import { indexOfItem, itemNames } from './named-items.ts';
import { formatPath } from './scenario-path.ts';
import { type DataMap, entriesOf, fieldOf, isMap, itemsOf } from './tree.ts';

/** What there may be at the paths of a scenario file. */
export interface PathSpace {
  readonly schema: z.ZodType;
  readonly alternatives: Alternatives;
  /** The file's scenario as resolved; undefined where it has faults. Asked for what the file leaves out. */
  resolved(): unknown;
}

/** A scenario's data with one value replaced. */
export interface Replaced {
  readonly data: unknown;
  /** Where the value went, lists by index. */
  readonly path: DataPath;
}

/**
 * Replaces the value at a path of a scenario file's data, which stays as it is.
 *
 * Maps that the file leaves out are made; lists, ratings and weapons of the catalogue of which only a
 * part is set are copied in first, as they are when resolved.
 *
 * @throws UsageError where the path names nothing that the schema knows, with what is near
 */
export function setAt(data: unknown, path: string, value: unknown, space: PathSpace): Replaced {
  const setter = new Setter(namesOf(path), value, space);
  return { data: setter.put(data, space.schema, () => space.resolved()), path: setter.path };
}

class Setter {
  /** The steps taken so far. */
  readonly path: Step[] = [];
  private readonly names: readonly string[];
  private readonly value: unknown;
  private readonly space: PathSpace;

  constructor(names: readonly string[], value: unknown, space: PathSpace) {
    this.names = names;
    this.value = value;
    this.space = space;
  }

  /**
   * @param here what the file has at this place
   * @param resolved what the resolved scenario has there
   */
  put(here: unknown, schema: z.ZodType, resolved: () => unknown): unknown {
    const name = this.names[this.path.length];
    if (name === undefined) return this.value;
    const place = placeOf(schema);
    if (place.type === 'value') return this.putPart(here ?? resolved(), name, takesRating(schema));
    if (place.type === 'list') return this.putItem(Array.isArray(here) ? here : resolved(), name, place.item, resolved);
    return this.putKey(isMap(here) ? here : {}, name, place, resolved);
  }

  /** Part of a rating. */
  private putPart(rating: unknown, name: string, isRating: boolean): unknown {
    const isLast = this.path.length === this.names.length - 1;
    if (!isRating || !isLast || !isRatingPart(name)) throw this.nothing(name, isRating ? ['value', 'auto'] : []);
    const changed = withRatingPart(rating, name, this.value);
    if (changed === undefined) throw this.unsound();
    this.path.push(name);
    return changed;
  }

  private putItem(list: unknown, name: string, item: z.ZodType, resolved: () => unknown): unknown {
    const items = itemsOf(list);
    const index = indexOfItem(items, name);
    if (index === undefined) {
      const isUnknown = list === undefined && this.space.resolved() === undefined;
      throw isUnknown ? this.unsound() : this.nothing(name, itemNames(items));
    }
    this.path.push(index);
    return items.with(
      index,
      this.put(items[index], item, () => itemsOf(resolved())[index]),
    );
  }

  private putKey(map: DataMap, name: string, place: Place, resolved: () => unknown): unknown {
    const schema = schemaBelow(place, name);
    const isNew = !Object.hasOwn(map, name);
    const copied = isNew && place.type === 'entries' ? fieldOf(resolved(), name) : undefined;
    if (!schema || (isNew && place.type === 'entries' && copied === undefined)) {
      if (schema && this.space.resolved() === undefined) throw this.unsound();
      throw this.nothing(name, place.type === 'map' ? keysOf(place) : namesOfEntries(map, resolved()));
    }
    this.path.push(name);
    const here = isNew ? copied : map[name];
    const changed: Record<string, unknown> = { ...map };
    changed[name] = this.put(here, schema, () => fieldOf(resolved(), name));
    const other = this.space.alternatives[name];
    if (other !== undefined && schemaBelow(place, other)) delete changed[other];
    return changed;
  }

  private unsound(): UsageError {
    return new UsageError('expected a file without other faults, to set part of what it leaves out');
  }

  private nothing(name: string, known: readonly string[]): UsageError {
    const above = this.names.slice(0, this.path.length);
    const meant = above.length === 0 ? pathTo(name, this.space.resolved()) : undefined;
    return new UsageError(nothingAt(above, name, known, meant));
  }
}

/** Where a name stands that was given without its path: a side, a contestant, a weapon, or a rule. */
function pathTo(name: string, scenario: unknown): string | undefined {
  const above = entriesOf(scenario).find(([, value]) => isMap(value) && Object.hasOwn(value, name));
  return above === undefined ? rulePath(fieldOf(scenario, 'rules'), name) : formatPath([above[0], name]);
}

/** Where in the rules a name stands. */
function rulePath(rules: unknown, name: string): string | undefined {
  for (const [key, value] of entriesOf(rules)) {
    if (key === name) return formatPath(['rules', key]);
    const below = rulePath(value, name);
    if (below !== undefined) return below.replace('rules', () => formatPath(['rules', key]));
  }
  return undefined;
}

function namesOfEntries(map: DataMap, resolved: unknown): readonly string[] {
  return [...new Set([...Object.keys(map), ...entriesOf(resolved).map(([name]) => name)])];
}
