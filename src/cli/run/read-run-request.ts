import { availableParallelism } from 'node:os';
import { type ChartStyle, chartStyle } from '../../reports/charts/chart-style.ts';
import { OUTPUT_FORMATS, type OutputFormat } from '../../reports/write-result.ts';
import type { SimulateOptions } from '../../sim/simulate.ts';
import {
  parseConfidence,
  parseFormats,
  parseInterval,
  parseSeed,
  parseTheme,
  parseThreads,
  parseTrials,
} from '../option-values.ts';
import type { RunArguments } from './run-arguments.ts';

/** What `run` was asked for, read and in range. */
export interface RunRequest {
  readonly simulation: Pick<SimulateOptions, 'trials' | 'seed' | 'confidence' | 'interval' | 'executor'> & {
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
      trials: parseTrials(given.trials),
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
