/** Bits of what an attack is, for fits and standing reductions. */
export const IS_MELEE = 1;
export const IS_RANGED = 2;
export const IS_LETHAL = 4;
export const IS_NON_LETHAL = 8;
