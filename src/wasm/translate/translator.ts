import ts from 'typescript';
import { type CType, declare, isPointer, isSame, type StructType } from './c-type.ts';
import { constantOf, declarationOf, isModuleConstant } from './constants.ts';
import { type FunctionNode, folderOf, nameOf, type Translated } from './functions.ts';
import { ModuleConstants } from './module-constants.ts';
import type { Piece } from './piece.ts';
import { fail, TranslationError } from './problem.ts';
import type { RuleBooks } from './rule-books.ts';
import { Scope } from './scope.ts';
import { Statements } from './statements.ts';
import type { ExpressionWriter, Surroundings } from './surroundings.ts';
import { TypeMap } from './type-map.ts';

/** A function of the engine for arguments of certain types. */
interface Instance extends Translated {
  readonly node: FunctionNode;
  readonly scope: Scope;
  readonly self: StructType | undefined;
}

/**
 * Translates functions of the engine, and all that they call, to C: the subset of TypeScript that loops which
 * allocate nothing need. Each function is translated once for each combination of types that it is called with.
 */
export class Translator implements Surroundings {
  readonly checker: ts.TypeChecker;
  readonly types: TypeMap;
  readonly prototypes: string[] = [];
  readonly functions: string[] = [];
  readonly constants: ModuleConstants;
  private readonly instances = new Map<FunctionNode, Instance[]>();
  /** How many functions and constants would have the same name. */
  private readonly names = new Map<string, number>();
  private readonly waiting: Instance[] = [];
  /** What the tellers of states count, if they do. */
  books: RuleBooks | undefined;

  constructor(checker: ts.TypeChecker, bindings: ReadonlyMap<string, ts.Type>, single: ReadonlySet<string>) {
    this.checker = checker;
    this.types = new TypeMap(checker, bindings, single);
    this.constants = new ModuleConstants(checker, this.types, (name) => this.unique(name));
  }

  /** Translates an exported function and all that it calls. */
  entry(node: ts.FunctionDeclaration): Translated {
    const parameters = node.parameters.map((parameter) => this.types.declared(parameter, new Map()));
    const instance = this.instance(node, parameters, undefined);
    for (let next = this.waiting.pop(); next; next = this.waiting.pop()) this.translate(next);
    return instance;
  }

  /** A call of a function, by the types of its arguments. */
  call(node: FunctionNode, given: readonly Piece[], writer: ExpressionWriter, at: ts.Node): Piece {
    const known = this.complete(node, given, writer, at);
    return this.write(this.instance(node, typesOf(known), undefined), known, writer, at);
  }

  /** A call from C that is not translated, with the first of these arguments. */
  callBy(node: FunctionNode, given: readonly Piece[]): string {
    const taken = given.slice(0, node.parameters.length);
    const { name } = this.instance(node, typesOf(taken), undefined);
    return `${name}(${taken.map(({ code }) => code).join(', ')})`;
  }

  /** Adds a function that is not translated. */
  add(head: string, body: readonly string[]): void {
    this.prototypes.push(`${head};`);
    this.functions.push([head, '{', ...body, '}'].join('\n'));
  }

  /** A call of a method of the class that a struct is, or of one that it extends. */
  callMethod(owner: Piece, name: string, given: readonly Piece[], writer: ExpressionWriter, at: ts.Node): Piece {
    const type = owner.type as StructType;
    const told = name === 'tell' && owner.owner ? this.books?.tell(owner.owner.type as StructType, type) : undefined;
    if (told && owner.owner) {
      const pieces = [owner.owner, owner, ...given];
      return { code: `${told.name}(${this.convertAll(pieces, told.parameters, writer, at)})`, type: told.result };
    }
    const node = this.checker.getPropertyOfType(type.type, name)?.valueDeclaration;
    if (node === undefined || !ts.isMethodDeclaration(node))
      throw new TranslationError(at, `${type.name} has no method ${name}`);
    const known = this.complete(node, given, writer, at);
    return this.write(this.instance(node, typesOf(known), type), [owner, ...known], writer, at);
  }

  /** Arguments of a call, with the defaults of those that were left out. */
  private complete(
    node: FunctionNode,
    given: readonly Piece[],
    writer: ExpressionWriter,
    at: ts.Node,
  ): readonly Piece[] {
    return node.parameters.map((parameter, i) => {
      if (parameter.dotDotDotToken) throw new TranslationError(parameter, 'a rest of arguments has no translation');
      const piece = this.argument(parameter, given[i], writer, at);
      const declared = this.declaredScalar(parameter);
      return declared ? { code: writer.convert(piece, declared, at), type: declared } : piece;
    });
  }

  /** What is passed, or the default where that is `undefined`. */
  private argument(
    { initializer }: ts.ParameterDeclaration,
    given: Piece | undefined,
    writer: ExpressionWriter,
    at: ts.Node,
  ): Piece {
    if (initializer === undefined) return given ?? fail(at, 'an argument is missing');
    if (!this.isConstant(initializer)) throw new TranslationError(initializer, 'a default that is no constant');
    if (given === undefined || given.type.kind === 'none') return writer.of(initializer);
    return isPointer(given.type) ? writer.either(given, writer.of(initializer), at) : given;
  }

  /** Whether an expression means the same wherever it stands. */
  private isConstant(node: ts.Expression): boolean {
    if (constantOf(this.checker, node) !== undefined || node.getText() === 'undefined') return true;
    const declaration = ts.isIdentifier(node) ? declarationOf(this.checker, node) : undefined;
    return declaration !== undefined && isModuleConstant(declaration);
  }

  /** The type of a parameter that is a number, whatever number is passed. */
  private declaredScalar(parameter: ts.ParameterDeclaration): CType | undefined {
    const flags = this.checker.getTypeAtLocation(parameter).flags;
    const isScalar = flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike);
    return isScalar ? this.types.declared(parameter, new Map()) : undefined;
  }

  private write(
    { name, parameters, result, self }: Instance,
    pieces: readonly Piece[],
    writer: ExpressionWriter,
    at: ts.Node,
  ): Piece {
    const wanted = self ? [self, ...parameters] : parameters;
    return { code: `${name}(${this.convertAll(pieces, wanted, writer, at)})`, type: result };
  }

  private convertAll(
    pieces: readonly Piece[],
    wanted: readonly CType[],
    writer: ExpressionWriter,
    at: ts.Node,
  ): string {
    return pieces.map((piece, i) => writer.convert(piece, wanted[i] as CType, at)).join(', ');
  }

  private instance(node: FunctionNode, given: readonly CType[], self: StructType | undefined): Instance {
    const typeArguments = self ? this.types.parametersOf(self) : new Map<ts.Type, CType>();
    node.parameters.forEach((parameter, i) => {
      this.types.unify(this.checker.getTypeAtLocation(parameter), given[i] as CType, typeArguments);
    });
    const parameters = node.parameters.map((parameter, i) => {
      const type = given[i] as CType;
      return type.kind === 'none' ? this.types.declared(parameter, typeArguments) : type;
    });
    const others = this.instances.get(node) ?? [];
    const known = others.find(
      (other) =>
        other.self?.name === self?.name && other.parameters.every((type, i) => isSame(type, parameters[i] as CType)),
    );
    if (known) return known;
    const name = this.unique(`${self ? self.name : folderOf(node)}_${nameOf(node)}`);
    const result = this.types.result(node, typeArguments);
    const instance = { name, node, scope: new Scope(typeArguments, result, self), parameters, result, self };
    this.instances.set(node, [...others, instance]);
    this.waiting.push(instance);
    return instance;
  }

  /** A name that no other function or constant has. */
  private unique(name: string): string {
    const others = this.names.get(name) ?? 0;
    this.names.set(name, others + 1);
    return others === 0 ? name : `${name}__${others}`;
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
    const head = `${attributesOf(node)}static ${declare(result)}${name}(${all.length === 0 ? 'void' : all.join(', ')})`;
    this.add(head, [...lines, ...(ts.isBlock(body) ? statements.body(body.statements) : statements.returned(body))]);
  }
}

/** A function tagged `@noinline` is compiled once and called: all that is inlined wants registers, needed or not. */
function attributesOf(node: FunctionNode): string {
  const isTagged = ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'noinline');
  return isTagged ? '__attribute__((noinline)) ' : '';
}

function typesOf(pieces: readonly Piece[]): CType[] {
  return pieces.map(({ type }) => type);
}
