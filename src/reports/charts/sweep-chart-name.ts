/** Of a figure's chart files: `sweep` for the first, `sweep-2` for the next. */
export function sweepChartName(index: number): string {
  return index === 0 ? 'sweep' : `sweep-${index + 1}`;
}
