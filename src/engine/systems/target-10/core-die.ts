/** Every test and attack rolls a d20 (T10-4, T10-15). */
export const CORE_DIE = 20;
