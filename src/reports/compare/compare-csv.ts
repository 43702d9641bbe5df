import type { Comparison } from '../../sim/compare/comparison.ts';
import { csvText } from '../csv-text.ts';
import { namedDifferences } from './compare-words.ts';

const COLUMNS = ['a', 'b', 'difference', 'low', 'high', 'varianceSaved', 'differing'] as const;

/** Every difference in full precision; with what mathematics says of it where anything can be computed. */
export function compareCsv(comparison: Comparison): string {
  const named = namedDifferences(comparison);
  const hasExact = named.some(({ figure }) => figure.exact !== undefined);
  return csvText(
    ['metric', ...COLUMNS, ...(hasExact ? ['exactA', 'exactB', 'exactDifference'] : [])],
    named.map(({ type, name, figure }) => [
      type === 'outcome' ? `outcome.${name}` : name,
      ...COLUMNS.map((column) => figure[column]),
      ...(hasExact ? [figure.exact?.a ?? null, figure.exact?.b ?? null, figure.exact?.difference ?? null] : []),
    ]),
  );
}
