import { basename, dirname } from 'node:path';
import ts from 'typescript';
import { arrayOf, type CType, declare, INT, LONG, TYPED_ARRAYS } from './c-type.ts';
import { constantOf } from './constants.ts';
import type { Expressions, Piece } from './expressions.ts';
import { TranslationError } from './problem.ts';
import { Scope, type Variable } from './scope.ts';
import { Statements } from './statements.ts';
import { TypeMap } from './type-map.ts';

type FunctionNode = ts.FunctionDeclaration | ts.MethodDeclaration;
type StructType = CType & { readonly kind: 'struct' };

/** A function as C has it. */
export interface Translated {
  readonly name: string;
  readonly parameters: readonly CType[];
  readonly result: CType;
}

/** A function of the engine for arguments of certain types. */
interface Instance extends Translated {
  readonly node: FunctionNode;
  readonly scope: Scope;
  readonly self: StructType | undefined;
}

/** Name of the type of numbers that do not fit 32 bits. */
const LONG_NAME = 'TrialIndex';

/**
 * Translates functions of the engine, and all that they call, to C: the subset of TypeScript that loops which
 * allocate nothing need. Each function is translated once for each combination of types that it is called with.
 */
export class Translator {
  readonly checker: ts.TypeChecker;
  readonly types: TypeMap;
  readonly prototypes: string[] = [];
  readonly functions: string[] = [];
  readonly globals: string[] = [];
  /** Constants that are objects made when the engine is loaded, by their name in the engine. */
  readonly suppliedConstants = new Map<string, Variable>();
  private readonly instances = new Map<string, Instance>();
  private readonly constants = new Map<ts.Declaration, Piece>();
  private readonly waiting: Instance[] = [];

  constructor(checker: ts.TypeChecker, bindings: ReadonlyMap<string, ts.Type>) {
    this.checker = checker;
    this.types = new TypeMap(checker, bindings);
  }

  /** Translates an exported function and all that it calls. */
  entry(node: ts.FunctionDeclaration): Translated {
    const parameters = node.parameters.map((parameter) => this.declared(parameter, new Map()));
    const instance = this.instance(node, parameters, undefined, node);
    for (let next = this.waiting.pop(); next; next = this.waiting.pop()) this.translate(next);
    return instance;
  }

  /** A call of a function, by the types of its arguments. */
  call(node: ts.FunctionDeclaration, given: readonly Piece[], expressions: Expressions, at: ts.Node): Piece {
    const known = this.complete(node, given, expressions, at);
    return this.write(
      this.instance(
        node,
        known.map(({ type }) => type),
        undefined,
        at,
      ),
      known,
      expressions,
      at,
    );
  }

  /** A call of a method of the class that a struct is, or of one that it extends. */
  callMethod(owner: Piece, name: string, given: readonly Piece[], expressions: Expressions, at: ts.Node): Piece {
    const type = owner.type as StructType;
    const node = this.checker.getPropertyOfType(type.type, name)?.valueDeclaration;
    if (node === undefined || !ts.isMethodDeclaration(node))
      throw new TranslationError(at, `${type.name} has no method ${name}`);
    const known = this.complete(node, given, expressions, at);
    const instance = this.instance(
      node,
      known.map((piece) => piece.type),
      type,
      at,
    );
    return this.write(instance, [owner, ...known], expressions, at);
  }

  /** A constant of a module that is no number: an array of numbers, or an object of a class whose fields are. */
  moduleConstant(node: ts.VariableDeclaration, at: ts.Node): Piece {
    const known = this.constants.get(node);
    if (known) return known;
    const { initializer } = node;
    if (!initializer) throw new TranslationError(at, 'a constant without a value');
    const name = `${prefixOf(node)}_${node.name.getText()}`;
    const piece =
      this.staticArray(initializer, name) ?? this.staticObject(initializer, name) ?? this.supplied(node, name);
    if (!piece) throw new TranslationError(at, 'a constant of a module that is neither numbers nor an object');
    this.constants.set(node, piece);
    return piece;
  }

  private staticArray(node: ts.Expression, name: string): Piece | undefined {
    const parts = partsOf(node);
    if (!parts) return undefined;
    const values = parts.elements.map((element) => constantOf(this.checker, element));
    if (values.every((value) => value !== undefined)) {
      const element = values.every((value) => (value | 0) === value) ? INT : LONG;
      const cell = parts.cell ?? declare(element).trimEnd();
      const cells = element.kind === 'long' ? values.map((value) => `INT64_C(${value})`) : values;
      return this.writeStatic(name, cell, cells, { kind: 'array', element, cell });
    }
    const rows = parts.elements.map((element, i) => this.staticArray(element, `${name}_${i}`));
    const [first] = rows;
    if (!first || rows.some((row) => row === undefined)) return undefined;
    const type = arrayOf(first.type);
    return this.writeStatic(
      name,
      declare(first.type).trimEnd(),
      rows.map((row) => row?.code ?? ''),
      type,
    );
  }

  private writeStatic(name: string, cell: string, cells: readonly (string | number)[], type: CType): Piece {
    const size = cells.length;
    this.globals.push(
      `static struct { int32_t length; ${cell} cells[${size}]; } ${name} = { ${size}, { ${cells.join(', ')} } };`,
    );
    return { code: `${name}.cells`, type };
  }

  private staticObject(node: ts.Expression, name: string): Piece | undefined {
    if (!ts.isNewExpression(node) || node.arguments?.length) return undefined;
    const type = this.types.of(this.checker.getTypeAtLocation(node), node, new Map());
    if (type.kind !== 'struct') return undefined;
    this.globals.push(`static struct ${type.name} ${name};`);
    return { code: `(&${name})`, type };
  }

  /** An object that is made when the engine is loaded: whoever uses the translation puts it in its place. */
  private supplied(node: ts.VariableDeclaration, name: string): Piece | undefined {
    const type = this.types.of(this.checker.getTypeAtLocation(node.name), node, new Map());
    if (type.kind !== 'struct') return undefined;
    this.globals.push(`${declare(type)}${name};`);
    this.suppliedConstants.set(node.name.getText(), { name, type });
    return { code: name, type };
  }

  /** Arguments of a call, with the defaults of those that were left out. */
  private complete(
    node: FunctionNode,
    given: readonly Piece[],
    expressions: Expressions,
    at: ts.Node,
  ): readonly Piece[] {
    return node.parameters.map((parameter, i) => {
      const piece = given[i] ?? (parameter.initializer && expressions.of(parameter.initializer));
      if (!piece) throw new TranslationError(at, 'an argument is missing');
      const declared = this.declaredScalar(parameter);
      return declared ? { code: expressions.convert(piece, declared, at), type: declared } : piece;
    });
  }

  /** The type of a parameter that is a number, whatever number is passed. */
  private declaredScalar(parameter: ts.ParameterDeclaration): CType | undefined {
    const flags = this.checker.getTypeAtLocation(parameter).flags;
    const isScalar = flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike);
    return isScalar ? this.declared(parameter, new Map()) : undefined;
  }

  private declared(parameter: ts.ParameterDeclaration, scope: ReadonlyMap<ts.Type, CType>): CType {
    if (parameter.type?.getText() === LONG_NAME) return LONG;
    return this.types.of(this.checker.getTypeAtLocation(parameter), parameter, scope);
  }

  private write(
    { name, parameters, result, self }: Instance,
    pieces: readonly Piece[],
    expressions: Expressions,
    at: ts.Node,
  ): Piece {
    const wanted = self ? [self, ...parameters] : parameters;
    const codes = pieces.map((piece, i) => expressions.convert(piece, wanted[i] as CType, at));
    return { code: `${name}(${codes.join(', ')})`, type: result };
  }

  private instance(node: FunctionNode, given: readonly CType[], self: StructType | undefined, at: ts.Node): Instance {
    const typeArguments = self ? this.types.parametersOf(self) : new Map<ts.Type, CType>();
    node.parameters.forEach((parameter, i) => {
      this.types.unify(this.checker.getTypeAtLocation(parameter), given[i] as CType, typeArguments);
    });
    const parameters = node.parameters.map((parameter, i) => {
      const type = given[i] as CType;
      return type.kind === 'none' ? this.declared(parameter, typeArguments) : type;
    });
    const base = `${self ? self.name : prefixOf(node)}_${node.name?.getText()}`;
    const key = `${base}(${[...(self ? [self] : []), ...parameters].map(declare).join(',')})`;
    const known = this.instances.get(key);
    if (known) return known;
    const result = this.resultOf(node, typeArguments, at);
    const others = [...this.instances.values()].filter(({ name }) => name.replace(/__\d+$/, '') === base).length;
    const name = others === 0 ? base : `${base}__${others}`;
    const instance = {
      name,
      node,
      scope: new Scope(typeArguments, result, self),
      parameters,
      result,
      self,
    };
    this.instances.set(key, instance);
    this.waiting.push(instance);
    return instance;
  }

  private resultOf(node: FunctionNode, typeArguments: ReadonlyMap<ts.Type, CType>, at: ts.Node): CType {
    const signature = this.checker.getSignatureFromDeclaration(node);
    if (!signature) throw new TranslationError(at, 'a function without a signature');
    return this.types.of(this.checker.getReturnTypeOfSignature(signature), node, typeArguments);
  }

  private translate({ name, node, scope, parameters, result, self }: Instance): void {
    const { body } = node;
    if (!body) throw new TranslationError(node, 'a function without a body');
    const statements = new Statements(this, scope);
    const lines: string[] = [];
    const heads = node.parameters.map((parameter, i) => {
      const type = parameters[i] as CType;
      if (ts.isIdentifier(parameter.name)) {
        const symbol = this.checker.getSymbolAtLocation(parameter.name) as ts.Symbol;
        return `${declare(type)}${scope.declare(symbol, type).name}`;
      }
      const holder = scope.temporary();
      lines.push(...statements.destructure(parameter.name as ts.ObjectBindingPattern, { code: holder, type }));
      return `${declare(type)}${holder}`;
    });
    const all = self ? [`${declare(self)}self`, ...heads] : heads;
    const head = `static ${declare(result)}${name}(${all.length === 0 ? 'void' : all.join(', ')})`;
    this.prototypes.push(`${head};`);
    this.functions.push([head, '{', ...lines, ...statements.body(body.statements), '}'].join('\n'));
  }
}

/** Folder of the module in which a declaration stands. */
function prefixOf(node: ts.Node): string {
  return basename(dirname(node.getSourceFile().fileName)).replaceAll('-', '_');
}

/** Elements of `[…]` and `Int32Array.of(…)`. */
function partsOf(
  node: ts.Expression,
): { readonly elements: readonly ts.Expression[]; readonly cell?: string } | undefined {
  if (ts.isAsExpression(node)) return partsOf(node.expression);
  if (ts.isArrayLiteralExpression(node)) return { elements: node.elements };
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  const cell = TYPED_ARRAYS[expression.getText()];
  return cell && name.text === 'of' ? { elements: node.arguments, cell } : undefined;
}
