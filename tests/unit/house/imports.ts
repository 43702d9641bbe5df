import { posix } from 'node:path';
import ts from 'typescript';

/** One import, re-export, `import()` or `import type` of a file. */
export interface Import {
  /** As written, such as `node:fs` or `../core/dice.ts`. */
  readonly specifier: string;
  /** Path from the root where the specifier is relative, the specifier itself otherwise. */
  readonly target: string;
  /** Nothing of it is left in the compiled file. */
  readonly typeOnly: boolean;
  /** From 1. */
  readonly line: number;
}

/** Finds every import of a file, wherever in the file it stands. */
export function importsOf(path: string, source: string): Import[] {
  const file = parse(path, source);
  const found: Import[] = [];
  visit(file, (node) => {
    const [literal, typeOnly] = imported(node);
    if (!(literal && ts.isStringLiteralLike(literal))) return;
    const specifier = literal.text;
    const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
    found.push({ specifier, target, typeOnly, line: lineOf(file, literal) });
  });
  return found;
}

/** Parses TypeScript without checking it. */
export function parse(path: string, source: string): ts.SourceFile {
  return ts.createSourceFile(path, source, ts.ScriptTarget.ES2022, true);
}

/** Calls `see` with a node and all that are below it. */
export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

/** The line of a node, from 1. */
export function lineOf(file: ts.SourceFile, node: ts.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

function imported(node: ts.Node): [literal: ts.Node | undefined, typeOnly: boolean] {
  if (ts.isImportDeclaration(node)) {
    // `import { type A }` counts in full: what is left of it still loads the module.
    return [node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword];
  }
  if (ts.isExportDeclaration(node)) return [node.moduleSpecifier, node.isTypeOnly];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return [node.argument.literal, true];
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return [node.arguments[0], false];
  }
  return [undefined, false];
}
