/**
 * A fraction of two integers, rounded once to the nearest double.
 *
 * @param numerator any integer
 * @param denominator 1 or more
 */
export function exactRatio(numerator: bigint, denominator: bigint): number {
  if (numerator < 0n) return -exactRatio(-numerator, denominator);
  // At least 64 bits of quotient; a bit set below them stands for what the division leaves over.
  const shift = Math.max(0, 64 + bitLength(denominator) - bitLength(numerator));
  const scaled = numerator << BigInt(shift);
  const quotient = scaled / denominator;
  const sticky = quotient * denominator === scaled ? quotient : quotient | 1n;
  return Number(sticky) * 2 ** -shift;
}

function bitLength(value: bigint): number {
  return value.toString(16).length * 4;
}
