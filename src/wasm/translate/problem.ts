import type ts from 'typescript';

/** A piece of the engine that has no translation. */
export class TranslationError extends Error {
  /** @param node where it stands */
  constructor(node: ts.Node, problem: string) {
    const file = node.getSourceFile();
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
    super(`${file.fileName}:${line + 1}:${character + 1}: ${problem}: ${node.getText().slice(0, 80)}`);
    this.name = 'TranslationError';
  }
}

export function fail(node: ts.Node, problem: string): never {
  throw new TranslationError(node, problem);
}
