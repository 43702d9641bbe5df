/**
 * xoshiro128++ 1.0 of Blackman and Vigna (2019), https://prng.di.unimi.it/xoshiro128plusplus.c
 *
 * Its state is four fields and not an array: V8 reads and writes fields without looking at bounds.
 */
export class Xoshiro128 {
  private s0 = 1;
  private s1 = 0;
  private s2 = 0;
  private s3 = 0;

  /** @param s0 signed 32-bit integers, as the others; with all at 0 the first becomes 1 */
  seed(s0: number, s1: number, s2: number, s3: number): void {
    this.s0 = (s0 | s1 | s2 | s3) === 0 ? 1 : s0;
    this.s1 = s1;
    this.s2 = s2;
    this.s3 = s3;
  }

  /** The next word, a signed 32-bit integer. */
  next(): number {
    const { s0, s1 } = this;
    const s2 = this.s2 ^ s0;
    const s3 = this.s3 ^ s1;
    const sum = (s0 + this.s3) | 0;
    this.s0 = s0 ^ s3;
    this.s1 = s1 ^ s2;
    this.s2 = s2 ^ (s1 << 9);
    this.s3 = (s3 << 11) | (s3 >>> 21);
    return (((sum << 7) | (sum >>> 25)) + s0) | 0;
  }
}
