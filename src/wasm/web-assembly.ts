/** The part of WebAssembly that is used here; Node has it, its types of version 20 do not. */
export interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

export type Exported = Memory | { value: number } | ((...parameters: number[]) => void);

interface Instance {
  readonly exports: Readonly<Record<string, Exported>>;
}

declare const module: unique symbol;

/** A compiled module. */
export interface Module {
  readonly [module]: true;
}

interface WebAssemblyNamespace {
  readonly Module: new (bytes: Uint8Array) => Module;
  readonly Instance: new (module: Module) => Instance;
  readonly RuntimeError: new () => Error;
  readonly validate: (bytes: Uint8Array) => boolean;
}

export const { Instance, Module, RuntimeError, validate } = (
  globalThis as unknown as { readonly WebAssembly: WebAssemblyNamespace }
).WebAssembly;
