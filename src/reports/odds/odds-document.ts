import type { OddsResult } from '../../sim/odds/odds-result.ts';
import { chosenRows, type RowChoice } from './row-choice.ts';

/**
 * What `odds --json` prints: `mean`, `sd` and `distribution` of the one quantity, or `distributions` of
 * several by name. An estimate says so under `estimate`, which exact odds do not have.
 */
export function oddsDocument(result: OddsResult, choice: RowChoice): object {
  const { name, outcomes, figures, leftOut, estimate } = result;
  const quantities = Object.entries(figures);
  const rows = quantities.map(([metric, figure]) => [metric, chosenRows(result, figure, choice)] as const);
  const [single] = quantities;
  const body =
    quantities.length === 1 && single !== undefined
      ? { mean: single[1].mean, sd: single[1].sd, leftOut, distribution: rows[0]?.[1] }
      : { leftOut, distributions: Object.fromEntries(rows) };
  return { schema: 1, expression: name, outcomes, ...body, ...(estimate === undefined ? {} : { estimate }) };
}
