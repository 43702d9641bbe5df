import type { SweepResult } from '../../sim/sweep/sweep-result.ts';
import { axisValue } from '../odds-grid/grid-words.ts';

/** What `sweep --json` prints: no clock and no machine. */
export function sweepDocument(result: SweepResult): object {
  const { evenodds, name, system, kind, hash, axes, figures, seed, trials, confidence, points, cliffs } = result;
  const byMetric = <Value>(make: (index: number) => Value) =>
    Object.fromEntries(figures.map(({ metric }, i) => [metric, make(i)]));
  return {
    schema: 1,
    evenodds,
    ...{ scenario: name, system, kind, hash, seed, trials, confidence },
    vary: axes.map(({ path }) => path),
    shown: figures.map(({ metric }) => metric),
    points: points.map((point) => ({
      values: point.values.map(axisValue),
      outcomes: point.outcomes,
      metrics: point.metrics,
      shown: byMetric((i) => point.figures[i]),
    })),
    cliffs: byMetric((i) =>
      (cliffs[i] ?? []).map(({ after, step, rule }) => ({
        from: axisValue(points[after]?.values[0] ?? ''),
        to: axisValue(points[after + 1]?.values[0] ?? ''),
        step,
        ...(rule !== undefined && { rule }),
      })),
    ),
  };
}
