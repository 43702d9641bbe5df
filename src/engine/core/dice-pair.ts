/**
 * Two dice that are rolled together and looked at apart, prepared so that one word of the generator decides both:
 * `faces[n]` holds the faces of the n-th of their equally likely results, the first plus 256 times the second.
 */
export interface DicePair {
  readonly firstSides: number;
  readonly secondSides: number;
  readonly faces: Int32Array;
}

/**
 * Prepares a pair.
 *
 * @param firstSides of at most 256 results together with `secondSides`
 */
export function createDicePair(firstSides: number, secondSides: number): DicePair {
  const faces = Int32Array.from({ length: firstSides * secondSides }, (_, result) => {
    return 1 + (result % firstSides) + ((1 + Math.floor(result / firstSides)) << 8);
  });
  return { firstSides, secondSides, faces };
}

/** First face of {@link DicePair}'s `faces`. */
export function firstFace(faces: number): number {
  return faces & 255;
}

/** Second face of {@link DicePair}'s `faces`. */
export function secondFace(faces: number): number {
  return faces >> 8;
}
