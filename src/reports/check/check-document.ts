import { type CheckReport, isPassed } from './checked-file.ts';

/** What `check --json` prints. Ends of an interval that are not bounded are null. */
export function checkDocument(report: CheckReport): object {
  return {
    schema: 1,
    passed: isPassed(report),
    error: report.error,
    files: report.files.map(({ file, judged }) => ({
      file,
      trials: judged.trials,
      interrupted: judged.interrupted,
      gates: judged.gates.map(({ gate, verdict, estimate, low, high, trials }) => ({
        metric: gate.metric,
        demand: gate.demand,
        verdict,
        estimate,
        low,
        high,
        trials,
        ...(gate.line === undefined ? {} : { line: gate.line }),
      })),
      ...(judged.changes.length === 0 ? {} : { tolerance: report.tolerance, changes: judged.changes }),
    })),
  };
}
