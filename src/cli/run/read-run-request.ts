import { availableParallelism } from 'node:os';
import { OUTPUT_FORMATS, type OutputFormat } from '../../reports/write-result.ts';
import type { SimulateOptions } from '../../sim/simulate.ts';
import {
  parseConfidence,
  parseFormats,
  parseInterval,
  parseSeed,
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
  readonly json: boolean;
  readonly quiet: boolean;
}

/** @throws UsageError where an option's value is wrong */
export function readRunRequest(given: RunArguments): RunRequest {
  return {
    simulation: {
      trials: parseTrials(given.trials),
      seed: parseSeed(given.seed),
      threads: parseThreads(given.threads) ?? availableParallelism(),
      confidence: parseConfidence(given.confidence),
      interval: parseInterval(given.interval),
    },
    set: given.set === undefined ? [] : [given.set].flat(),
    out: given.out,
    formats: parseFormats(given.format, OUTPUT_FORMATS),
    json: given.json ?? false,
    quiet: given.quiet ?? false,
  };
}
