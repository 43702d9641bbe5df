import { UsageError } from '../engine/core/errors.ts';
import { namedPath } from '../scenarios/data/named-path.ts';
import type { LoadedScenario } from '../scenarios/load-scenario.ts';
import { parseVary, type Varied } from '../scenarios/variants/parse-vary.ts';

/** Points of a sweep or a table at most: more would take hours, and no chart shows them. */
export const MOST_SWEPT_POINTS = 2000;

/**
 * Reads `--vary`, once or twice.
 *
 * @param mostPoints points of the whole
 * @throws UsageError where a value is wrong, both are one parameter, or there are too many points
 */
export function readAxes(texts: readonly string[], mostPoints: number): Varied[] {
  if (texts.length > 2) throw new UsageError(`--vary: expected one parameter or two, got ${texts.length}`);
  const axes = texts.map((text) => parseVary(text, mostPoints));
  const [first, second] = axes;
  if (second !== undefined && first?.path === second.path)
    throw new UsageError(`--vary: expected two parameters, got ${second.path} twice`);
  const points = axes.reduce((product, { values }) => product * values.length, 1);
  if (points > mostPoints) {
    const [most, count] = [mostPoints, points].map((number) => number.toLocaleString('en-US'));
    throw new UsageError(`--vary: expected a table of at most ${most} points, got ${count}`);
  }
  return axes;
}

/** The same with units by their names, where paths have them by index. */
export function namedAxes(axes: readonly Varied[], { scenario }: LoadedScenario): Varied[] {
  return axes.map((axis) => ({ ...axis, path: namedPath(scenario, axis.path) }));
}
