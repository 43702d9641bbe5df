import type ts from 'typescript';

/**
 * What a value of the rules is in C. All numbers of the rules are integers: `int` of 32 bits, and `long` of 64
 * where a product, an unsigned word or the index of a trial may go beyond. Booleans are `int`.
 */
export type CType =
  | { readonly kind: 'int' | 'long' | 'void' | 'none' }
  /** A pointer to a struct, null for `undefined`; the type is that of the class or interface, with its arguments. */
  | { readonly kind: 'struct'; readonly name: string; readonly type: ts.Type }
  /** A pointer to the first cell; the length stands before it. */
  | { readonly kind: 'array'; readonly element: CType; readonly cell: string };

export const INT: CType = { kind: 'int' };
export const LONG: CType = { kind: 'long' };
export const VOID: CType = { kind: 'void' };
/** Of `undefined`, which fits any pointer. */
export const NONE: CType = { kind: 'none' };

/** Cells of typed arrays. */
export const TYPED_ARRAYS: Readonly<Record<string, string>> = {
  Int32Array: 'int32_t',
  Uint8Array: 'uint8_t',
  Float64Array: 'double',
};

export function isPointer({ kind }: CType): boolean {
  return kind === 'struct' || kind === 'array' || kind === 'none';
}

/** As C declares a variable of the type. */
export function declare(type: CType): string {
  switch (type.kind) {
    case 'int':
      return 'int32_t ';
    case 'long':
      return 'int64_t ';
    case 'void':
      return 'void ';
    case 'none':
      return 'void *';
    case 'struct':
      return `struct ${type.name} *`;
    case 'array':
      return `${type.cell} *`;
  }
}

/** An array in whose cells a value of the type fits. */
export function arrayOf(element: CType): CType {
  return { kind: 'array', element, cell: declare(element).trimEnd() };
}

export function isSame(one: CType, two: CType): boolean {
  if (one.kind === 'struct') return two.kind === 'struct' && one.name === two.name;
  if (one.kind === 'array') return two.kind === 'array' && one.cell === two.cell && isSame(one.element, two.element);
  return one.kind === two.kind;
}
