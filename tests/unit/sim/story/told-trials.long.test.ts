import { describe, it } from 'vitest';
import { holdStoriesAgainstFastLoop, SHIPPED } from '../../../told-trials.ts';

/** 2000 trials, scattered over the first million by a fixed stride. */
const TRIALS = Array.from({ length: 2000 }, (_, i) => (i * 387_427) % 1_000_003);

describe('the story of a trial', () => {
  it.each(SHIPPED)('of %s ends as the fast loop does in 2000 trials', (name) => {
    holdStoriesAgainstFastLoop(name, TRIALS);
  });
});
