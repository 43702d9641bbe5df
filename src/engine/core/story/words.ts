import type { StoryDie } from './passage.ts';

/** A number with its sign, as text shows it: `+2`, `−1`, `+0`. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** A number as text shows it, with a true minus sign. */
export function shown(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** `1 success`, `2 successes`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${shown(count)} ${count === 1 || count === -1 ? one : many}`;
}

/** `A, B and C`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** A part of a sum: what it is called and how much it gives. */
export type Part = readonly [name: string, amount: number];

/** `size 9 + range 4 − wounds 1`: parts of nothing are left out, save the first. */
export function sumText(parts: readonly Part[]): string {
  return parts
    .filter(([, amount], i) => i === 0 || amount !== 0)
    .map(([name, amount], i) => {
      if (i === 0) return `${name} ${shown(amount)}`;
      return amount < 0 ? `− ${name} ${-amount}` : `+ ${name} ${amount}`;
    })
    .join(' ');
}

/** Faces of dice in order: `3 10 7`. */
export function facesText(dice: readonly StoryDie[]): string {
  return dice.map(({ face }) => face).join(' ');
}
