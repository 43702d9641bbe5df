import { fc, it } from '@fast-check/vitest';
import { describe } from 'vitest';
import { assignments, expressions, loadAndPlay, rollAndCompute, setAndVary, structures, texts } from './fuzz.ts';

/** Enough for a slow machine; an input that makes the reader hang fails. */
const LIMIT_MS = 60_000;

describe('whatever comes is read, or refused in words', () => {
  it.prop([structures], { numRuns: 50, seed: 5 })('files of another structure', (text) => loadAndPlay(text), LIMIT_MS);

  it.prop([texts], { numRuns: 50, seed: 6 })('files with other bytes', (text) => loadAndPlay(text), LIMIT_MS);

  it.prop([expressions], { numRuns: 100, seed: 7 })('dice expressions', rollAndCompute, LIMIT_MS);

  it.prop([fc.array(assignments, { minLength: 1, maxLength: 3 })], { numRuns: 30, seed: 8 })(
    '--set and --vary',
    setAndVary,
    LIMIT_MS,
  );
});
