import type { WhatIfContext } from '../../reports/html/what-if/what-if-page.ts';
import type { LoadedScenario } from '../../scenarios/load-scenario.ts';
import { PACKAGE_VERSION } from '../../sim/package-version.ts';
import { rulesInForce } from '../rules-in-force.ts';
import { shellWord } from '../shell-word.ts';

/** Options of a command line: nothing for what was not given, several for what stands several times. */
export type GivenOptions = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/**
 * What the page of a what-if tells besides its figures.
 *
 * @param words the command and its files
 * @param options all that have an effect on the figures
 */
export function pageContext(base: LoadedScenario, words: readonly string[], options: GivenOptions): WhatIfContext {
  const flags = Object.entries(options).flatMap(([name, given]) =>
    [given ?? []].flat().flatMap((value) => [`--${name}`, shellWord(String(value))]),
  );
  return {
    ...rulesInForce(base.scenario),
    evenodds: PACKAGE_VERSION,
    command: ['evenodds', ...words.map(shellWord), ...flags].join(' '),
    changes: base.source.set,
  };
}
