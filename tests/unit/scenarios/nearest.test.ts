import { describe, expect, it } from 'vitest';
import { hint, nearest } from '../../../src/scenarios/data/nearest.ts';

describe('the nearest name', () => {
  it.each([
    ['shot', 'shoot'],
    ['SHOOT', 'shoot'],
    ['melé', 'melee'],
    ['dogde', 'dodge'],
    ['x', undefined],
    ['parachute', undefined],
    ['', undefined],
    ['y'.repeat(10_000), undefined],
  ])('to %s is %s', (name, found) => {
    expect(nearest(name, ['shoot', 'melee', 'parry', 'dodge', 'resist'])).toBe(found);
  });

  it('is told in parentheses', () => {
    expect(hint('shot', ['shoot'])).toBe(' (did you mean "shoot"?)');
    expect(hint('x', ['shoot'])).toBe('');
  });
});
