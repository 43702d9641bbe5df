import { availableParallelism } from 'node:os';
import { UsageError } from '../../engine/core/errors.ts';
import { OUTPUT_FORMATS, type OutputFormat } from '../../reports/write-result.ts';
import type { SimulateOptions } from '../../sim/simulate.ts';
import type { Shard } from '../../sim/store/run-record.ts';
import {
  parseConfidence,
  parseFormats,
  parseInterval,
  parseSamples,
  parseSeed,
  parseShard,
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
  /** Rows of `samples.csv`; 0 for no such file. */
  readonly samples: number;
  readonly shard?: Shard | undefined;
  /** Whether to go on to where the stored run was to end. */
  readonly resume: boolean;
  /** Whether to play what is stored, too. */
  readonly fresh: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
}

/** @throws UsageError where an option's value is wrong */
export function readRunRequest(given: RunArguments): RunRequest {
  if (given.resume && given.fresh) {
    throw new UsageError('--resume goes on with what is stored and --fresh plays all anew: expected one of them');
  }
  const formats = parseFormats(given.format, OUTPUT_FORMATS);
  if (given.samples !== undefined && !formats.includes('csv')) {
    throw new UsageError('--samples: expected csv among the formats, for samples.csv is one');
  }
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
    formats,
    samples: parseSamples(given.samples) ?? 0,
    shard: parseShard(given.shard),
    resume: given.resume ?? false,
    fresh: given.fresh ?? false,
    json: given.json ?? false,
    quiet: given.quiet ?? false,
  };
}
