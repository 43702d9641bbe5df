import type { SuccessRule } from '../core/exact/success-count.ts';
import type { Explosion, Keep, PoolNode } from './dice-tree.ts';
import type { ExpressionReader } from './expression-reader.ts';
import { chanceOfHighest, facesShown, type Roll } from './pool-roll.ts';

/** Dice in one pool. */
const MOST_DICE = 100_000;
const MOST_SIDES = 1_000_000;
const MOST_DEPTH = 1000;

/** What may follow a die, in the one order in which it is done. */
const STAGES = [
  { name: 'a reroll', words: ['ro', 'r'] },
  { name: '!', words: ['!'] },
  { name: 'kh, kl, dh or dl', words: ['kh', 'kl', 'dh', 'dl'] },
  { name: '>=', words: ['>=', '≥'] },
  { name: 'x or f', words: ['x', 'f'] },
] as const;

/** Whether dice come next: `d`, or digits and `d`. */
export function startsPool(reader: ExpressionReader): boolean {
  return reader.sees('d') || reader.seesCountedDie;
}

/**
 * Reads like dice with all that is done to them, such as `10d10!kh5` or `6d10>=7x10f1`.
 *
 * @throws UsageError where it cannot be read, or could never be rolled or counted
 */
export function parsePool(reader: ExpressionReader): PoolNode {
  const { column } = reader;
  const count = reader.sees('d') ? 1 : reader.takeInteger('dice', 0, MOST_DICE);
  reader.take('d');
  const { low, high } = takeFaces(reader);
  const rerolls = takeRerolls(reader, low, high);
  const roll = { low, high, ...rerolls };
  const explode = takeExplosion(reader, roll);
  const keeps = takeKeeps(reader, count);
  const highest = highestValue(roll, explode);
  const successes = takeSuccesses(reader, roll, highest, explode);
  refuseOthers(reader);
  const text = reader.textFrom(column);
  return {
    kind: 'pool',
    column,
    text,
    count,
    ...roll,
    ...(explode && { explode }),
    keeps,
    ...(successes && { successes }),
  };
}

function takeFaces(reader: ExpressionReader): Pick<PoolNode, 'low' | 'high'> {
  if (reader.take('%') !== undefined) return { low: 1, high: 100 };
  if (reader.take('f') !== undefined) return { low: -1, high: 1 };
  return { low: 1, high: reader.takeInteger('the faces of a die (a number, % or F)', 1, MOST_SIDES) };
}

function takeRerolls(reader: ExpressionReader, low: number, high: number): Pick<PoolNode, 'reroll' | 'rerollOnce'> {
  const reroll: number[] = [];
  const rerollOnce: number[] = [];
  for (;;) {
    reader.skipSpaces();
    const { column } = reader;
    const word = reader.take('ro', 'r');
    if (word === undefined) return { reroll, rerollOnce };
    const face = reader.takeInteger('the face to reroll', low, high);
    if (reroll.includes(face) || rerollOnce.includes(face))
      throw reader.fail(`face ${face} is rerolled already`, column);
    (word === 'r' ? reroll : rerollOnce).push(face);
    if (reroll.length === high - low + 1)
      throw reader.fail('every face is rerolled: the die would roll for ever', column);
  }
}

function takeExplosion(reader: ExpressionReader, roll: Roll): Explosion | undefined {
  reader.skipSpaces();
  const { column } = reader;
  if (reader.take('!') === undefined) return undefined;
  const separate = reader.take('s') !== undefined;
  const digits = reader.column;
  const depth = reader.takeDigits() === undefined ? Number.POSITIVE_INFINITY : depthAt(reader, digits);
  const chance = chanceOfHighest(roll);
  if (chance === 0) throw reader.fail(`! has no effect: ${roll.high} is always rerolled`, column);
  if (chance === 1 && depth === Number.POSITIVE_INFINITY) {
    throw reader.fail(`a die that always shows ${roll.high} explodes for ever`, column);
  }
  return { depth, separate };
}

function depthAt(reader: ExpressionReader, column: number): number {
  const depth = Number(reader.textFrom(column));
  if (depth >= 1 && depth <= MOST_DEPTH) return depth;
  throw reader.fail(`further rolls after !: expected 1 to ${MOST_DEPTH}`, column);
}

/** Reads what is kept; each must leave at least one die. */
function takeKeeps(reader: ExpressionReader, count: number): Keep[] {
  const keeps: Keep[] = [];
  let left = count;
  for (;;) {
    reader.skipSpaces();
    const { column } = reader;
    const what = reader.take('kh', 'kl', 'dh', 'dl');
    if (what === undefined) return keeps;
    const drops = what === 'dh' || what === 'dl';
    const most = drops ? left - 1 : left;
    if (most < 1) throw reader.fail(`${what}: there are too few dice (${left})`, column);
    const dice = reader.takeInteger(drops ? 'dice to drop' : 'dice to keep', 1, most);
    keeps.push({ what, dice });
    left = drops ? left - dice : dice;
  }
}

/** The highest value of a die when all its rolls are made. */
function highestValue(roll: Roll, explode: Explosion | undefined): number {
  if (explode !== undefined && !explode.separate) return roll.high * (explode.depth + 1);
  return facesShown(roll).high;
}

function takeSuccesses(
  reader: ExpressionReader,
  roll: Roll,
  highest: number,
  explode: Explosion | undefined,
): SuccessRule | undefined {
  reader.skipSpaces();
  const { column } = reader;
  if (reader.take('>=', '≥') === undefined) return undefined;
  reader.skipSpaces();
  const target = reader.takeInteger('the target of each die', -MOST_SIDES, MOST_SIDES);
  if (target > highest) {
    throw reader.fail(
      `no die reaches ${target}, and dice are counted one by one; for the odds of their sum: --at-least ${target}`,
      column,
    );
  }
  const twice: number[] = [];
  const never: number[] = [];
  for (;;) {
    reader.skipSpaces();
    const at = reader.column;
    const word = reader.take('x', 'f');
    if (word === undefined) return { target, twice, never };
    const what = word === 'x' ? 'the value that counts twice' : 'the value that never counts';
    const value = reader.takeInteger(what, roll.low, Math.min(highest, MOST_SIDES));
    if (twice.includes(value) || never.includes(value)) throw reader.fail(`${value} has its x or f already`, at);
    if (word === 'x' && value < target) throw reader.fail(`${value} is below ${target}, so it never counts at all`, at);
    if (isSkipped(value, roll, explode)) throw reader.fail(`no die comes to ${value}: it is rolled on or again`, at);
    (word === 'x' ? twice : never).push(value);
  }
}

/** Whether no die is worth a value: a face that is always rerolled, or the 10 of a d10 that goes on at 10. */
function isSkipped(value: number, { low, high, reroll }: Roll, explode: Explosion | undefined): boolean {
  if (explode === undefined || explode.separate) return reroll.includes(value);
  return low === 1 && value % high === 0 && value !== high * (explode.depth + 1);
}

/** What stands in the wrong order, or belongs to another notation. */
function refuseOthers(reader: ExpressionReader): void {
  for (const { name, words } of STAGES) {
    if (!words.some((word) => reader.sees(word))) continue;
    if (name === 'x or f') throw reader.fail('x and f come after a target, as in 6d10>=7x10f1');
    throw reader.fail(`${name} is out of order: rerolls, then !, then kh kl dh dl, then >=, then x f; ! stands once`);
  }
  if (reader.sees('k')) throw reader.fail('expected kh (keep the highest) or kl (the lowest)');
  if (reader.sees('>') || reader.sees('<') || reader.sees('=')) throw reader.fail('expected >= and the least success');
}
