import type { CommonOptions } from '../command.ts';

/** What `odds` was given, as the parser read it. */
export interface OddsArguments extends CommonOptions {
  readonly expressions: readonly string[];
  readonly 'at-least'?: string | undefined;
  readonly simulate?: boolean | undefined;
  readonly trials?: string | undefined;
  readonly seed?: string | undefined;
  readonly confidence?: string | undefined;
  /** Empty where no file was named. */
  readonly csv?: string | undefined;
  /** Empty where no file was named. */
  readonly chart?: string | undefined;
  readonly theme?: string | undefined;
  readonly set?: string | readonly string[] | undefined;
  readonly vary?: string | readonly string[] | undefined;
  readonly outcome?: string | undefined;
  readonly metric?: string | undefined;
  /** Empty where no file was named. */
  readonly markdown?: string | undefined;
  readonly out: string;
}
