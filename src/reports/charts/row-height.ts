/** Height of one row of horizontal bars, in pixels: the more rows, the closer. */
export function rowHeight(rows: number): number {
  if (rows <= 8) return 36;
  return rows <= 20 ? 26 : 19;
}
