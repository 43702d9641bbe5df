import { availableParallelism } from 'node:os';
import { UsageError } from '../../engine/core/errors.ts';
import { type ChartStyle, type ChartTheme, chartStyle } from '../../reports/charts/chart-style.ts';
import { OUTPUT_FORMATS, type OutputFormat } from '../../reports/write-result.ts';
import { MOST_SEQUENTIAL_TRIALS } from '../../sim/sequential/precision.ts';
import type { SimulateOptions } from '../../sim/simulate.ts';
import type { Shard } from '../../sim/store/run-record.ts';
import {
  parseConfidence,
  parseFormats,
  parseInterval,
  parseMaxTrials,
  parsePrecision,
  parseSamples,
  parseSeed,
  parseShard,
  parseTheme,
  parseThreads,
  parseTrials,
} from '../option-values.ts';
import type { RunArguments } from './run-arguments.ts';

/** What `run` was asked for, read and in range. */
export interface RunRequest {
  readonly simulation: Pick<
    SimulateOptions,
    'trials' | 'precision' | 'seed' | 'confidence' | 'interval' | 'executor'
  > & {
    readonly threads: number;
  };
  readonly set: readonly string[];
  readonly out: string;
  readonly formats: readonly OutputFormat[];
  /** Rows of `samples.csv`; 0 for no such file. */
  readonly samples: number;
  readonly shard?: Shard | undefined;
  /** Whether to go on to where the stored run was to end. */
  readonly resume: boolean;
  /** Whether to play what is stored, too. */
  readonly fresh: boolean;
  readonly theme: ChartTheme;
  readonly style: ChartStyle;
  readonly json: boolean;
  readonly quiet: boolean;
}

/** @throws UsageError where an option's value is wrong */
export function readRunRequest(given: RunArguments): RunRequest {
  if (given.resume && given.fresh) {
    throw new UsageError('--resume goes on with what is stored and --fresh plays all anew: expected one of them');
  }
  if (given.shard !== undefined && given.precision !== undefined) {
    throw new UsageError('--shard: expected --trials, for the end of a run with --precision is not known before');
  }
  const formats = parseFormats(given.format, OUTPUT_FORMATS);
  if (given.samples !== undefined && !formats.includes('csv')) {
    throw new UsageError('--samples: expected csv among the formats, for samples.csv is one');
  }
  const set = [given.set ?? []].flat();
  const theme = parseTheme(given.theme) ?? 'screen';
  return {
    simulation: {
      ...readLength(given),
      seed: parseSeed(given.seed),
      threads: parseThreads(given.threads) ?? availableParallelism(),
      confidence: parseConfidence(given.confidence),
      interval: parseInterval(given.interval),
    },
    set,
    out: given.out,
    formats,
    theme,
    style: chartStyle(theme, set),
    samples: parseSamples(given.samples) ?? 0,
    shard: parseShard(given.shard),
    resume: given.resume ?? false,
    fresh: given.fresh ?? false,
    json: given.json ?? false,
    quiet: given.quiet ?? false,
  };
}

/** How long to run: a number of trials, or until the outcomes are known. */
function readLength(given: RunArguments): Pick<SimulateOptions, 'trials' | 'precision'> {
  const { trials, interval, precision: asked, 'max-trials': most } = given;
  const precision = parsePrecision(asked);
  if (precision === undefined) {
    if (most !== undefined) throw new UsageError('--max-trials: expected --precision with it');
    return { trials: parseTrials(trials) };
  }
  if (trials !== undefined) {
    throw new UsageError('expected --trials or --precision, got both; --max-trials limits --precision');
  }
  if (interval !== undefined) {
    throw new UsageError(
      '--interval: does not go with --precision, whose intervals are those of a run that is watched',
    );
  }
  return { precision, trials: parseMaxTrials(most) ?? MOST_SEQUENTIAL_TRIALS };
}
