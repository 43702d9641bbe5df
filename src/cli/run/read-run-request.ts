import { availableParallelism } from 'node:os';
import { UsageError } from '../../engine/core/errors.ts';
import { type ChartStyle, chartStyle } from '../../reports/charts/chart-style.ts';
import { OUTPUT_FORMATS, type OutputFormat } from '../../reports/write-result.ts';
import { MOST_SEQUENTIAL_TRIALS } from '../../sim/sequential/precision.ts';
import type { SimulateOptions } from '../../sim/simulate.ts';
import {
  parseConfidence,
  parseFormats,
  parseInterval,
  parseMaxTrials,
  parsePrecision,
  parseSeed,
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
  readonly style: ChartStyle;
  readonly json: boolean;
  readonly quiet: boolean;
}

/** @throws UsageError where an option's value is wrong */
export function readRunRequest(given: RunArguments): RunRequest {
  const set = given.set === undefined ? [] : [given.set].flat();
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
    formats: parseFormats(given.format, OUTPUT_FORMATS),
    style: chartStyle(parseTheme(given.theme), set),
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
