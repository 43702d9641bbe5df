import type ts from 'typescript';

/**
 * What a value of the rules is in C. All numbers of the rules are integers: `int` of 32 bits, `long` of 64 where a
 * product, an unsigned word or the index of a trial may go beyond, and `double` the cell of a `Float64Array`. Booleans
 * are `int`. A `text` is for people: nothing looks at it.
 */
export type CType = { readonly kind: 'int' | 'long' | 'double' | 'void' | 'none' | 'text' } | StructType | ArrayType;

/** A pointer to a struct, null for `undefined`; the type is that of the class or interface, with its arguments. */
export interface StructType {
  readonly kind: 'struct';
  readonly name: string;
  readonly type: ts.Type;
}

/** A pointer to the first cell; the length stands before it. */
export interface ArrayType {
  readonly kind: 'array';
  readonly element: CType;
  readonly cell: string;
}

export const INT: CType = { kind: 'int' };
export const LONG: CType = { kind: 'long' };
export const DOUBLE: CType = { kind: 'double' };
export const VOID: CType = { kind: 'void' };
/** Of `undefined`, which fits any pointer. */
export const NONE: CType = { kind: 'none' };
export const TEXT: CType = { kind: 'text' };

export function isPointer({ kind }: CType): boolean {
  return kind === 'struct' || kind === 'array' || kind === 'none' || kind === 'text';
}

export function isNumber({ kind }: CType): boolean {
  return kind === 'int' || kind === 'long' || kind === 'double';
}

/** As C declares a variable of the type. */
export function declare(type: CType): string {
  switch (type.kind) {
    case 'int':
      return 'int32_t ';
    case 'long':
      return 'int64_t ';
    case 'double':
      return 'double ';
    case 'void':
      return 'void ';
    case 'none':
    case 'text':
      return 'void *';
    case 'struct':
      return `struct ${type.name} *`;
    case 'array':
      return `${type.cell} *`;
  }
}

/** An array in whose cells a value of the type fits. */
export function arrayOf(element: CType): ArrayType {
  return { kind: 'array', element, cell: declare(element).trimEnd() };
}

/** The typed arrays that the engine uses. */
const TYPED_ARRAYS: Readonly<Record<string, ArrayType>> = {
  Int32Array: { kind: 'array', element: INT, cell: 'int32_t' },
  Uint8Array: { kind: 'array', element: INT, cell: 'uint8_t' },
  Float64Array: { kind: 'array', element: DOUBLE, cell: 'double' },
};

/** The type of a typed array, by its constructor's name. */
export function typedArray(name: string): ArrayType | undefined {
  return TYPED_ARRAYS[name];
}

export function isSame(one: CType, two: CType): boolean {
  if (one.kind === 'struct') return two.kind === 'struct' && one.name === two.name;
  if (one.kind === 'array') return two.kind === 'array' && one.cell === two.cell && isSame(one.element, two.element);
  return one.kind === two.kind;
}
