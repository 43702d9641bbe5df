import type ts from 'typescript';
import type { CType } from './c-type.ts';
import type { FunctionNode } from './functions.ts';
import type { ModuleConstants } from './module-constants.ts';
import type { Piece } from './piece.ts';
import type { TypeMap } from './type-map.ts';

/** What the expressions and statements of a function find outside it. */
export interface Surroundings {
  readonly checker: ts.TypeChecker;
  readonly types: TypeMap;
  readonly constants: ModuleConstants;
  /** A call of a function, by the types of its arguments. */
  call(node: FunctionNode, given: readonly Piece[], writer: ExpressionWriter, at: ts.Node): Piece;
  /** A call of a method of the class that a struct is, or of one that it extends. */
  callMethod(owner: Piece, name: string, given: readonly Piece[], writer: ExpressionWriter, at: ts.Node): Piece;
  /** A call from C that is not translated, with the first of these arguments. */
  callBy(node: FunctionNode, given: readonly Piece[]): string;
  /** Adds a function that is not translated. */
  add(head: string, body: readonly string[]): void;
}

/** What writes the expressions of a function, and so the arguments of its calls. */
export interface ExpressionWriter {
  of(node: ts.Expression): Piece;
  convert(piece: Piece, type: CType, node: ts.Node): string;
  /** `one ?? other`. */
  either(one: Piece, other: Piece, node: ts.Node): Piece;
}
