import ts from 'typescript';
import { type ArrayType, arrayOf, type CType, declare, INT, isSame, LONG, typedArray } from './c-type.ts';
import { constantOf, declarationOf } from './constants.ts';
import { folderOf } from './functions.ts';
import { literal, type Piece } from './piece.ts';
import { TranslationError } from './problem.ts';
import type { Variable } from './scope.ts';
import type { TypeMap } from './type-map.ts';

/** Constants of modules that are no numbers: variables of the program. */
export class ModuleConstants {
  /** Their declarations. */
  readonly declarations: string[] = [];
  /** Those that are objects made when the engine is loaded, by their name in the engine. */
  readonly madeOnLoading = new Map<string, Variable>();
  private readonly checker: ts.TypeChecker;
  private readonly types: TypeMap;
  private readonly unique: (name: string) => string;
  private readonly known = new Map<ts.Declaration, Piece>();

  /** @param unique makes a name that nothing else in the program has */
  constructor(checker: ts.TypeChecker, types: TypeMap, unique: (name: string) => string) {
    this.checker = checker;
    this.types = types;
    this.unique = unique;
  }

  /** A constant of a module that is no number: an array of numbers, or an object of a class whose fields are. */
  of(node: ts.VariableDeclaration, at: ts.Node): Piece {
    const known = this.known.get(node);
    if (known) return known;
    const { initializer } = node;
    if (!initializer) throw new TranslationError(at, 'a constant without a value');
    const name = this.unique(`${folderOf(node)}_${node.name.getText()}`);
    const piece =
      this.staticArray(initializer, name) ?? this.staticObject(initializer, name) ?? this.supplied(node, name);
    if (!piece) throw new TranslationError(at, 'a constant of a module that is neither numbers nor an object');
    this.known.set(node, piece);
    return piece;
  }

  private staticArray(node: ts.Expression, name: string): Piece | undefined {
    const parts = partsOf(node);
    if (!parts) return undefined;
    const values = parts.elements.map((element) => constantOf(this.checker, element));
    if (values.every((value) => value !== undefined)) {
      const pieces = values.map((value) => literal(value, node));
      const element = pieces.every(({ type }) => type.kind === 'int') ? INT : LONG;
      const type: CType = parts.type ?? { kind: 'array', element, cell: declare(element).trimEnd() };
      return this.writeStatic(name, pieces, type);
    }
    const rows = parts.elements.map((element, i) => this.staticArray(element, this.unique(`${name}_${i}`)));
    const [first] = rows;
    if (!first || !rows.every((row) => row !== undefined && isSame(row.type, first.type))) return undefined;
    return this.writeStatic(name, rows as Piece[], arrayOf(first.type));
  }

  private writeStatic(name: string, pieces: readonly Piece[], type: ArrayType): Piece {
    const size = pieces.length;
    const cells = pieces.map(({ code }) => code).join(', ');
    // Cells of eight bytes begin at a multiple of these, and the length stands right before.
    const head = `static struct { int32_t unused, length; ${type.cell} cells[${size}]; }`;
    this.declarations.push(`${head} ${name} = { 0, ${size}, { ${cells} } };`);
    return { code: `${name}.cells`, type };
  }

  /** An object of a class whose fields all start as 0 or false. */
  private staticObject(node: ts.Expression, name: string): Piece | undefined {
    if (!ts.isNewExpression(node) || node.arguments?.length) return undefined;
    const declaration = declarationOf(this.checker, node.expression);
    if (!declaration || !ts.isClassDeclaration(declaration) || !this.startsEmpty(declaration)) return undefined;
    const type = this.types.of(this.checker.getTypeAtLocation(node), node, new Map());
    if (type.kind !== 'struct') return undefined;
    this.declarations.push(`static struct ${type.name} ${name};`);
    return { code: `(&${name})`, type };
  }

  private startsEmpty({ heritageClauses, members }: ts.ClassDeclaration): boolean {
    return (
      heritageClauses === undefined &&
      members.every((member) => {
        if (!ts.isPropertyDeclaration(member)) return ts.isMethodDeclaration(member);
        return member.initializer !== undefined && constantOf(this.checker, member.initializer) === 0;
      })
    );
  }

  /** An object that is made when the engine is loaded: whoever uses the translation puts it in its place. */
  private supplied(node: ts.VariableDeclaration, name: string): Piece | undefined {
    const type = this.types.of(this.checker.getTypeAtLocation(node.name), node, new Map());
    if (type.kind !== 'struct') return undefined;
    this.declarations.push(`${declare(type)}${name};`);
    const known = node.name.getText();
    if (this.madeOnLoading.has(known)) throw new TranslationError(node, 'expected one constant of a name');
    this.madeOnLoading.set(known, { name, type });
    return { code: name, type };
  }
}

/** Elements of `[…]` and `Int32Array.of(…)`, and the type of the latter. */
function partsOf(
  node: ts.Expression,
): { readonly elements: readonly ts.Expression[]; readonly type?: ArrayType } | undefined {
  if (ts.isAsExpression(node)) return partsOf(node.expression);
  if (ts.isArrayLiteralExpression(node)) return { elements: node.elements };
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  const type = typedArray(expression.getText());
  return type && name.text === 'of' ? { elements: node.arguments, type } : undefined;
}
