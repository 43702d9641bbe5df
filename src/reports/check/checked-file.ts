import type { ChangeResult, GateResult, JudgedScenario } from '../../sim/gates/gate-result.ts';

/** A scenario file whose gates were judged. */
export interface CheckedFile {
  /** As given on the command line. */
  readonly file: string;
  /** Of the scenario. */
  readonly kind: string;
  readonly judged: JudgedScenario;
}

/** All that a call of `check` judged. */
export interface CheckReport {
  readonly files: readonly CheckedFile[];
  /** How often anything of the call may be judged wrong. */
  readonly error: number;
  /** How much an outcome may differ from a baseline, 0 to 1. */
  readonly tolerance: number;
}

/** Whether nothing stands against it: an undecided gate does, a change that is not certain does not. */
export function isPassed({ files }: CheckReport): boolean {
  return files.every(
    ({ judged }) =>
      !judged.interrupted && judged.gates.every(isGood) && judged.changes.every(({ verdict }) => verdict !== 'fail'),
  );
}

/** Did the gate pass? */
export function isGood({ verdict }: Pick<GateResult, 'verdict'>): boolean {
  return verdict === 'pass';
}

/** Changes worth a word: those that are beyond the tolerance, or may be. */
export function openChanges({ judged }: CheckedFile): readonly ChangeResult[] {
  return judged.changes.filter(({ verdict }) => verdict !== 'pass');
}
