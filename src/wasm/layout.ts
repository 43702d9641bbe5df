/** A type as translated functions see it: a number, a struct by its name, an array, or what they never look at. */
export type LayoutType = 'int' | 'long' | 'none' | { readonly struct: string } | ArrayLayout;

/** Cells of a C type, which hold values of the element's type. */
export interface ArrayLayout {
  readonly cell: string;
  readonly element: LayoutType;
}

/** How the objects of the engine stand in memory, and what the translation exports. */
export interface Layout {
  /** Fields of each struct in their order, four bytes each. */
  readonly structs: Readonly<Record<string, readonly (readonly [field: string, type: LayoutType])[]>>;
  /** Types of the parameters of each entry. */
  readonly entries: Readonly<Record<string, readonly LayoutType[]>>;
  /** Objects made when the engine is loaded, by their constants' names: exported variables that point to them. */
  readonly constants: Readonly<Record<string, { readonly variable: string; readonly type: LayoutType }>>;
}

/** Name of the exported function that plays a batch of trials, each by the function of a name, and counts them. */
export function batchEntry(play: string): string {
  return `${play}Batch`;
}
