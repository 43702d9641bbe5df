import { expect, it } from 'vitest';
import {
  formatProblem,
  InvariantError,
  RunError,
  ScenarioError,
  UsageError,
} from '../../../../src/engine/core/errors.ts';

const PROBLEM = { code: 'unknown-key', file: 'a.yaml', line: 3, column: 5, path: 'sides.a', message: 'expected units' };

it('errors are told apart by name, also where a bundler has renamed their classes', () => {
  const errors = [new ScenarioError([PROBLEM]), new UsageError('x'), new RunError('x'), new InvariantError('x')];
  expect(errors.map(({ name }) => name)).toEqual(['ScenarioError', 'UsageError', 'RunError', 'InvariantError']);
});

it('a ScenarioError says all its problems, each with its place as far as that is known', () => {
  const { line: _, column: __, ...whole } = { ...PROBLEM, path: '' };
  expect(formatProblem(PROBLEM)).toBe('a.yaml:3:5: sides.a: expected units');
  expect(new ScenarioError([PROBLEM, whole]).message).toBe(
    'a.yaml:3:5: sides.a: expected units\na.yaml: expected units',
  );
});
