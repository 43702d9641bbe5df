import type { Argv, Options } from 'yargs';
import type { CommonOptions } from '../command.ts';

/** Options of commands that play variants in pairs, as they stand on the command line. */
export interface PairArguments extends CommonOptions {
  readonly trials?: string | undefined;
  readonly seed?: string | undefined;
  readonly threads?: string | undefined;
  readonly set?: string | readonly string[] | undefined;
  readonly metric?: string | readonly string[] | undefined;
  readonly out: string;
  readonly format?: string | undefined;
  readonly theme?: string | undefined;
  readonly confidence?: string | undefined;
}

/** An option that takes a value. */
export function textOption(describe: string): Options & { readonly type: 'string' } {
  return { type: 'string', requiresArg: true, describe };
}

/**
 * Adds the options that such commands share.
 *
 * @param trials what `--trials` counts and its default
 * @param metric what `--metric` chooses and its default
 */
export function withPairOptions<T>(command: Argv<T>, trials: string, metric: string) {
  return command
    .option('metric', textOption(metric))
    .option('trials', textOption(trials))
    .option('seed', textOption('Seed, 0 to 2^53 − 1 [default: as the file says]'))
    .option('threads', textOption('Worker threads, 0 for none [default: all cores]; the result is the same'))
    .option('set', textOption('PATH=VALUE: change a value of the file for all of it; repeatable'))
    .option('confidence', textOption('Of all intervals together, above 0 and below 1 [default: 0.95]'))
    .option('out', { ...textOption('Folder for results'), default: 'out' })
    .option('format', textOption('What to write: csv, json, svg, png, html, by commas [default: all]'))
    .option('theme', textOption('Look of charts: screen, print [default: screen]'));
}
