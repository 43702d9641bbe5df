import { basename, dirname } from 'node:path';
import ts from 'typescript';
import type { CType } from './c-type.ts';
import { declarationOf } from './constants.ts';

/** What is translated to a function of C. */
export type FunctionNode = ts.FunctionDeclaration | ts.MethodDeclaration | ts.ArrowFunction;

/** A function as C has it. */
export interface Translated {
  readonly name: string;
  readonly parameters: readonly CType[];
  readonly result: CType;
}

/** The function that an expression is, or that its name means. */
export function functionOf(checker: ts.TypeChecker, node: ts.Expression): FunctionNode | undefined {
  if (ts.isArrowFunction(node)) return node;
  const declaration = declarationOf(checker, node);
  if (declaration === undefined) return undefined;
  if (ts.isFunctionDeclaration(declaration)) return declaration;
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return value && ts.isArrowFunction(value) ? value : undefined;
}

/** The name of a function: an arrow function has that of the constant that it is, if any. */
export function nameOf({ name, parent }: FunctionNode): string {
  if (name) return name.getText();
  return ts.isVariableDeclaration(parent) ? parent.name.getText() : 'when';
}

/** Folder of the module in which a declaration stands. */
export function folderOf(node: ts.Node): string {
  return basename(dirname(node.getSourceFile().fileName)).replaceAll('-', '_');
}
