import { arch, cpus, platform, release } from 'node:os';
import { PACKAGE_VERSION } from '../../sim/package-version.ts';
import type { RunLog, SimulationResult } from '../../sim/result.ts';

export interface RunConditions {
  readonly startedAt: Date;
  readonly elapsedMs: number;
  readonly threads: number;
  readonly requestedTrials: number;
  /** Of the scenario. */
  readonly file: string;
  /** `PATH=VALUE` each. */
  readonly set: readonly string[];
  /** Trials that were stored before and not played. */
  readonly taken: number;
}

/** What this run had of its own: times, threads and the machine. */
export function createRunLog({ summary, interrupted }: SimulationResult, conditions: RunConditions): RunLog {
  const { startedAt, elapsedMs, threads, requestedTrials, file, set, taken } = conditions;
  const playedTrials = summary.trials - taken;
  return {
    startedAt: startedAt.toISOString(),
    elapsedMs: Math.round(elapsedMs),
    threads,
    trialsPerSecond: Math.round((playedTrials / Math.max(1, elapsedMs)) * 1000),
    requestedTrials,
    file,
    set,
    playedTrials,
    interrupted,
    evenodds: PACKAGE_VERSION,
    node: process.version,
    platform: `${platform()} ${release()} ${arch()}`,
    cpu: cpus()[0]?.model ?? 'unknown',
  };
}
