import { availableParallelism } from 'node:os';
import { UsageError } from '../../engine/core/errors.ts';
import { MOST_SEQUENTIAL_TRIALS } from '../../sim/sequential/precision.ts';
import { parseMaxTrials, parseSeed, parseShare, parseThreads } from '../option-values.ts';
import type { CheckArguments } from './check-arguments.ts';

const ERROR = 0.001;
/** One percentage point. */
const TOLERANCE = 0.01;

/** What `check` was asked for, read and in range. */
export interface CheckRequest {
  readonly judging: {
    readonly error: number;
    readonly maxTrials: number;
    readonly seed: number | undefined;
    readonly threads: number;
    readonly tolerance: number;
  };
  readonly set: readonly string[];
  /** Folder of stored results, as `run --out` wrote them. */
  readonly baseline: string | undefined;
  readonly junit: string | undefined;
  readonly markdown: string | undefined;
  readonly json: boolean;
  readonly quiet: boolean;
}

/** @throws UsageError where an option's value is wrong, or two do not go together */
export function readCheckRequest(given: CheckArguments): CheckRequest {
  const { baseline, tolerance, junit, markdown } = given;
  if (tolerance !== undefined && baseline === undefined) {
    throw new UsageError('--tolerance: expected --baseline with it');
  }
  for (const [name, value] of Object.entries({ baseline, junit, markdown })) {
    if (value === '') throw new UsageError(`--${name}: expected a ${name === 'baseline' ? 'folder' : 'file'}, got ""`);
  }
  return {
    judging: {
      error: parseShare('--error', given.error, 0.5) ?? ERROR,
      maxTrials: parseMaxTrials(given['max-trials']) ?? MOST_SEQUENTIAL_TRIALS,
      seed: parseSeed(given.seed),
      threads: parseThreads(given.threads) ?? availableParallelism(),
      tolerance: parseShare('--tolerance', tolerance, 1) ?? TOLERANCE,
    },
    set: [given.set ?? []].flat(),
    baseline,
    junit,
    markdown,
    json: given.json ?? false,
    quiet: given.quiet ?? false,
  };
}
