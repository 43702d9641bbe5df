/**
 * An exact distribution of integers: the chance of `low + i` is `probabilities[i]`. What an endless
 * tail leaves out is kept beside it and never shared out among the rest, so that all probabilities and
 * `leftOut` add up to 1. Never changed once it is made.
 */
export interface Distribution {
  readonly low: number;
  /** At least one. */
  readonly probabilities: Float64Array;
  /** Mass of values that are not listed, 0 or more. */
  readonly leftOut: number;
}

/** A value that is certain. */
export function constant(value: number): Distribution {
  return { low: value, probabilities: Float64Array.of(1), leftOut: 0 };
}

/**
 * A die: the faces 1 to `sides`, each as likely as the next.
 *
 * @param sides 1 or more
 */
export function die(sides: number): Distribution {
  return evenDie(1, sides);
}

/** A die with the faces `low` to `high`, each as likely as the next: a Fudge die is −1 to 1. */
export function evenDie(low: number, high: number): Distribution {
  const faces = high - low + 1;
  return { low, probabilities: new Float64Array(faces).fill(1 / faces), leftOut: 0 };
}

/** The greatest value listed. */
export function highestOf({ low, probabilities }: Distribution): number {
  return low + probabilities.length - 1;
}

/** The chance of one value, 0 for one that is not listed. */
export function probabilityOf({ low, probabilities }: Distribution, value: number): number {
  return probabilities[value - low] ?? 0;
}

/** All probabilities and what is left out together: 1, but for rounding. */
export function totalOf({ probabilities, leftOut }: Distribution): number {
  return probabilities.reduce((sum, probability) => sum + probability, leftOut);
}

/**
 * What is left out where several independent distributions are brought together: the chance that any
 * of them takes a value that is not listed.
 *
 * @param leftOuts each 0 to 1
 */
export function leftOutOfAny(...leftOuts: readonly number[]): number {
  return leftOuts.reduce((all, one) => all + one - all * one, 0);
}

/** The same of `count` independent quantities of one distribution. */
export function leftOutOfLike(leftOut: number, count: number): number {
  return leftOut === 0 ? 0 : -Math.expm1(count * Math.log1p(-leftOut));
}
