import type { SweepResult } from '../../sim/sweep/sweep-result.ts';
import { axisValue } from '../odds-grid/grid-words.ts';
import { crossingsOf } from './crossings.ts';
import { type SweepTarget, sweepHeadline } from './sweep-words.ts';

/** What `sweep --json` prints: no clock and no machine. */
export function sweepDocument(result: SweepResult, target?: SweepTarget): object {
  const { evenodds, name, system, rulesVersion, kind, hash, axes, figures, seed, trials, confidence, points, cliffs } =
    result;
  const byMetric = <Value>(make: (index: number) => Value) =>
    Object.fromEntries(figures.map(({ metric }, i) => [metric, make(i)]));
  return {
    schema: 1,
    evenodds,
    ...{ scenario: name, system, rulesVersion, kind, hash, seed, trials, confidence },
    finding: sweepHeadline(result, 0, target),
    vary: axes.map(({ path }) => path),
    shown: figures.map(({ metric }) => metric),
    ...(target && { target: targetOf(result, target) }),
    points: points.map((point) => ({
      values: point.values.map(axisValue),
      base: point.isBase,
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

/** The target, with the neighbours between which it is crossed. */
function targetOf(result: SweepResult, { metric, value }: SweepTarget): object {
  const index = result.figures.findIndex((figure) => figure.metric === metric);
  const at = (point: number) => result.points[point]?.values.map(axisValue);
  const crossings = crossingsOf(result, index, value);
  return { metric, value, crossings: crossings.map(({ below, above }) => ({ below: at(below), above: at(above) })) };
}
