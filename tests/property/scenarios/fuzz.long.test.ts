import { fc, it } from '@fast-check/vitest';
import { afterAll, describe, expect } from 'vitest';
import { assignments, expressions, loadAndPlay, rollAndCompute, setAndVary, structures, texts } from './fuzz.ts';

/** 100,000 inputs. */
const LIMIT_MS = 3_600_000;

// Nothing of an input stays behind.
afterAll(() => expect(process.memoryUsage().rss).toBeLessThan(2 ** 31));

describe('whatever comes, a hundred thousand times, is read, or refused in words', () => {
  it.prop([structures], { numRuns: 40_000, seed: 5 })(
    'files of another structure',
    (text) => loadAndPlay(text),
    LIMIT_MS,
  );

  it.prop([texts], { numRuns: 20_000, seed: 6 })('files with other bytes', (text) => loadAndPlay(text), LIMIT_MS);

  it.prop([expressions], { numRuns: 30_000, seed: 7 })('dice expressions', rollAndCompute, LIMIT_MS);

  it.prop([fc.array(assignments, { minLength: 1, maxLength: 3 })], { numRuns: 10_000, seed: 8 })(
    '--set and --vary',
    setAndVary,
    LIMIT_MS,
  );
});
