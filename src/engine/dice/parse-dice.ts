import { checkSimulable } from './check-simulable.ts';
import type { DiceExpression, DiceNode } from './dice-tree.ts';
import { ExpressionReader } from './expression-reader.ts';
import { parsePool, startsPool } from './parse-pool.ts';

/** Longest expression, in characters: it bounds how deep parentheses go. */
const LONGEST = 1000;
const MOST_CONSTANT = 1_000_000_000;

/**
 * Reads a dice expression; the grammar is in `docs/DICE.md`.
 *
 * @throws UsageError with the column and a mark below it, where it cannot be read or never could be rolled
 */
export function parseDice(text: string): DiceExpression {
  const reader = new ExpressionReader(text);
  if (text.length > LONGEST) {
    throw reader.fail(`expected at most ${LONGEST} characters, got ${text.length}`, LONGEST + 1);
  }
  const one = parseSum(reader);
  const other = reader.take('vs') === undefined ? undefined : parseSum(reader);
  if (!reader.isAtEnd) throw trailing(reader, other !== undefined);
  const expression: DiceExpression = { text, one, ...(other === undefined ? {} : { other }) };
  checkSimulable(expression, reader);
  return expression;
}

function trailing(reader: ExpressionReader, hasOther: boolean): Error {
  if (reader.sees('vs')) return reader.fail('expected one vs, got a second');
  if (reader.sees('/')) return reader.fail('expected +, - or *, got "/": quotients would have to be rounded');
  return reader.unexpected(hasOther ? '+, -, * or the end' : '+, -, *, vs or the end');
}

/** Reads terms up to what is no operator, and the spaces before it. */
function parseSum(reader: ExpressionReader): DiceNode {
  reader.skipSpaces();
  const terms: DiceNode[] = [];
  let sign = reader.take('+', '-', '−');
  do {
    const term = parseProduct(reader);
    terms.push(sign === undefined || sign === '+' ? term : scaled(term, -1));
    sign = reader.take('+', '-', '−');
  } while (sign !== undefined);
  return terms.length === 1 ? (terms[0] as DiceNode) : { kind: 'sum', terms };
}

function parseProduct(reader: ExpressionReader): DiceNode {
  let product = parseFactor(reader);
  for (;;) {
    const { column } = reader;
    if (reader.take('*', '×') === undefined) return product;
    const factor = parseFactor(reader);
    const [left, right] = [constantOf(product), constantOf(factor)];
    if (right !== undefined) product = scaled(product, right);
    else if (left !== undefined) product = scaled(factor, left);
    else throw reader.fail('expected a constant on one side of *, got dice on both', column);
  }
}

/** Reads a constant, dice, something in parentheses or its negative, and the spaces around it. */
function parseFactor(reader: ExpressionReader): DiceNode {
  reader.skipSpaces();
  const factor = parsePlainFactor(reader);
  reader.skipSpaces();
  return factor;
}

function parsePlainFactor(reader: ExpressionReader): DiceNode {
  if (startsPool(reader)) return parsePool(reader);
  if (reader.take('-', '−') !== undefined) return scaled(parseFactor(reader), -1);
  const { column } = reader;
  if (reader.take('(') === undefined) {
    return { kind: 'constant', value: reader.takeInteger('dice, a number or (', 0, MOST_CONSTANT) };
  }
  const inside = parseSum(reader);
  if (reader.sees('vs')) throw reader.fail('expected ), got "vs": it compares whole expressions');
  if (reader.isAtEnd) throw reader.fail('expected ) for this (, got the end', column);
  if (reader.take(')') === undefined) throw reader.unexpected('+, -, * or )');
  return inside;
}

function scaled(of: DiceNode, factor: number): DiceNode {
  const value = constantOf(of);
  return value === undefined ? { kind: 'scale', factor, of } : { kind: 'constant', value: value * factor + 0 };
}

/** The value of a tree without dice; undefined for one with dice, which a scaled one always has. */
function constantOf(node: DiceNode): number | undefined {
  switch (node.kind) {
    case 'constant':
      return node.value;
    case 'pool':
    case 'scale':
      return undefined;
    case 'sum':
      return node.terms.reduce<number | undefined>((sum, term) => {
        const value = constantOf(term);
        return sum === undefined || value === undefined ? undefined : sum + value;
      }, 0);
  }
}
