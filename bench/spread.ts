function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Median, least and most. */
export function formatSpread(values: readonly number[], digits: number): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)];
  return `${middle.toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`;
}

/**
 * Takes each measurement in turn, `repeats` times, so that whatever else the machine does falls on all of
 * them alike.
 *
 * @returns by measurement, then by repeat
 */
export function inTurn<Figure>(repeats: number, measurements: readonly (() => Figure)[]): Figure[][] {
  const figures = measurements.map((): Figure[] => []);
  for (let repeat = 0; repeat < repeats; repeat++) {
    measurements.forEach((measure, i) => figures[i]!.push(measure()));
  }
  return figures;
}

/** One quotient a repeat. */
export function ratios(figures: readonly number[], yardstick: readonly number[]): number[] {
  return figures.map((figure, i) => figure / yardstick[i]!);
}
