import type ts from 'typescript';
import { type CType, DOUBLE, INT, isNumber, LONG } from './c-type.ts';
import { TranslationError } from './problem.ts';

/** An expression in C. */
export interface Piece {
  readonly code: string;
  readonly type: CType;
  /** Numerator and denominator of a division, which only an operation that makes an integer of it may use. */
  readonly quotient?: { readonly above: Piece; readonly below: Piece };
  /** Of a member: whose it is. */
  readonly owner?: Piece;
}

/** A piece that is no quotient. */
export function whole(piece: Piece, node: ts.Node): Piece {
  if (piece.quotient) throw new TranslationError(node, 'a quotient that nothing makes an integer of');
  return piece;
}

export function number(piece: Piece, node: ts.Node): Piece {
  if (!isNumber(piece.type)) throw new TranslationError(node, `expected a number, got ${describe(piece.type)}`);
  return piece;
}

/** A number that is no double. */
export function integer({ code, type }: Piece): Piece {
  return type.kind === 'double' ? { code: `((int64_t)${code})`, type: LONG } : { code, type };
}

/** The type that holds numbers of both types. */
export function wider(one: CType, two: CType): CType {
  if (one.kind === 'double' || two.kind === 'double') return DOUBLE;
  return one.kind === 'long' || two.kind === 'long' ? LONG : INT;
}

/** An integer that is known. */
export function literal(value: number, node: ts.Node): Piece {
  if (!Number.isSafeInteger(value))
    throw new TranslationError(node, `${value} is no integer that a number holds exactly`);
  if (value === -0x8000_0000) return { code: 'INT32_MIN', type: INT };
  return (value | 0) === value ? { code: String(value), type: INT } : { code: `INT64_C(${value})`, type: LONG };
}

/** A type as errors name it. */
export function describe(type: CType): string {
  return type.kind === 'struct' ? type.name : type.kind;
}
