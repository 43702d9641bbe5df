import type { Damage, Rating } from './types.ts';

/**
 * Reads a rating.
 *
 * @rule CS-2 (`3s2` is value 3 and 2 automatic successes; `3` is `3s0`; `-1s0` is allowed)
 * @throws Error where the text is no rating
 */
export function parseRating(text: unknown, where: string): Rating {
  const match = /^(-?\d+)(?:s(-?\d+))?$/.exec(String(text).trim());
  if (match === null) throw new Error(`${where}: expected a rating such as 3s1, got ${JSON.stringify(text)}`);
  return { value: Number(match[1]), auto: Number(match[2] ?? '0') };
}

/**
 * Reads what a weapon does.
 *
 * @rule CS-19 (`3d4s1`, `2d10s0`; melee weapons may give `strength+X`)
 * @throws Error where the text is no damage
 */
export function parseDamage(text: unknown, where: string): Damage {
  const source = String(text).trim();
  const dice = /^(\d+)d(\d+)(?:s(\d+))?$/.exec(source);
  if (dice !== null) {
    return { kind: 'dice', count: Number(dice[1]), sides: Number(dice[2]), plus: 0, auto: Number(dice[3] ?? '0') };
  }
  const strength = /^strength(?:\s*([+-])\s*(\d+))?(?:s(\d+))?$/.exec(source);
  if (strength !== null) {
    const plus = Number(strength[2] ?? '0') * (strength[1] === '-' ? -1 : 1);
    return { kind: 'strength', count: 0, sides: 0, plus, auto: Number(strength[3] ?? '0') };
  }
  throw new Error(`${where}: expected damage such as 3d4s1 or strength+2, got ${JSON.stringify(text)}`);
}
