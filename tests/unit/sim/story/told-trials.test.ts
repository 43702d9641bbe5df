import { describe, it } from 'vitest';
import { holdStoriesAgainstFastLoop, SHIPPED } from '../../../told-trials.ts';

const TRIALS = [0, 1, 2, 3, 17, 734, 99_999, 2 ** 40];

describe('the story of a trial', () => {
  it.each(SHIPPED)('of %s ends as the fast loop does, and its numbers follow from its dice', (name) => {
    holdStoriesAgainstFastLoop(name, TRIALS);
  });
});
