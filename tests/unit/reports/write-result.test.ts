import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RunError } from '../../../src/engine/core/errors.ts';
import { writeWholeFile } from '../../../src/files/write-whole-file.ts';
import { writeResult } from '../../../src/reports/write-result.ts';
import { RUN_LOG, toyCheck, toyResult } from './toy-firefight.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenodds-reports-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const FIGHT = toyResult({ trials: 200 });
const filesIn = (path: string) => readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();

describe('writeResult', () => {
  it('writes every file of a fight', async () => {
    const { written } = await writeResult(FIGHT, RUN_LOG, join(folder, 'out/fight'), {
      formats: ['csv', 'json', 'svg', 'png'],
    });
    const charts = ['attrition', 'damage', 'outcomes', 'rounds', 'survivors', 'units'];
    const files = [
      ...['summary.json', 'run.json'],
      ...['outcomes.csv', 'metrics.csv', 'distributions.csv', 'units.csv', 'attrition.csv'],
      ...charts.flatMap((name) => ['vl.json', 'svg', 'png'].map((ending) => `charts/${name}.${ending}`)),
    ];
    expect([...written].sort()).toEqual(files.sort());
    expect(filesIn(join(folder, 'out/fight'))).toEqual([...files, 'charts'].sort());
  });

  it.each([
    [['json'], ['charts/distribution-successes.vl.json', 'charts/outcomes.vl.json', 'run.json', 'summary.json']],
    [['csv'], ['distributions.csv', 'metrics.csv', 'outcomes.csv']],
    [['svg'], ['charts/distribution-successes.svg', 'charts/outcomes.svg']],
    [['png'], ['charts/distribution-successes.png', 'charts/outcomes.png']],
    [[], []],
  ] as const)('writes of a check as %j what belongs to it', async (formats, files) => {
    expect([...(await writeResult(toyCheck([5, 5]), RUN_LOG, folder, { formats })).written].sort()).toEqual(files);
  });

  it('writes what was given, with a line break at the end', async () => {
    await writeResult(FIGHT, RUN_LOG, folder, { formats: ['json'] });
    const text = readFileSync(join(folder, 'summary.json'), 'utf8');
    expect(JSON.parse(text)).toEqual(FIGHT.summary);
    expect(text.endsWith('}\n')).toBe(true);
    expect(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'))).toEqual(RUN_LOG);
  });

  it('leaves a folder of one run: what an earlier run left is removed, what others wrote is not', async () => {
    await writeResult(FIGHT, RUN_LOG, folder, { formats: ['csv', 'svg'] });
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    writeFileSync(join(folder, 'charts/mine.svg'), 'mine');
    const { written } = await writeResult(toyCheck([5, 5]), RUN_LOG, folder, { formats: ['csv', 'json'] });
    expect(filesIn(folder)).toEqual([...written, 'charts', 'charts/mine.svg', 'notes.txt'].sort());
  });

  it('removes the summary of an earlier run that this one does not write', async () => {
    await writeResult(FIGHT, RUN_LOG, folder, { formats: ['json', 'csv'] });
    await writeResult(FIGHT, RUN_LOG, folder, { formats: ['csv'] });
    expect(filesIn(folder).filter((name) => name.endsWith('.json'))).toEqual([]);
  });

  it('adds to files of the same figures, and removes those of others', async () => {
    await writeResult(FIGHT, RUN_LOG, folder, { formats: ['json'] });
    const { removed } = await writeResult(FIGHT, RUN_LOG, folder, { formats: ['csv'], adds: true });
    expect(removed).toEqual([]);
    expect(filesIn(folder)).toEqual(expect.arrayContaining(['summary.json', 'run.json', 'outcomes.csv']));
    const other = await writeResult(toyCheck([5, 5]), RUN_LOG, folder, { formats: ['csv'], adds: true });
    expect(other.removed).toEqual(expect.arrayContaining(['summary.json', 'run.json', 'units.csv']));
    expect(filesIn(folder)).toEqual([...other.written, 'charts'].sort());
  });

  it('says what is wrong where the folder is a file', async () => {
    writeFileSync(join(folder, 'file'), 'mine');
    const writing = writeResult(FIGHT, RUN_LOG, join(folder, 'file'), { formats: ['json'] });
    await expect(writing).rejects.toThrow(RunError);
    await expect(writing).rejects.toThrow(/cannot write .*file: expected a folder, found a file/);
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('mine');
  });

  it('says what is wrong where a folder above it is a file', async () => {
    writeFileSync(join(folder, 'file'), 'mine');
    const writing = writeResult(FIGHT, RUN_LOG, join(folder, 'file/below'), { formats: ['csv'] });
    await expect(writing).rejects.toThrow(/expected a folder, found a file/);
  });
});

describe('writeWholeFile', () => {
  it('replaces a file, and leaves nothing else', async () => {
    const path = join(folder, 'deep/er/file.txt');
    await writeWholeFile(path, 'first');
    await writeWholeFile(path, 'second');
    expect(readFileSync(path, 'utf8')).toBe('second');
    expect(readdirSync(join(folder, 'deep/er'))).toEqual(['file.txt']);
  });

  it('leaves no temporary file where the name is taken by a folder', async () => {
    mkdirSync(join(folder, 'taken'));
    await expect(writeWholeFile(join(folder, 'taken'), 'text')).rejects.toThrow(/expected a file, found a folder/);
    expect(readdirSync(folder)).toEqual(['taken']);
  });

  it.runIf(process.platform === 'linux')('gives up where a folder that is there refuses new ones', async () => {
    await expect(writeWholeFile('/proc/evenodds/a.csv', 'a')).rejects.toThrow(RunError);
  });

  it('makes folders for several files at once', async () => {
    const paths = ['a', 'b', 'c', 'd'].map((name) => join(folder, 'deep/er', name));
    await Promise.all(paths.map((path) => writeWholeFile(path, path)));
    expect(filesIn(join(folder, 'deep/er'))).toEqual(['a', 'b', 'c', 'd']);
  });

  it.skipIf(process.getuid?.() === 0)('says what is wrong where it may not write', async () => {
    mkdirSync(join(folder, 'locked'));
    chmodSync(join(folder, 'locked'), 0o500);
    await expect(writeWholeFile(join(folder, 'locked/file'), 'text')).rejects.toThrow(/not allowed to write there/);
    expect(existsSync(join(folder, 'locked/file'))).toBe(false);
  });
});
