import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resultFiles } from '../../e2e/evenodds.ts';
import { command } from './command.ts';

const root = mkdtempSync(join(tmpdir(), 'evenodds-stored-'));
afterAll(() => rmSync(root, { recursive: true }));

const SLUG = 'plain-roll';
const inRoot = (...names: string[]) => join(root, ...names);
const run = (out: string, ...more: string[]) => {
  const trials = more.includes('--trials') || more.includes('--resume') ? [] : ['--trials', '6001'];
  const settings = ['--format', 'csv,json', '--threads', '0', '--out', inRoot(out), ...trials];
  return command('run', `scenarios/${SLUG}.yaml`, ...settings, ...more);
};
const files = (out: string) => resultFiles(inRoot(out, SLUG));
const tallies = (out: string) => inRoot(out, SLUG, 'tallies');
const tallyFile = (out: string) =>
  inRoot(out, SLUG, 'tallies', readdirSync(tallies(out)).find((name) => name.endsWith('.tally')) ?? '');
const readJson = (...names: string[]) => JSON.parse(readFileSync(inRoot(...names), 'utf8')) as Record<string, unknown>;
const wrong = (message: RegExp) => ({ status: 2, stdout: '', stderr: expect.stringMatching(message) });

/** A copy of the whole run whose record was changed. */
function altered(out: string, changes: Record<string, unknown>): void {
  cpSync(inRoot('whole'), inRoot(out), { recursive: true });
  const record = { ...readJson('whole', SLUG, 'tallies', 'record.json'), ...changes };
  writeFileSync(join(tallies(out), 'record.json'), JSON.stringify(record));
}

let whole = '';
beforeAll(async () => {
  whole = (await run('whole')).stdout;
});

describe('stored trials', { timeout: 60_000 }, () => {
  it('lengthen a run to the same bytes as one that never stopped', async () => {
    await run('longer', '--trials', '2500');
    const second = await run('longer');
    expect(second).toMatchObject({ status: 0, stdout: whole });
    expect(second.stderr).toContain(`${SLUG}: stored already: trials 0 to 2,499\n`);
    expect(readJson('longer', SLUG, 'run.json')).toMatchObject({ playedTrials: 3501 });
    expect(files('longer')).toEqual(files('whole'));
  });

  it('are played all the same with --fresh', async () => {
    cpSync(inRoot('whole'), inRoot('fresh'), { recursive: true });
    expect((await run('fresh', '--fresh')).stderr).not.toContain('stored already');
    expect(readJson('fresh', SLUG, 'run.json')).toMatchObject({ playedTrials: 6001 });
    expect(files('fresh')).toEqual(files('whole'));
  });

  it('go on with --resume to the trials that the run was to play', async () => {
    await run('cut', '--trials', '2500');
    altered('cut-record', {});
    cpSync(join(tallies('cut-record'), 'record.json'), join(tallies('cut'), 'record.json'));
    expect(await run('cut', '--resume')).toMatchObject({ status: 0, stdout: whole });
    expect(files('cut')).toEqual(files('whole'));
  });

  it('are played from the first where --resume finds none, and that is told', async () => {
    const { status, stderr } = await run('none', '--resume', '--trials', '6001');
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: expect.stringMatching(/nothing is stored of this scenario/),
    });
    expect(files('none')).toEqual(files('whole'));
  });

  it('of an older version of the rules are refused by --resume, and played anew without it', async () => {
    altered('older', { rulesVersion: 0, key: 'older' });
    expect(await run('older', '--resume')).toEqual(wrong(/are of version 0 of .*: run without --resume/));
    for (const name of ['verify', 'report', 'merge']) {
      expect(await command(name, inRoot('older'))).toEqual(wrong(/played by version 0 .*: run the scenario anew/));
    }
    expect((await run('older')).stderr).toMatch(/version 0 .*: they are not used/);
    expect((await command('verify', inRoot('older'))).status).toBe(0);
  });

  it('of a run with --precision are its own, and that is told', async () => {
    await run('watched');
    const settings = ['--format', 'json', '--threads', '0', '--out', inRoot('watched')];
    const { stderr } = await command('run', `scenarios/${SLUG}.yaml`, '--precision', '0.1', ...settings);
    expect(stderr).toMatch(/was without --precision, this one is with --precision 0\.1 --confidence 0\.95: /);
    expect(stderr).not.toMatch(/version|stored already/);
    expect(await run('watched', '--resume')).toEqual(wrong(/was with --precision 0\.1 .*, this one is without/));
    const again = await run('watched');
    expect(again.stderr).toMatch(/this one is without --precision: /);
    expect(again.stderr).toContain('stored already: trials 0 to 6,000\n');
  });

  it('of another format are refused, and played anew by a run', async () => {
    altered('format', { format: 2, evenodds: '9.0.0' });
    const expected = wrong(/stored in format 2 \(by evenodds 9\.0\.0\).*run the scenario anew/);
    expect(await command('verify', inRoot('format'))).toEqual(expected);
    expect(await run('format', '--resume')).toEqual(expected);
    expect(await run('format')).toMatchObject({ status: 0, stdout: whole });
  });

  it('are of one wish: to go on, or to play all anew', async () => {
    expect(await run('whole', '--resume', '--fresh')).toEqual(wrong(/expected one of them/));
  });
});

describe('shares', { timeout: 60_000 }, () => {
  const share = (part: string, ...more: string[]) => run(`part-${part[0]}`, '--shard', part, ...more);
  const parts = (...numbers: number[]) => numbers.map((number) => inRoot(`part-${number}`));
  const merge = (...folders: string[]) => command('merge', ...folders, '--out', inRoot('never'));
  beforeAll(async () => {
    for (const part of ['1/3', '2/3', '3/3']) await share(part);
  });

  it('store trials and write no figures', async () => {
    expect(readdirSync(inRoot('part-2', SLUG))).toEqual(['tallies']);
    const { stdout } = await share('2/3', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ schema: 1, shard: { index: 2, of: 3 }, first: 2000, end: 4000 });
  });

  it('go on with --resume without being named again', async () => {
    const again = await run('part-2', '--resume');
    expect(again).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^share 2 of 3: trials 2,000 to 3,999 stored/),
    });
  });

  it('merge to the bytes of the whole run, in whatever order', async () => {
    const folders = [inRoot('part-3'), inRoot('part-1'), inRoot('part-2', SLUG)];
    expect(await command('merge', ...folders, '--out', inRoot('merged'))).toMatchObject({ status: 0, stdout: whole });
    expect(files('merged')).toEqual(files('whole'));
    expect((await command('verify', inRoot('merged'))).status).toBe(0);
  });

  it('of several scenarios merge each to its own', async () => {
    const both = ['run', `scenarios/${SLUG}.yaml`, 'scenarios/plain-test.yaml', '--trials', '3000', '--format', 'json'];
    for (const part of [1, 2]) await command(...both, '--shard', `${part}/2`, '--out', inRoot(`both-${part}`));
    expect((await command('merge', inRoot('both-1'), inRoot('both-2'), '--out', inRoot('both'))).status).toBe(0);
    expect(readdirSync(inRoot('both'))).toEqual([SLUG, 'plain-test']);
  });

  it('do not merge with a gap or twice', async () => {
    expect(await merge(...parts(1, 3))).toEqual(
      wrong(/trials 2,000 to 3,999 are missing of .*: run with --shard 2\/3/),
    );
    expect(await merge(...parts(1, 2, 3, 2))).toEqual(wrong(/trials 2,000 to 3,999 are both in .*part-2/));
    expect(existsSync(inRoot('never'))).toBe(false);
  });

  it.each([
    ['the seed: 1 and 2', ['--seed', '2']],
    ['the scenario', ['--set', 'actor.stones=1']],
    ['the confidence: 0.95 and 0.99', ['--confidence', '0.99']],
    ['the trials of the whole run: 6001 and 6002', ['--trials', '6002']],
  ])('do not merge where they differ in %s', async (what, options) => {
    await run('other', '--shard', '2/3', ...options);
    expect(await merge(...parts(1, 3), inRoot('other'))).toEqual(
      wrong(new RegExp(`not shares of one run: they differ in ${what}`)),
    );
  });

  it('stay in the folder that was named, whatever their record says', async () => {
    altered('sly', { slug: '../../escaped' });
    expect(await merge(inRoot('sly'))).toEqual(wrong(/record\.json: it is damaged/));
    altered('broken', {
      scenario: { ...(readJson('whole', SLUG, 'tallies', 'record.json')['scenario'] as object), actor: 7 },
    });
    expect(await merge(inRoot('broken'))).toEqual(wrong(/does not read its scenario \(actor: /));
  });

  it.each(['0/2', '3/2', '1', '1/2/3', '-1/2', '1/1001', ''])('are refused as --shard=%s', async (part) => {
    expect(await run('never', `--shard=${part}`)).toEqual(wrong(/^evenodds: --shard: expected I\/N/));
  });

  it('are not more than there are trials, and no results', async () => {
    expect(await run('never', '--trials', '2', '--shard', '1/3')).toEqual(
      wrong(/2 trials cannot be cut into 3 shares/),
    );
    expect(await command('report', inRoot('part-1'))).toEqual(wrong(/holds share 1 of 3: evenodds merge/));
    expect(await merge('scenarios')).toEqual(wrong(/^evenodds: scenarios: expected a folder of results/));
  });
});

describe('verify', { timeout: 60_000 }, () => {
  it('gives 3 and names the trials that were stored wrongly', async () => {
    await run('seed-2', '--seed', '2');
    cpSync(inRoot('whole'), inRoot('forged'), { recursive: true });
    const { digest: _, ...other } = JSON.parse(gunzipSync(readFileSync(tallyFile('seed-2'))).toString()) as {
      digest: string;
    };
    const body = { ...other, key: readJson('whole', SLUG, 'tallies', 'record.json')['key'] };
    const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    writeFileSync(tallyFile('forged'), gzipSync(JSON.stringify({ ...body, digest })));
    const { status, stderr } = await command('verify', inRoot('forged'));
    expect(status).toBe(3);
    expect(stderr).toMatch(
      /forged\/plain-roll: trials? [\d,]+( to [\d,]+)?, played anew, do not give what is stored$/m,
    );
    expect(stderr).toMatch(/summary\.json is not of the trials that are stored/);
  });

  it('gives 3 for a damaged file, which a run plays again', async () => {
    cpSync(inRoot('whole'), inRoot('damaged'), { recursive: true });
    writeFileSync(tallyFile('damaged'), readFileSync(tallyFile('damaged')).subarray(0, 99));
    expect(await command('verify', inRoot('damaged'))).toMatchObject({
      status: 3,
      stderr: expect.stringMatching(/is damaged: it is torn/),
    });
    expect((await run('damaged')).stderr).toMatch(/is not used: it is torn/);
    expect(files('damaged')).toEqual(files('whole'));
    expect((await command('verify', inRoot('damaged'))).status).toBe(0);
  });
});

describe('report', { timeout: 60_000 }, () => {
  it('writes the same files anew, and others on request', async () => {
    cpSync(tallies('whole'), tallies('anew'), { recursive: true });
    expect(await command('report', inRoot('anew', SLUG))).toMatchObject({ status: 0, stdout: whole });
    expect(files('anew')).toEqual(files('whole'));
    await command('report', inRoot('anew'), '--confidence', '0.5', '--format', 'json');
    expect(readJson('anew', SLUG, 'summary.json')).toMatchObject({ confidence: 0.5, trials: 6001 });
    expect(existsSync(inRoot('anew', SLUG, 'outcomes.csv'))).toBe(false);
  });

  it('shows what was stored before a run was cut off', async () => {
    await run('part', '--trials', '2500');
    altered('part-record', {});
    cpSync(join(tallies('part-record'), 'record.json'), join(tallies('part'), 'record.json'));
    expect((await command('report', inRoot('part'))).stderr).toContain('figures of the first 2,500 trials only');
  });
});

describe('--samples', { timeout: 60_000 }, () => {
  it('lists the first trials one by one', async () => {
    await run('samples', '--samples', '3');
    const lines = readFileSync(inRoot('samples', SLUG, 'samples.csv'), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines[0]).toBe('trial,outcome,successes');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['0', '1', '2']);
    await run('samples');
    expect(existsSync(inRoot('samples', SLUG, 'samples.csv'))).toBe(false);
  });
});
