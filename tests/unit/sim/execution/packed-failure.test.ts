import { describe, expect, it } from 'vitest';
import { InvariantError, RunError, ScenarioError, UsageError } from '../../../../src/engine/core/errors.ts';
import { type PackedFailure, packFailure, unpackFailure } from '../../../../src/sim/execution/packed-failure.ts';

function acrossThread(error: Error, trial?: number) {
  return unpackFailure(structuredClone(packFailure(error, trial)) as PackedFailure);
}

describe('a packed failure', () => {
  it.each([new InvariantError('a'), new RunError('b'), new UsageError('c')])(
    'keeps class, message and stack of %s',
    (error) => {
      const arrived = acrossThread(error);
      expect(arrived).toBeInstanceOf(error.constructor);
      expect([arrived.message, arrived.stack, arrived.trial]).toEqual([error.message, error.stack, undefined]);
    },
  );

  it('keeps the problems of a ScenarioError', () => {
    const problems = [{ code: 'range', file: 'a.yaml', line: 1, column: 2, path: 'trials', message: 'too many' }];
    expect(acrossThread(new ScenarioError(problems))).toMatchObject({
      problems,
      message: 'a.yaml:1:2: trials: too many',
    });
  });

  it('keeps the index of the trial', () => {
    expect(acrossThread(new InvariantError('a'), 0).trial).toBe(0);
  });

  it('is none of an error that is not ours', () => {
    expect(packFailure(new TypeError('a'))).toBeUndefined();
    expect(packFailure('a')).toBeUndefined();
  });

  it('does not lose a class that it does not know', () => {
    expect(unpackFailure({ code: 'toString', message: 'a' })).toEqual(new InvariantError('toString: a'));
  });
});
