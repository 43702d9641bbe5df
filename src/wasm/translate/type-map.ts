import { basename, dirname } from 'node:path';
import ts from 'typescript';
import { arrayOf, type CType, INT, isSame, LONG, NONE, type StructType, TEXT, typedArray, VOID } from './c-type.ts';
import { TranslationError } from './problem.ts';

/** C types of the type parameters in scope. */
export type TypeArguments = ReadonlyMap<ts.Type, CType>;

/** A class or interface as C has it: the fields that translated functions use, in the order of their first use. */
export interface Struct {
  readonly type: StructType;
  readonly fields: Map<string, CType>;
}

/** What a type annotation may stand at. */
type Declared = ts.ParameterDeclaration | ts.VariableDeclaration | ts.SignatureDeclaration | ts.PropertyDeclaration;

/** Finds the C types of TypeScript's, and gathers the structs among them. */
export class TypeMap {
  readonly structs = new Map<string, Struct>();
  private readonly checker: ts.TypeChecker;
  private readonly bindings: ReadonlyMap<string, ts.Type>;
  private readonly single: ReadonlySet<string>;

  /**
   * @param bindings classes that stand for interfaces wherever these are named, by the interface's name
   * @param single names of types of which a state has one object
   */
  constructor(checker: ts.TypeChecker, bindings: ReadonlyMap<string, ts.Type>, single: ReadonlySet<string>) {
    this.checker = checker;
    this.bindings = bindings;
    this.single = single;
  }

  /** Whether a state has one object of the type, which stands in a variable of the program. */
  isSingle(type: CType): type is StructType {
    return type.kind === 'struct' && this.single.has(type.type.symbol.name);
  }

  /**
   * @param node where the type is asked for, for the error
   * @throws TranslationError where there is none
   */
  of(type: ts.Type, node: ts.Node, scope: TypeArguments): CType {
    const { checker } = this;
    if (type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Never)) return VOID;
    const plain = this.present(type);
    if (plain.flags & ts.TypeFlags.Never) return NONE;
    if (isOf(plain, ts.TypeFlags.StringLike)) return TEXT;
    if (isOf(plain, ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike)) return scalar(type, node);
    if (plain.flags & ts.TypeFlags.TypeParameter) return this.argument(plain, node, scope);
    if (checker.isArrayType(plain) || checker.isTupleType(plain)) return this.list(plain, node, scope);
    if (plain.isClassOrInterface() || isReference(plain)) return this.object(plain, node, scope);
    throw new TranslationError(
      node,
      `expected a number, a boolean, an array, a class or an interface, got ${checker.typeToString(type)}`,
    );
  }

  /** The type of a parameter or variable. */
  declared(node: ts.ParameterDeclaration | ts.VariableDeclaration, scope: TypeArguments): CType {
    return isTrialIndex(node) ? LONG : this.of(this.checker.getTypeAtLocation(node.name), node, scope);
  }

  /** The type of what a function returns. */
  result(node: ts.SignatureDeclaration, scope: TypeArguments): CType {
    if (isTrialIndex(node)) return LONG;
    const signature = this.checker.getSignatureFromDeclaration(node) as ts.Signature;
    return this.of(this.checker.getReturnTypeOfSignature(signature), node, scope);
  }

  /**
   * Reads the type arguments of a parameter's declared type off the type that is passed.
   *
   * @param found receives them
   */
  unify(declared: ts.Type, passed: CType, found: Map<ts.Type, CType>): void {
    const plain = this.present(declared);
    if (plain.flags & ts.TypeFlags.TypeParameter) {
      if (passed.kind !== 'none') found.set(plain, passed);
      return;
    }
    if (passed.kind === 'array' && (this.checker.isArrayType(plain) || this.checker.isTupleType(plain))) {
      for (const part of this.checker.getTypeArguments(plain as ts.TypeReference))
        this.unify(part, passed.element, found);
      return;
    }
    if (passed.kind !== 'struct' || !isReference(plain)) return;
    const actual = this.argumentsOf(passed.type);
    this.partsOf(plain).forEach((part, i) => {
      const type = actual[i];
      if (type !== undefined) this.unify(part, type, found);
    });
  }

  /** C types of the parameters of a struct's class, by these parameters. */
  parametersOf({ type }: StructType): Map<ts.Type, CType> {
    const found = new Map<ts.Type, CType>();
    if (!isReference(type)) return found;
    const actual = this.argumentsOf(type);
    (type.target.typeParameters ?? []).forEach((parameter, i) => {
      const argument = actual[i];
      if (argument !== undefined) found.set(parameter, argument);
    });
    return found;
  }

  /** The C type of a property, which the struct has from now on. */
  field(owner: StructType, name: string, node: ts.Node): CType {
    const struct = this.structs.get(owner.name);
    const known = struct?.fields.get(name);
    if (known !== undefined) return known;
    const property = this.checker.getPropertyOfType(owner.type, name);
    if (struct === undefined || property === undefined)
      throw new TranslationError(node, `${owner.name} has no ${name}`);
    if (property.flags & ts.SymbolFlags.Accessor) throw new TranslationError(node, 'an accessor has no translation');
    const declaration = property.valueDeclaration as Declared | undefined;
    if (declaration && isTrialIndex(declaration)) throw new TranslationError(node, 'a member of 64 bits has no place');
    const type = this.of(this.checker.getTypeOfSymbol(property), node, new Map());
    struct.fields.set(name, type);
    return type;
  }

  /** A type without `undefined`. */
  private present(type: ts.Type): ts.Type {
    return type.flags & ts.TypeFlags.TypeParameter ? type : this.checker.getNonNullableType(type);
  }

  private argumentsOf(type: ts.Type): (CType | undefined)[] {
    if (!isReference(type)) return [];
    const { declaration } = declarationOf(type);
    return this.partsOf(type).map((part) => {
      if (part.flags & ts.TypeFlags.TypeParameter) return undefined;
      return this.of(part, declaration, new Map());
    });
  }

  /** Type arguments, without the type of `this` that the checker may add to them. */
  private partsOf(type: ts.TypeReference & { target: ts.GenericType }): readonly ts.Type[] {
    return this.checker.getTypeArguments(type).slice(0, type.target.typeParameters?.length);
  }

  private argument(parameter: ts.Type, node: ts.Node, scope: TypeArguments): CType {
    const known = scope.get(parameter);
    if (known !== undefined) return known;
    const constraint = this.checker.getBaseConstraintOfType(parameter);
    if (constraint === undefined || constraint.flags & ts.TypeFlags.Unknown)
      throw new TranslationError(node, 'a type parameter without a constraint');
    return this.of(constraint, node, scope);
  }

  private list(type: ts.Type, node: ts.Node, scope: TypeArguments): CType {
    const [element, ...others] = this.checker
      .getTypeArguments(type as ts.TypeReference)
      .map((part) => this.of(part, node, scope));
    if (element === undefined || others.some((other) => !isSame(other, element))) {
      throw new TranslationError(node, 'expected an array of one type');
    }
    return arrayOf(element);
  }

  private object(type: ts.Type, node: ts.Node, scope: TypeArguments): CType {
    const { name } = type.symbol;
    const array = typedArray(name);
    if (array !== undefined) return array;
    const resolved = this.bindings.get(name) ?? this.withArguments(type, node, scope);
    const named = this.nameOf(resolved, node);
    const known = this.structs.get(named);
    if (known !== undefined && known.type.type.symbol !== resolved.symbol) {
      throw new TranslationError(node, `two types are ${named}: expected one of a name in a folder`);
    }
    if (known !== undefined) return known.type;
    const struct: Struct = { type: { kind: 'struct', name: named, type: resolved }, fields: new Map() };
    this.structs.set(named, struct);
    return struct.type;
  }

  /** A reference whose arguments are type parameters in scope, with what these stand for. */
  private withArguments(type: ts.Type, node: ts.Node, scope: TypeArguments): ts.Type {
    if (!isReference(type)) return type;
    const parts = this.partsOf(type);
    if (!parts.some((part) => part.flags & ts.TypeFlags.TypeParameter)) return type;
    const known = [...this.structs.values()].find(
      ({ type: other }) =>
        isReference(other.type) &&
        other.type.target === type.target &&
        this.argumentsOf(other.type).every((argument, i) => {
          const part = parts[i] as ts.Type;
          return argument !== undefined && isSame(argument, this.of(part, node, scope));
        }),
    );
    if (known === undefined) throw new TranslationError(node, 'a generic type that nothing else is of');
    return known.type.type;
  }

  private nameOf(type: ts.Type, node: ts.Node): string {
    const { declaration, name } = declarationOf(type);
    const folder = basename(dirname(declaration.getSourceFile().fileName));
    const parts = this.argumentsOf(type).map((part) => {
      // A class that stands for an interface is what it is, whatever its parameters stand for.
      if (part === undefined) return '';
      if (part.kind !== 'struct') throw new TranslationError(node, 'expected a class or an interface as type argument');
      return `_${part.name}`;
    });
    return `${folder.replaceAll('-', '_')}_${name}${parts.join('')}`;
  }
}

function isReference(type: ts.Type): type is ts.TypeReference & { target: ts.GenericType } {
  const { target } = type as Partial<ts.TypeReference>;
  return target !== undefined && (target.typeParameters?.length ?? 0) > 0;
}

/** A number or boolean, which C cannot leave undefined. */
function scalar(type: ts.Type, node: ts.Node): CType {
  if (type.isUnion() && type.types.some((part) => part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null))) {
    throw new TranslationError(node, 'a number or boolean that may be undefined has no C type');
  }
  return INT;
}

/** Whether a type, or each part of a union, has one of these flags. */
function isOf(type: ts.Type, flags: ts.TypeFlags): boolean {
  return type.isUnion() ? type.types.every((part) => part.flags & flags) : (type.flags & flags) !== 0;
}

/** Whether a declaration names the type of numbers that do not fit 32 bits. */
function isTrialIndex({ type }: Declared): boolean {
  return type?.getText() === 'TrialIndex';
}

function declarationOf({ symbol }: ts.Type): { readonly declaration: ts.Declaration; readonly name: string } {
  return { declaration: symbol.declarations?.[0] as ts.Declaration, name: symbol.name };
}
