import type { CommonOptions } from '../command.ts';

/** Options of `run` as they stand on the command line: texts, read by `option-values.ts`. */
export interface RunArguments extends CommonOptions {
  readonly files: readonly string[];
  readonly trials?: string | undefined;
  readonly precision?: string | undefined;
  readonly 'max-trials'?: string | undefined;
  readonly seed?: string | undefined;
  readonly threads?: string | undefined;
  readonly set?: string | readonly string[] | undefined;
  readonly out: string;
  readonly format?: string | undefined;
  readonly theme?: string | undefined;
  readonly confidence?: string | undefined;
  readonly interval?: string | undefined;
  readonly shard?: string | undefined;
  readonly samples?: string | undefined;
  readonly resume?: boolean | undefined;
  readonly fresh?: boolean | undefined;
}
