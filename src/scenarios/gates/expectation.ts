/** A balance gate as a file writes it, and as the resolved scenario keeps it. */
export interface Expectation {
  readonly metric: string;
  readonly between?: readonly [low: number, high: number] | undefined;
  readonly atLeast?: number | undefined;
  readonly atMost?: number | undefined;
  readonly equals?: number | undefined;
  readonly within?: number | undefined;
}
