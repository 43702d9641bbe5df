import { InvariantError } from '../../engine/core/errors.ts';
import { SYSTEMS } from '../../engine/registry.ts';
import { formatStandardErrors } from '../../reports/exact/format-standard-errors.ts';
import { countTrials } from '../../reports/trial-words.ts';
import type { Disagreement, SimulationResult } from '../../sim/result.ts';

/** A run whose figures contradict the exact ones: the engine or the mathematics of its rules is wrong. */
export class DisagreementError extends InvariantError {
  /** @param file that was run */
  constructor({ summary, exact }: SimulationResult, file: string) {
    const { system, kind, seed, trials } = summary;
    const version = SYSTEMS[system]?.version ?? 'unknown';
    super(
      [
        `simulation and exact odds disagree beyond ${Number(exact?.limit.toFixed(1))} standard errors`,
        `engine: ${system} ${kind}, rules version ${version}, seed ${seed}, ${countTrials(kind, trials)} of ${file}`,
        `mathematics: the exact odds of ${system} ${kind}, rules version ${version}`,
        ...(exact?.disagreements ?? []).map(describe),
      ].join('\n  '),
    );
  }
}

function describe({ what, exact, simulated, standardErrors }: Disagreement): string {
  const difference = simulated - exact;
  const sign = difference < 0 ? '' : '+';
  return `${what}: exact ${digits(exact)}, simulated ${digits(simulated)}, difference ${sign}${digits(difference)} (standard errors: ${formatStandardErrors(standardErrors)})`;
}

function digits(value: number): string {
  return String(Number(value.toPrecision(6)));
}
