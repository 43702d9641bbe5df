/**
 * What a unit is made of.
 *
 * @rule CTR-1
 */
export const ATTRIBUTES = [
  'strength',
  'constitution',
  'dexterity',
  'intelligence',
  'perception',
  'willpower',
  'presence',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Most that an unaugmented human has (CTR-1). */
export const MOST_UNAUGMENTED = 5;
