import type ts from 'typescript';
import type { CType, StructType } from './c-type.ts';
import type { TypeArguments } from './type-map.ts';

/** A local variable as C has it. */
export interface Variable {
  readonly name: string;
  readonly type: CType;
}

/** Names that C has for itself, or the translator for `this`. */
const RESERVED = new Set([
  ...['asm', 'auto', 'break', 'case', 'char', 'const', 'continue', 'default', 'do', 'double', 'else', 'enum', 'extern'],
  ...['float', 'for', 'goto', 'if', 'inline', 'int', 'long', 'register', 'restrict', 'return', 'self', 'short'],
  ...['signed', 'sizeof', 'static', 'struct', 'switch', 'typedef', 'union', 'unsigned', 'void', 'volatile', 'while'],
]);

/** A name of the engine as C may have it. */
export function nameInC(name: string): string {
  return RESERVED.has(name) ? `${name}_` : name;
}

/** What the names in the body of one function mean. */
export class Scope {
  readonly typeArguments: TypeArguments;
  readonly result: CType;
  /** Type of `this`. */
  readonly self: StructType | undefined;
  private readonly variables = new Map<ts.Symbol, Variable>();
  private temporaries = 0;

  constructor(typeArguments: TypeArguments, result: CType, self?: StructType) {
    this.typeArguments = typeArguments;
    this.result = result;
    this.self = self;
  }

  declare(symbol: ts.Symbol, type: CType): Variable {
    const variable = { name: nameInC(symbol.name), type };
    this.variables.set(symbol, variable);
    return variable;
  }

  find(symbol: ts.Symbol | undefined): Variable | undefined {
    return symbol && this.variables.get(symbol);
  }

  /** A name that nothing else in the function has. */
  temporary(): string {
    this.temporaries++;
    return `value_${this.temporaries}`;
  }
}
