/** The dense part of a histogram spans at most this many values; what lies farther out goes to a map. */
const WIDEST = 1 << 20;

/**
 * An exact histogram of integers: any value from −2^53 to 2^53, no preset range, counts exact to 2^53.
 * Values near each other are counted in a dense window that grows; outliers far from it in a map.
 */
export class Histogram {
  private low = 0;
  private counts = new Float64Array(0);
  /** None before the first: a run makes many histograms that never have one. */
  private outliers: Map<number, number> | undefined;

  /** How many values were counted at least once. */
  get size(): number {
    const { counts } = this;
    let size = this.outliers?.size ?? 0;
    for (let i = 0; i < counts.length; i++) if (counts[i]! > 0) size++;
    return size;
  }

  /** Counts `value` once, or `times` times. */
  add(value: number, times = 1): void {
    let index = value - this.low;
    if (index < 0 || index >= this.counts.length) {
      if (!this.reach(value)) {
        this.addOutlier(value, times);
        return;
      }
      index = value - this.low;
    }
    this.counts[index] = this.counts[index]! + times;
  }

  /** Adds all counts of another histogram to this one. */
  merge(other: Histogram): void {
    other.forEach((value, count) => this.add(value, count));
  }

  /** Calls `visit(value, count)` for each value counted at least once, in ascending order. */
  forEach(visit: (value: number, count: number) => void): void {
    const far = this.outliers === undefined ? [] : [...this.outliers].sort(([a], [b]) => a - b);
    const { low, counts } = this;
    let next = 0;
    for (; next < far.length && far[next]![0] < low; next++) visit(...far[next]!);
    for (let i = 0; i < counts.length; i++) {
      const count = counts[i]!;
      if (count > 0) visit(low + i, count);
    }
    for (; next < far.length; next++) visit(...far[next]!);
  }

  private addOutlier(value: number, times: number): void {
    this.outliers ??= new Map();
    this.outliers.set(value, (this.outliers.get(value) ?? 0) + times);
  }

  /**
   * Grows the window to hold `value`; false where that would make it too wide, as it then will for ever: neither
   * end of the window ever comes back.
   */
  private reach(value: number): boolean {
    const { length } = this.counts;
    const low = length === 0 ? value : Math.min(value, this.low);
    const high = length === 0 ? value : Math.max(value, this.low + length - 1);
    const span = high - low + 1;
    if (span > WIDEST) return false;
    const room = Math.min(WIDEST, Math.max(4, 2 ** Math.ceil(Math.log2(span))));
    const newLow = low < this.low && length > 0 ? high - room + 1 : low;
    const counts = new Float64Array(room);
    counts.set(this.counts, length > 0 ? this.low - newLow : 0);
    this.low = newLow;
    this.counts = counts;
    return true;
  }
}
