import type { CheckReport } from '../../../../src/reports/check/checked-file.ts';
import type { GateResult } from '../../../../src/sim/gates/gate-result.ts';

/** A gate on the rate of an outcome, judged. */
export function toyGate(more: Partial<GateResult> = {}): GateResult {
  return {
    gate: {
      metric: 'outcome.players',
      quantity: { type: 'outcome', label: 'players' },
      demand: 'between 0.55 and 0.7',
      atLeast: 0.55,
      atMost: 0.7,
      line: 12,
      column: 5,
    },
    verdict: 'fail',
    estimate: 0.781,
    low: 0.77,
    high: 0.792,
    trials: 28_000,
    ...more,
  };
}

/** A report of two files: gates that pass, fail and are undecided, and an outcome that changed. */
export function toyReport(): CheckReport {
  const rounds = { metric: 'rounds.p90', demand: 'at most 14', atMost: 14 };
  const quantity = { type: 'quantile', metric: 'rounds', share: 0.9 } as const;
  return {
    error: 0.001,
    tolerance: 0.01,
    files: [
      {
        file: 'rules, 100%: "a"/fire<fight>.yaml',
        kind: 'battle',
        judged: {
          trials: 28_000,
          interrupted: false,
          gates: [
            toyGate(),
            toyGate({ verdict: 'pass', estimate: 0.6, low: 0.59, high: 0.61 }),
            toyGate({ gate: { ...rounds, quantity }, verdict: 'undecided', estimate: 14, low: 14, high: 15 }),
          ],
          changes: [
            {
              outcome: 'players',
              verdict: 'fail',
              baseline: 0.7,
              estimate: 0.781,
              difference: 0.081,
              low: 0.06,
              high: 0.1,
              trials: 28_000,
            },
          ],
        },
      },
      {
        file: 'check.yaml',
        kind: 'check',
        judged: {
          trials: 0,
          interrupted: false,
          gates: [toyGate({ verdict: 'pass', estimate: 0.65, low: 0.65, high: 0.65, trials: 0 })],
          changes: [],
        },
      },
    ],
  };
}
