import { UsageError } from '../../engine/core/errors.ts';
import { isRatingPart, ratingPart } from '../fields/rating-part.ts';
import { indexOfItem, itemNames } from './named-items.ts';
import { hint, some } from './nearest.ts';
import { formatPath, parsePath } from './scenario-path.ts';
import { fieldOf, isMap } from './tree.ts';

/**
 * The value at a path of a resolved scenario: `rules.successStep`, `sides.players.units.Medic.skills.shoot.auto`.
 *
 * @param scenario a resolved scenario, in which every key has its value
 * @throws UsageError where the path names nothing, with what is near
 */
export function getAt(scenario: unknown, path: string): unknown {
  const names = namesOf(path);
  let here = scenario;
  names.forEach((name, index) => {
    const next = stepInto(here, name);
    if (next === undefined) throw new UsageError(nothingAt(names.slice(0, index), name, namesBelow(here)));
    here = next;
  });
  return here;
}

/** Names of a path; a rule may be named with its dots in quotes. */
export function namesOf(path: string): readonly string[] {
  const names = parsePath(path);
  return names[0] === 'rules' ? names.flatMap((name) => name.split('.')) : names;
}

/**
 * What a message says of a path that names nothing.
 *
 * @param meant a path that was surely meant
 */
export function nothingAt(above: readonly string[], name: string, known: readonly string[], meant?: string): string {
  const place = above.length === 0 ? 'the scenario' : formatPath(above);
  if (known.length === 0) return `expected a path that names something, but ${place} has nothing below it`;
  const near = meant === undefined ? hint(name, known) : ` (did you mean ${JSON.stringify(meant)}?)`;
  return `expected one of ${some(known)} below ${place}, got ${JSON.stringify(name)}${near}`;
}

function stepInto(here: unknown, name: string): unknown {
  if (Array.isArray(here)) return here[indexOfItem(here, name) ?? here.length];
  return isRatingPart(name) && typeof here === 'string' ? ratingPart(here, name) : fieldOf(here, name);
}

function namesBelow(here: unknown): readonly string[] {
  if (Array.isArray(here)) return itemNames(here);
  if (isMap(here)) return Object.keys(here);
  return typeof here === 'string' && ratingPart(here, 'value') !== undefined ? ['value', 'auto'] : [];
}
