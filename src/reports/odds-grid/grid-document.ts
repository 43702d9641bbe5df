import type { OddsGrid } from '../../sim/odds/odds-grid.ts';
import { axisValue, figureKey } from './grid-words.ts';

/** What `odds --vary --json` prints: every outcome and mean of each point, and which of them the table shows. */
export function gridDocument({ name, axes, figure, points }: OddsGrid): object {
  return {
    schema: 1,
    scenario: name,
    vary: axes.map(({ path }) => path),
    shown: figureKey(figure),
    points: points.map(({ values, result: { outcomes, figures, leftOut } }) => ({
      values: values.map(axisValue),
      outcomes,
      metrics: Object.fromEntries(Object.entries(figures).map(([metric, { mean, sd }]) => [metric, { mean, sd }])),
      leftOut,
    })),
  };
}
