import { UsageError } from '../../engine/core/errors.ts';
import { parseNth, parseSeed, parseTrial, parseTrials } from '../option-values.ts';
import type { TraceArguments } from './trace-arguments.ts';

/** What `trace` was asked for, read and in range: a trial, or what to look for. */
export interface TraceRequest {
  readonly seed: number | undefined;
  readonly set: readonly string[];
  readonly trial: number;
  readonly find: FindRequest | undefined;
}

export interface FindRequest {
  /** As given. */
  readonly text: string;
  readonly nth: number;
  /** Trials looked at; by default as many as what is looked for takes. */
  readonly within: number | undefined;
}

/** @throws UsageError where an option's value is wrong, or two do not go together */
export function readTraceRequest(given: TraceArguments): TraceRequest {
  const { find, json, markdown } = given;
  if (find === undefined) {
    for (const name of ['nth', 'trials'] as const) {
      if (given[name] !== undefined) throw new UsageError(`--${name}: goes with --find only`);
    }
  } else if (given.trial !== undefined) throw new UsageError('expected --trial or --find, got both');
  if (json && markdown !== undefined) throw new UsageError('expected --json or --markdown, got both');
  const within = parseTrials(given.trials);
  return {
    seed: parseSeed(given.seed),
    set: [given.set ?? []].flat(),
    trial: parseTrial(given.trial) ?? 0,
    find: find === undefined ? undefined : { text: find, nth: parseNth(given.nth) ?? 1, within },
  };
}
