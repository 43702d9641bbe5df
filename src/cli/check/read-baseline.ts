import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../engine/core/errors.ts';
import { type DataMap, isMap } from '../../scenarios/data/tree.ts';
import type { Baseline } from '../../sim/gates/changes-since.ts';

/**
 * Reads the outcomes of a stored result.
 *
 * @param folder as `run --out` wrote it
 * @param slug of the scenario
 * @throws UsageError where there is no such result, or it is not one that this version reads
 */
export function readBaseline(folder: string, slug: string): Baseline {
  const path = join(folder, slug, 'summary.json');
  const summary = parse(path);
  const { schema, trials, outcomes, exact } = summary;
  if (schema !== 1 || typeof trials !== 'number' || !(trials >= 1) || !isMap(outcomes)) {
    throw new UsageError(`--baseline: ${path}: expected a result with "schema": 1, trials and outcomes`);
  }
  const counts = Object.entries(outcomes).map(([label, figure]) => {
    const count = isMap(figure) ? figure['count'] : undefined;
    if (typeof count === 'number' && count >= 0 && count <= trials) return [label, count] as const;
    throw new UsageError(`--baseline: ${path}: expected outcome ${label} with a count of 0 to ${trials}`);
  });
  const chances = isMap(exact) && isMap(exact['outcomes']) ? exact['outcomes'] : undefined;
  return {
    trials,
    counts: Object.fromEntries(counts),
    ...(chances && {
      exact: Object.fromEntries(Object.entries(chances).map(([label, chance]) => [label, Number(chance)])),
    }),
  };
}

function parse(path: string): DataMap {
  try {
    const summary: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isMap(summary)) return summary;
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'there is no such file; evenodds run --out writes it' : message;
    throw new UsageError(`--baseline: ${path}: ${reason}`, { cause });
  }
  throw new UsageError(`--baseline: ${path}: expected a result`);
}
