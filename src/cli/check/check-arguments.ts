import type { CommonOptions } from '../command.ts';

/** Options of `check` as they stand on the command line. */
export interface CheckArguments extends CommonOptions {
  readonly files: readonly string[];
  readonly error?: string | undefined;
  readonly 'max-trials'?: string | undefined;
  readonly seed?: string | undefined;
  readonly threads?: string | undefined;
  readonly set?: string | readonly string[] | undefined;
  readonly junit?: string | undefined;
  readonly markdown?: string | undefined;
  readonly baseline?: string | undefined;
  readonly tolerance?: string | undefined;
}
