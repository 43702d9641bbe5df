import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { evenodds, scratchFolder } from './evenodds.ts';

const folder = scratchFolder();
const odds = (...args: string[]) => evenodds(folder, ['odds', ...args]);
const TARGETS = ['--vary', 'target=9..15:3'];
const TABLE = [...TARGETS, '--vary', 'actor.rating.value=0..2'];

beforeAll(() => cpSync('scenarios/plain-roll.yaml', join(folder, 'roll.yaml')));

describe('odds --vary', () => {
  it('prints the table of two parameters', async () => {
    const { status, stdout, stderr } = await odds('roll.yaml', ...TABLE);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^A plain roll: success by target \(across\) and actor rating \(down\)$/m);
    expect(stdout).toMatch(/^ +2 +69\.4% +41\.9% +20\.1%$/m);
  });

  it('prints the same figures as odds and --set', async () => {
    const { points, vary, shown } = JSON.parse((await odds('roll.yaml', ...TABLE, '--json')).stdout);
    expect({ vary, shown }).toEqual({ vary: ['target', 'actor.rating.value'], shown: 'outcome.success' });
    expect(points).toHaveLength(9);
    const set = ['--set', 'target=15', '--set', 'actor.rating.value=1'];
    const { outcomes, mean, sd } = JSON.parse((await odds('roll.yaml', ...set, '--json')).stdout);
    expect(points[5]).toMatchObject({ values: [15, 1], outcomes, metrics: { successes: { mean, sd } } });
    const changed = (await odds('roll.yaml', ...TARGETS, '--set', 'actor.rating.value=1', '--json')).stdout;
    expect(JSON.parse(changed).points[2]).toMatchObject({ values: [15], outcomes });
  });

  it('writes CSV, Markdown and a chart', async () => {
    expect((await odds('roll.yaml', ...TARGETS, '--csv')).stdout).toMatch(
      /^target,outcome\.success\r\n9,0\.77\d+\r\n12,/,
    );
    expect((await odds('roll.yaml', ...TARGETS, '--metric', 'successes', '--markdown')).stdout).toMatch(
      /^\| target \| mean successes \|\n\| ---: \| ---: \|\n\| 9 \| 1\.04 \|\n/,
    );
    const files = ['--csv', 'table.csv', '--markdown', 'table.md', '--chart', 'table.png'];
    const { status, stderr } = await odds('roll.yaml', ...TABLE, ...files);
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: 'odds: wrote table.csv\nodds: wrote table.md\nodds: wrote table.png\n',
    });
    expect(readFileSync(join(folder, 'table.png')).subarray(1, 4).toString()).toBe('PNG');
    expect((await odds('roll.yaml', ...TARGETS, '--outcome', 'failure', '--chart')).stderr).toBe(
      'odds: wrote out/odds\n',
    );
    expect(existsSync(join(folder, 'out', 'odds', 'table.svg'))).toBe(true);
  });

  it.each([
    [['roll.yaml', '--vary', 'target=9..1'], /^evenodds: --vary target=9\.\.1: expected A no more than B/],
    [
      ['roll.yaml', '--vary', 'actor.ratng=1,2'],
      /^roll\.yaml: .*--vary actor\.ratng=1: expected one of .*did you mean "rating"/,
    ],
    [['roll.yaml', '--vary', 'target=easy,hrad'], /^roll\.yaml: target: --vary target=hrad: expected .*got "hrad"/],
    [['roll.yaml', ...TARGETS, '--outcome', 'win'], /^evenodds: --outcome: expected success, failure, got "win"/],
    [['roll.yaml', '--outcome', 'success'], /^evenodds: --outcome: goes with --vary/],
    [['2d6', '--set', 'target=3'], /^evenodds: --set: changes scenario files, and 2d6 is an expression/],
    [
      ['firefight.yaml', '--vary', 'rules.successStep=2..4'],
      /^evenodds: firefight\.yaml: there are no exact odds of a battle/,
    ],
  ] as const)('%j gives 2', async (args, message) => {
    expect(await odds(...args)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(message) });
  });
});
