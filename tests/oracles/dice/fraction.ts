/** A fraction of big integers. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Fraction = { n: 0n, d: 1n };
export const ONE: Fraction = { n: 1n, d: 1n };

export function fraction(n: number, d: number): Fraction {
  return reduced({ n: BigInt(n), d: BigInt(d) });
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return reduced({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
}

export function times(a: Fraction, b: Fraction): Fraction {
  return reduced({ n: a.n * b.n, d: a.d * b.d });
}

/** To within 1e-30. */
export function toNumber({ n, d }: Fraction): number {
  const digits = 10n ** 30n;
  return Number((n * digits) / d) / 1e30;
}

function reduced({ n, d }: Fraction): Fraction {
  let [a, b] = [n < 0n ? -n : n, d];
  while (b > 0n) [a, b] = [b, a % b];
  return { n: n / a, d: d / a };
}
