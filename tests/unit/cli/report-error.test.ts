import { describe, expect, it } from 'vitest';
import { reportError } from '../../../src/cli/report-error.ts';
import { InvariantError, RunError, ScenarioError, UsageError } from '../../../src/engine/core/errors.ts';
import { PartialRunError } from '../../../src/sim/partial-run-error.ts';

function report(error: unknown, debug = false): { status: number; lines: string[] } {
  const lines: string[] = [];
  return { status: reportError(error, { debug, write: (line) => lines.push(line) }), lines };
}

describe('reportError', () => {
  it('prints every problem of a scenario with its place, and gives 2', () => {
    const problems = [
      { code: 'type', file: 'a.yaml', line: 3, column: 9, path: 'trials', message: 'expected an integer, got "x"' },
      { code: 'missing', file: 'b.yaml', path: '', message: 'there is no such file' },
    ];
    expect(report(new ScenarioError(problems))).toEqual({
      status: 2,
      lines: ['a.yaml:3:9: trials: expected an integer, got "x"', 'b.yaml: there is no such file'],
    });
  });

  it('gives 2 for a wrong command line', () => {
    expect(report(new UsageError('--trials: no'))).toEqual({ status: 2, lines: ['evenodds: --trials: no'] });
  });

  it('gives 3 for a failed run, whole or partial', () => {
    const failed = new RunError('trials 0 to 9 could not be played');
    const lines = ['evenodds: trials 0 to 9 could not be played'];
    expect(report(failed)).toEqual({ status: 3, lines });
    expect(report(new PartialRunError(failed, {} as never))).toEqual({ status: 3, lines });
  });

  it('gives 3 for a full disk, in its own words', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
    expect(report(full)).toEqual({ status: 3, lines: ['evenodds: ENOSPC: no space left on device, write'] });
  });

  it.each([new InvariantError('no such phase'), new TypeError('x is undefined'), 'a string'])(
    'takes the blame for %s, with 3 and no stack',
    (error) => {
      const { status, lines } = report(error);
      expect(status).toBe(3);
      expect(lines[0]).toMatch(/^evenodds: this is a fault of evenodds, please report it: /);
      expect(lines.join('\n')).not.toMatch(/ at .*:\d+:\d+/);
    },
  );

  it('takes the blame for a fault of ours that ended a run after some trials', () => {
    expect(report(new PartialRunError(new InvariantError('no such phase'), {} as never)).lines[0]).toMatch(
      /fault of evenodds/,
    );
  });

  it('shows stacks, and those of causes, with --debug', () => {
    const { lines } = report(new RunError('lost', { cause: new TypeError('inner') }), true);
    expect(lines.join('\n')).toMatch(/lost\n\s+at .*[\s\S]*TypeError: inner\n\s+at /);
  });
});
