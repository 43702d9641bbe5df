/** What a weapon does: dice, or the strength roll, plus a number, and automatic successes (CS-19). */
export interface Damage {
  /** `strength+X`: d10 + d4 open-ended and the strength modifier are added. */
  readonly byStrength: boolean;
  readonly count: number;
  readonly sides: number;
  readonly plus: number;
  readonly auto: number;
}

const DICE = /^(\d{1,2})d(\d{1,3})(?:s(\d{1,2}))?$/;
const STRENGTH = /^strength\+(\d{1,2})(?:s(\d{1,2}))?$/;

/**
 * Reads a weapon's damage.
 *
 * @param text `3d4s1`, `2d10`, `strength+2` or `strength+2s1`
 * @returns undefined where the text is no damage
 * @rule CS-19
 */
export function parseDamage(text: string): Damage | undefined {
  const dice = DICE.exec(text);
  if (dice) {
    const [count, sides, auto] = [Number(dice[1]), Number(dice[2]), Number(dice[3] ?? 0)];
    return count < 1 || sides < 2 ? undefined : { byStrength: false, count, sides, plus: 0, auto };
  }
  const strength = STRENGTH.exec(text);
  if (!strength) return undefined;
  return { byStrength: true, count: 0, sides: 0, plus: Number(strength[1]), auto: Number(strength[2] ?? 0) };
}
