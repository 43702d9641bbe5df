/**
 * The attack being resolved, from its roll to the levels taken: scratch, written anew by each attack.
 * An interrupt writes it too, once the attack that it answers needs it no more.
 */
export class Blow {
  /** Bits of what it is (`IS_MELEE` and its like), lethal or not as far as it stands. */
  bits = 0;
  /** Index into `WEAPON_KINDS`. */
  weapon = 0;
  /** Dice to hit, and successes left. */
  dice = 0;
  successes = 0;
  /** Damage dice, and levels left. */
  damageDice = 0;
  levels = 0;
  /** Dice more or fewer on the stun and K.O. checks that it calls for. */
  checks = 0;
  /** Whether a standing Block was the defender's counter. */
  isBlocked = false;
}
