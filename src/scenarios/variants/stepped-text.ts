/** A share of health moves by so many percent. */
const PERCENT_STEP = 10;

/**
 * A text that holds a number, one step further: of dice a die more or less (`3d4s1`, `d6+1`), of
 * `strength+2` the number, of a percentage ten.
 *
 * @param by −1 or 1
 * @returns undefined where there is no such step
 */
export function steppedText(text: string, by: number): string | undefined {
  const dice = /^(\d*)(d\d+.*)$/.exec(text);
  if (dice) return positive(Number(dice[1] || 1) + by, (count) => `${count}${dice[2]}`);
  const strength = /^strength\+(\d+)(.*)$/.exec(text);
  if (strength) return positive(Number(strength[1]) + by, (plus) => `strength+${plus}${strength[2]}`, 0);
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(text);
  return percent ? positive(Number(percent[1]) + by * PERCENT_STEP, (share) => `${share}%`) : undefined;
}

function positive(number: number, write: (number: number) => string, least = 1): string | undefined {
  return number >= least ? write(number) : undefined;
}
