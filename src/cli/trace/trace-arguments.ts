import type { CommonOptions } from '../command.ts';

/** Options of `trace` as they stand on the command line: texts. */
export interface TraceArguments extends CommonOptions {
  readonly file: string;
  readonly trial?: string | undefined;
  readonly find?: string | undefined;
  readonly nth?: string | undefined;
  readonly trials?: string | undefined;
  readonly seed?: string | undefined;
  readonly set?: string | readonly string[] | undefined;
  /** Path of a file, empty for stdout. */
  readonly markdown?: string | undefined;
}
