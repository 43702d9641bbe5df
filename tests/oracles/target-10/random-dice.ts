/** A source of uniform numbers in [0, 1). */
export type Random = () => number;

/** A sum of dice and a constant, such as 2d6+3. */
export interface Dice {
  readonly terms: ReadonlyArray<{ readonly sign: number; readonly count: number; readonly sides: number }>;
  readonly constant: number;
}

/**
 * Makes the generator sfc32 (Chris Doty-Humphrey, PractRand), its state filled from the seed by splitmix32.
 * @param seed any integer from 0 to 2^53 − 1
 * @returns numbers in [0, 1), multiples of 2^-32
 */
export function makeSfc32(seed: number): Random {
  let mixed = (seed >>> 0) ^ Math.imul(Math.floor(seed / 2 ** 32), 0x9e3779b1);
  const splitmix = (): number => {
    mixed = (mixed + 0x9e3779b9) | 0;
    let z = mixed;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) | 0;
  };
  let a = splitmix();
  let b = splitmix();
  let c = splitmix();
  let counter = 1;
  const random = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return (t >>> 0) / 2 ** 32;
  };
  for (let warmUp = 0; warmUp < 16; warmUp += 1) random();
  return random;
}

/**
 * Rolls one die.
 * @returns a whole number from 1 to `sides`
 */
export function rollDie(random: Random, sides: number): number {
  return 1 + Math.floor(random() * sides);
}

/**
 * Reads a number or an expression such as `d6`, `2d6+3`, `1d6-1`, `1d6+1d4`.
 * @throws Error on anything else
 */
export function parseDice(value: unknown, what: string): Dice {
  if (typeof value === 'number' && Number.isInteger(value)) return { terms: [], constant: value };
  if (typeof value !== 'string') throw new Error(`${what}: expected a number or dice, got ${JSON.stringify(value)}`);
  const text = value.replaceAll(' ', '');
  if (!/^[+-]?(\d*d\d+|\d+)([+-](\d*d\d+|\d+))*$/i.test(text)) throw new Error(`${what}: not dice: ${value}`);
  const terms: Array<{ sign: number; count: number; sides: number }> = [];
  let constant = 0;
  for (const part of text.match(/[+-]?[^+-]+/g) ?? []) {
    const sign = part.startsWith('-') ? -1 : 1;
    const [count, sides] = part.replace(/^[+-]/, '').toLowerCase().split('d');
    if (sides === undefined) constant += sign * Number(count);
    else terms.push({ sign, count: count === '' ? 1 : Number(count), sides: Number(sides) });
  }
  return { terms, constant };
}

/** Rolls every die of the expression, one at a time. */
export function rollDice(random: Random, dice: Dice): number {
  let total = dice.constant;
  for (const term of dice.terms) {
    for (let i = 0; i < term.count; i += 1) total += term.sign * rollDie(random, term.sides);
  }
  return total;
}

/** The greatest total of the expression. */
export function greatestOf(dice: Dice): number {
  let total = dice.constant;
  for (const term of dice.terms) total += term.sign > 0 ? term.count * term.sides : -term.count;
  return total;
}

/** The least total of the expression. */
export function leastOf(dice: Dice): number {
  let total = dice.constant;
  for (const term of dice.terms) total += term.sign > 0 ? term.count : -term.count * term.sides;
  return total;
}
