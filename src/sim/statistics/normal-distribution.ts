import { upperIncompleteGamma } from './incomplete-gamma.ts';

/** Coefficients of AS 241 (PPND16), highest power first, as the doubles they round to. */
const CENTRE = [
  2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946, 1971.5909503065513,
  133.14166789178438, 3.3871328727963665,
] as const;
const CENTRE_BELOW = [
  5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751, 687.1870074920579,
  42.31333070160091, 1,
] as const;
const NEAR = [
  0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684, 3.6478483247632045,
  5.769497221460691, 4.630337846156546, 1.4234371107496835,
] as const;
const NEAR_BELOW = [
  1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008, 0.6897673349851,
  1.6763848301838038, 2.053191626637759, 1,
] as const;
const FAR = [
  2.0103343992922881e-7, 0.000027115555687434876, 0.0012426609473880784, 0.026532189526576124, 0.29656057182850487,
  1.7848265399172913, 5.463784911164114, 6.657904643501103,
] as const;
const FAR_BELOW = [
  2.0442631033899397e-15, 1.421511758316446e-7, 0.000018463183175100548, 0.0007868691311456133, 0.014875361290850615,
  0.1369298809227358, 0.599832206555888, 1,
] as const;

/**
 * Distribution function of the standard normal, through the incomplete gamma function, so that its
 * lower tail keeps its relative accuracy (about 1e-14): Φ(−6) = 9.87e-10.
 *
 * @param z any number
 * @returns 0 to 1
 */
export function normalCdf(z: number): number {
  const tail = upperIncompleteGamma(0.5, (z * z) / 2) / 2;
  return z < 0 ? tail : 1 - tail;
}

/**
 * Quantile of the standard normal: Wichura, Algorithm AS 241 (PPND16), Applied Statistics 37 (1988).
 * Relative error about 1e-16.
 *
 * @param p above 0 and below 1
 * @returns z with Φ(z) = p; −Infinity and Infinity at 0 and 1
 */
export function normalQuantile(p: number): number {
  if (p <= 0) return Number.NEGATIVE_INFINITY;
  if (p >= 1) return Number.POSITIVE_INFINITY;
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) {
    const r = 0.180625 - q * q;
    return (q * polynomial(CENTRE, r)) / polynomial(CENTRE_BELOW, r);
  }
  const r = Math.sqrt(-Math.log(q < 0 ? p : 1 - p));
  const z =
    r <= 5
      ? polynomial(NEAR, r - 1.6) / polynomial(NEAR_BELOW, r - 1.6)
      : polynomial(FAR, r - 5) / polynomial(FAR_BELOW, r - 5);
  return q < 0 ? -z : z;
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}
