import { indexOfItem, nameOfItem } from './named-items.ts';
import { formatPath, parsePath } from './scenario-path.ts';
import { fieldOf } from './tree.ts';

/**
 * A path with the items of lists by their names: `sides.empire.units.0.hitDice` is
 * `sides.empire.units.Captain Cole.hitDice`.
 *
 * @param scenario in which the path is looked up; what it does not have stays as given
 * @throws UsageError where the text is no path
 */
export function namedPath(scenario: unknown, path: string): string {
  const given = parsePath(path);
  let here = scenario;
  const named = given.map((name) => {
    const index = Array.isArray(here) ? indexOfItem(here, name) : undefined;
    const found = Array.isArray(here) && index !== undefined ? nameOfItem(here, index) : name;
    here = Array.isArray(here) ? here[index ?? here.length] : fieldOf(here, name);
    return String(found);
  });
  return formatPath(named);
}
