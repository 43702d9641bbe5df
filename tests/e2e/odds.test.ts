import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evenodds, readJson, scratchFolder } from './evenodds.ts';

const folder = scratchFolder();
const odds = (...args: string[]) => evenodds(folder, ['odds', ...args]);

describe('odds', () => {
  it('prints a table, the notes with it, and nothing else', async () => {
    const { status, stdout, stderr } = await odds('d10! + d4! + 3', '--at-least', '9..25');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^d10! \+ d4! \+ 3: mean 12\.4444, /);
    expect(stdout).toMatch(/^ {3}12 +9\.38% +51\.25% +58\.13% +1\.95$/m);
    expect(stdout.match(/^ +\d+ /gm)).toHaveLength(17);
    expect(stdout).not.toContain('±');
  });

  it('prints JSON of the documented shape, one document a line', async () => {
    const { stdout } = await odds('2d6', '2d6+3 vs 2d6+1', '--json');
    const [total, comparison] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(total).toMatchObject({ schema: 1, outcomes: {}, mean: expect.closeTo(7, 12), leftOut: 0 });
    expect(total.distribution).toHaveLength(11);
    expect(total.distribution[0]).toEqual({
      value: 2,
      probability: expect.closeTo(1 / 36, 14),
      atLeast: 1,
      atMost: expect.closeTo(1 / 36, 14),
    });
    expect(comparison.outcomes).toEqual({
      win: expect.closeTo(861 / 1296, 12),
      tie: expect.closeTo(125 / 1296, 12),
      lose: expect.closeTo(310 / 1296, 12),
    });
    expect(total).not.toHaveProperty('estimate');
  });

  it('marks an estimate as one, with its margin, in text and JSON', async () => {
    const simulated = ['2d6', '--simulate', '--trials', '2000', '--seed', '3'];
    expect((await odds(...simulated)).stdout).toMatch(
      /95% interval +at most\n(?:.*\n)*Estimate from 2,000 rolls, seed 3: .* within/,
    );
    const document = JSON.parse((await odds(...simulated, '--json')).stdout);
    expect(document.estimate).toMatchObject({ trials: 2000, seed: 3, confidence: 0.95, cutShort: 0 });
    expect((await odds(...simulated, '--json')).stdout).toBe((await odds(...simulated, '--json')).stdout);
  });

  it('writes CSV to stdout, or to a file', async () => {
    const { stdout } = await odds('d6!', '--at-least', '6..7', '--csv');
    expect(stdout.split('\r\n').slice(0, 2)).toEqual([
      'expression,metric,value,probability,atLeast,atMost',
      expect.stringMatching(/^d6!,total,6,0,0\.1666666666666/),
    ]);
    expect((await odds('d6!', '--at-least', '6..7', '--csv', 'table.csv')).stderr).toBe('odds: wrote table.csv\n');
    expect(readFileSync(join(folder, 'table.csv'), 'utf8')).toBe(stdout);
  });

  it('draws one chart to a file, or all to the folder of results', async () => {
    for (const file of ['bars.png', 'bars.svg', 'bars.vl.json']) {
      expect(await odds('4d6kh3', '--chart', file, '--quiet')).toMatchObject({ status: 0, stderr: '' });
    }
    expect(readFileSync(join(folder, 'bars.png')).subarray(1, 4).toString()).toBe('PNG');
    expect(readFileSync(join(folder, 'bars.svg'), 'utf8')).toContain('Median 12 for 4d6kh3');
    expect(readJson(folder, 'bars.vl.json')['$schema']).toMatch(/vega-lite/);
    expect((await odds('3d6', '4d6kh3', '--chart')).stderr).toBe('odds: wrote out/odds\n');
    expect(readdirSync(join(folder, 'out', 'odds')).sort()).toEqual(
      ['at-least', 'exactly'].flatMap((name) => ['png', 'svg', 'vl.json'].map((kind) => `${name}.${kind}`)),
    );
  });

  it('reads what begins with a minus as an expression and a range', async () => {
    expect((await odds('-d6+7', '--at-least', '-1..2')).stdout).toMatch(
      /^-d6\+7: mean 3\.5,.*\n(?:.*\n)* +-1 +0% +100% +0% +always$/m,
    );
  });

  it.each([
    [['2d6+dx'], /^evenodds: column 6: expected the faces of a die .*, got "x"\n {2}2d6\+dx\n {7}\^\n$/],
    [['2d6', 'd1!'], /^evenodds: column 3: a die that always shows 1 explodes for ever\n/],
    [['-d6+x'], /^evenodds: column 5: [^\n]*\n {2}-d6\+x\n {6}\^\n$/],
    [[''], /^evenodds: column 1: /],
    [['1000d100'], /^evenodds: too large for exact odds: about [\d,]+ steps.*--simulate/],
    [['d6', '--at-least', '9..5'], /^evenodds: --at-least: expected A\.\.B/],
    [['d6', '--at-least', '0..1000000'], /^evenodds: --at-least: expected at most 10000 values/],
    [['d6', '--trials', '5'], /^evenodds: --trials: .*--simulate/],
    [['d6', '--simulate', '--trials', '0'], /^evenodds: --trials: expected an integer/],
    [['d6', '--chart', 'dice.gif'], /^evenodds: --chart: expected a file \.png, \.svg, \.vl\.json/],
    [['d6', '--json', '--csv'], /^evenodds: --csv: expected a file/],
    [['1', '2', '3', '4', '5', '6', '7', '--chart'], /^evenodds: --chart: expected at most 6/],
    [['none.yaml'], /^none\.yaml: /],
    [['firefight.yaml'], /^evenodds: firefight\.yaml: there are no exact odds of a battle; evenodds run/],
    [[], /^evenodds: too few arguments: got 0, expected 1 or more/],
  ] as const)('%j gives 2', async (args, message) => {
    expect(await odds(...args)).toEqual(
      expect.objectContaining({ status: 2, stdout: '', stderr: expect.stringMatching(message) }),
    );
  });

  it('takes a file that is there for a scenario, whatever its name', async () => {
    writeFileSync(join(folder, 'd12'), 'nonsense');
    expect((await odds('d12')).stderr).toMatch(/^d12:/);
    expect(existsSync(join(folder, 'dice.gif'))).toBe(false);
  });
});
