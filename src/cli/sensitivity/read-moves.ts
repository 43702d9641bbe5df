import { ScenarioError, UsageError } from '../../engine/core/errors.ts';
import type { Unmoved } from '../../reports/sensitivity/sensitivity-words.ts';
import { namedPath } from '../../scenarios/data/named-path.ts';
import { hint } from '../../scenarios/data/nearest.ts';
import { formatPath, parsePath } from '../../scenarios/data/scenario-path.ts';
import { type LoadedScenario, variantOf } from '../../scenarios/load-scenario.ts';
import { swapSides } from '../../scenarios/variants/side-swap.ts';
import { type Tunable, tunablesOf } from '../../scenarios/variants/tunables.ts';
import type { Move, Moved } from '../../sim/sensitivity/sensitivity.ts';

/** What is moved, and what is not. */
export interface Moves {
  readonly moved: readonly Moved[];
  readonly unmoved: readonly Unmoved[];
}

const SIDES = 'sides';

/**
 * All moves of a scenario: each value one step down and up, or to the other choices, and the sides in the
 * other order.
 *
 * @param over paths, at or below which a value must lie to be moved, list items by name or index; all where there is none
 * @throws UsageError where a path of `over` names nothing that can be moved
 */
export function readMoves(base: LoadedScenario, over: readonly string[]): Moves {
  const { tunables, immovable } = tunablesOf(base);
  const chosen = over.map((path) => namedPath(base.scenario, path));
  const isChosen = ({ path }: { readonly path: string }) =>
    over.length === 0 || chosen.some((prefix) => path === prefix || path.startsWith(`${prefix}.`));
  const known = pathsAndGroups([...tunables, ...immovable].map(({ path }) => path));
  for (const [i, prefix] of chosen.entries()) {
    if (known.has(prefix)) continue;
    const meant = hint(prefix, known);
    throw new UsageError(`--over: expected the path of a value or of a group of them, got "${over[i]}"${meant}`);
  }
  const unmoved: Unmoved[] = immovable.filter(isChosen);
  const moved = tunables.filter(isChosen).flatMap((tunable) => {
    const moves = movesOf(base, tunable, unmoved);
    return moves.length > 0 ? [{ path: tunable.path, from: tunable.from, moves }] : [];
  });
  const swap = over.length === 0 || over.includes(SIDES) ? swapSides(base.scenario) : undefined;
  const swapped: Moved[] =
    swap === undefined
      ? []
      : [{ path: SIDES, from: swap.from, moves: [{ direction: 'alternative', to: swap.to, variant: swap }] }];
  return { moved: [...moved, ...swapped], unmoved };
}

/** Paths, and those of everything that they lie in. */
function pathsAndGroups(paths: readonly string[]): ReadonlySet<string> {
  return new Set(
    paths.flatMap((path) => {
      const names = parsePath(path);
      return names.map((_, i) => formatPath(names.slice(0, i + 1)));
    }),
  );
}

function movesOf(base: LoadedScenario, { path, down, up, alternatives }: Tunable, unmoved: Unmoved[]): Move[] {
  const wanted: Pick<Move, 'direction' | 'to'>[] = [
    ...(down === undefined ? [] : [{ direction: 'down', to: down } as const]),
    ...(up === undefined ? [] : [{ direction: 'up', to: up } as const]),
    ...alternatives.map((to) => ({ direction: 'alternative', to }) as const),
  ];
  const refused: string[] = [];
  const moves = wanted.flatMap((move): Move[] => {
    const variant = variantTo(base, path, move.to);
    if (typeof variant !== 'string') return variant.hash === base.hash ? [] : [{ ...move, variant }];
    refused.push(variant);
    return [];
  });
  if (moves.length === 0) unmoved.push({ path, reason: refused[0] ?? 'whose moves change nothing that is played' });
  return moves;
}

/** @returns why not, where the value cannot be that */
function variantTo(base: LoadedScenario, path: string, value: string): LoadedScenario | string {
  try {
    return variantOf(base, [`${path}=${value}`]);
  } catch (error) {
    if (error instanceof ScenarioError) return reasonOf(error.problems[0]?.message ?? '', value);
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

function reasonOf(message: string, value: string): string {
  return message.replace(/^--set [^:]*: /, '').replace(/, got .*$/s, '') || `cannot be ${value}`;
}
