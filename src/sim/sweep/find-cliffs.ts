/** A step between neighbouring values that stands out from the trend around it. */
export interface Cliff {
  /** Index of the value before the step; the step goes to the next. */
  readonly after: number;
  readonly step: number;
  /** The rule whose number is varied, such as `CS-3`, where it is one. */
  readonly rule?: string;
}

/** A point of a curve. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  /** How far y may be off, 0 where it is exact. */
  readonly error: number;
}

/** Steps on either side that make the trend around a step. */
const AROUND = 2;
/** How much steeper than the trend a cliff is. */
const STEEPER = 2.5;
/** Of the whole range of the curve. */
const LEAST_SHARE = 0.1;
const FEWEST_POINTS = 4;

/**
 * The cliffs of a curve: steps that, less what they may be off, are two and a half times as steep as the median of
 * the two steps before and the two after, and a tenth at least of the curve's whole range.
 *
 * @param curve ascending in x; of fewer than four points nothing can be told
 */
export function findCliffs(curve: readonly CurvePoint[], rule?: string): Cliff[] {
  if (curve.length < FEWEST_POINTS) return [];
  const heights = curve.map(({ y }) => y);
  const range = heights.reduce((most, y) => Math.max(most, y)) - heights.reduce((least, y) => Math.min(least, y));
  const steps = curve.slice(1).map((to, i) => stepOf(curve[i] as CurvePoint, to));
  return steps.flatMap(({ step, slope, surely }, after) => {
    const around = steps
      .slice(Math.max(0, after - AROUND), after + AROUND + 1)
      .filter((_, i) => i !== Math.min(after, AROUND));
    const trend = median(around.map((other) => Math.abs(other.slope)));
    const isSteep = surely > STEEPER * trend && slope !== 0;
    if (!isSteep || Math.abs(step) < LEAST_SHARE * range) return [];
    return [{ after, step, ...(rule !== undefined && { rule }) }];
  });
}

function stepOf(from: CurvePoint, to: CurvePoint) {
  const [step, width] = [to.y - from.y, to.x - from.x];
  return { step, slope: step / width, surely: Math.max(0, Math.abs(step) - from.error - to.error) / width };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
