import { createHash } from 'node:crypto';
import { SYSTEMS } from '../../engine/registry.ts';
import type { BookChart } from '../../scenarios/book/book-schema.ts';
import { loadScenario } from '../../scenarios/load-scenario.ts';
import { PACKAGE_VERSION } from '../../sim/package-version.ts';
import { isScenarioFile } from '../odds/odds-target.ts';
import { bookFile } from './book-file.ts';

/**
 * What a chart of a book depends on: what it asks for, the scenarios that it names as they are now, the
 * rules and this program. The same key is the same picture.
 *
 * @param folder that its files are looked for from
 * @throws ScenarioError where a scenario cannot be read
 */
export function chartKey({ caption: _caption, alt: _alt, ...entry }: BookChart, folder: string): string {
  const { table, odds, run, sweep } = entry;
  const named = [table?.file, run?.file, sweep?.file].filter((file) => file !== undefined);
  const places = [...named, ...(odds?.of ?? [])].map((file) => bookFile(file, folder));
  const files = odds === undefined ? places : places.filter(isScenarioFile);
  const set = (table ?? odds ?? run ?? sweep)?.set ?? [];
  const scenarios = files.map((file) => {
    const { scenario } = loadScenario(file, { set });
    return [scenario, SYSTEMS[scenario.system]?.version];
  });
  return createHash('sha256')
    .update(JSON.stringify([PACKAGE_VERSION, entry, scenarios]))
    .digest('hex');
}
