import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ScenarioError, type ScenarioProblem } from '../../../src/engine/core/errors.ts';
import { loadScenario } from '../../../src/scenarios/load-scenario.ts';
import { BROKEN_FILES } from './broken-files.ts';

const FOLDER = 'tests/fixtures/broken';
const MADE = mkdtempSync(join(tmpdir(), 'evenodds-broken-'));
afterAll(() => rmSync(MADE, { recursive: true }));

function problemsOf(file: string): readonly ScenarioProblem[] {
  try {
    loadScenario(file);
  } catch (error) {
    if (error instanceof ScenarioError) return error.problems;
    throw error;
  }
  throw new Error(`${file} was loaded`);
}

describe('a broken file', () => {
  it.each([...new Set(BROKEN_FILES.map(([file]) => file))])('is refused with every problem in place: %s', (file) => {
    const expected = BROKEN_FILES.filter((row) => row[0] === file);
    const found = problemsOf(join(FOLDER, file)).map((problem) => {
      const { code, line = 0, column = 0, path, message } = problem;
      return [file, line, column, code, path, message];
    });
    expect(found).toEqual(expected);
  });

  it('is in the table', () => {
    const listed = new Set(BROKEN_FILES.map(([file]) => file));
    expect(readdirSync(FOLDER).sort()).toEqual([...listed].sort());
  });

  it('is named in each of its problems', () => {
    for (const { file } of problemsOf(`${FOLDER}/many-faults.yaml`)) expect(file).toBe(`${FOLDER}/many-faults.yaml`);
  });
});

describe('what is no file to read', () => {
  it('is a file that is not there', () => {
    const message = 'expected a scenario file, found no file of this name';
    expect(problemsOf('no/such.yaml')).toEqual([{ code: 'no-file', file: 'no/such.yaml', path: '', message }]);
  });

  it('is a folder', () => {
    expect(problemsOf(FOLDER)).toEqual([
      { code: 'not-a-file', file: FOLDER, path: '', message: 'expected a file, found a directory' },
    ]);
  });

  it('is a path through a file', () => {
    expect(problemsOf('package.json/x.yaml')).toMatchObject([{ code: 'no-file' }]);
  });

  it('is a device, which may never end', () => {
    expect(problemsOf('/dev/zero')).toMatchObject([{ code: 'not-a-file' }]);
  });

  it('is 50 megabytes of garbage, and they are not read', () => {
    const file = join(MADE, 'huge.yaml');
    writeFileSync(file, Buffer.alloc(50_000_000, 0x5b));
    const message = 'expected at most 1000000 bytes, got 50000000';
    expect(problemsOf(file)).toEqual([{ code: 'too-large', file, path: '', message }]);
  });

  it.skipIf(process.getuid?.() === 0)('is a file that may not be read', () => {
    const file = join(MADE, 'secret.yaml');
    writeFileSync(file, 'format: 1\n');
    chmodSync(file, 0);
    expect(problemsOf(file)).toMatchObject([{ code: 'unreadable' }]);
  });

  it('is a name that holds a zero byte', () => {
    expect(problemsOf('a\0b.yaml')).toMatchObject([{ code: 'unreadable' }]);
  });
});

describe('garbage', () => {
  const write = (text: string): string => {
    mkdirSync(MADE, { recursive: true });
    const file = join(MADE, 'garbage.yaml');
    writeFileSync(file, text);
    return file;
  };

  it.each([
    ['open brackets', '['.repeat(999_999)],
    ['open maps', '{"a":'.repeat(150_000)],
    ['dashes', '- '.repeat(499_999)],
    ['questions', '? '.repeat(50_000)],
    ['anchors', '&a '.repeat(20_000)],
    ['commas', `[${','.repeat(100_000)}`],
    ['backslashes', `"${'\\'.repeat(900_000)}`],
    ['spaces', ' '.repeat(999_999)],
    ['tabs', '\t'.repeat(999_999)],
    ['keys', Array.from({ length: 40_000 }, (_, index) => `k${index}: 1`).join('\n')],
    ['aliases', `a: &a [1]\nb: [${'*a,'.repeat(50_000)}]`],
    ['levels', Array.from({ length: 400 }, (_, index) => `${' '.repeat(index)}a:`).join('\n')],
  ])('is refused soon: %s', { timeout: 20_000 }, (_, text) => {
    const problems = problemsOf(write(text));
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(201);
  });

  it('is reported by its first 200 problems', () => {
    const problems = problemsOf(write(`- [a\n`.repeat(1000)));
    expect(problems).toHaveLength(201);
    expect(problems.at(-1)?.message).toBe('expected a scenario, got 1000 faults, of which these are the first 200');
  });
});
