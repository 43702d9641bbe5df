import ts from 'typescript';
import { lineOf, parse, visit } from './imports.ts';

/** Names of clocks, of the machine and of the terminal: the engine knows none of them. */
const OUTSIDE_WORLD = [
  ...['Date', 'performance', 'process', 'console', 'globalThis', 'crypto', 'navigator'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'fetch', 'require'],
];

/**
 * Finds `Math.random` in any file, and in the engine each name of the world outside.
 *
 * @param files source by path from the root
 * @returns one line a fault, `path:line: name`
 */
export function findForbiddenNames(files: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  for (const [path, source] of files) {
    const file = parse(path, source);
    const isEngine = path.startsWith('src/engine/');
    visit(file, (node) => {
      if (!ts.isIdentifier(node) || isOwnName(node)) return;
      if (node.text === 'Math' && !isPlainMath(node)) faults.push(`${path}:${lineOf(file, node)}: Math.random`);
      if (isEngine && OUTSIDE_WORLD.includes(node.text)) faults.push(`${path}:${lineOf(file, node)}: ${node.text}`);
    });
  }
  return faults;
}

/** `Math.floor` and the like; `Math['random']` and `const { random } = Math` are not. */
function isPlainMath(node: ts.Identifier): boolean {
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) && parent.expression === node && parent.name.text !== 'random';
}

/** The name of a property or member, which only looks like a global: `result.process`, `{ console: 1 }`. */
function isOwnName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isClassElement(parent) || ts.isTypeElement(parent)) return parent.name === node;
  return ts.isQualifiedName(parent) && parent.right === node;
}
