/** ` (55% is 0.55)` for a share that was given in percent; nothing for what is no percentage either. */
export function percentHint(value: number): string {
  return value > 1 && value <= 100 ? ` (${value}% is ${Number((value / 100).toPrecision(12))})` : '';
}
