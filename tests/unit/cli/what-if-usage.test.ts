import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showComparison } from '../../../src/cli/compare/show-comparison.ts';
import { findWhatIfs } from '../../../src/cli/run/find-what-ifs.ts';
import { showSensitivity } from '../../../src/cli/sensitivity/show-sensitivity.ts';
import { showSweep } from '../../../src/cli/sweep/show-sweep.ts';
import { showTune } from '../../../src/cli/tune/show-tune.ts';
import { systemOf } from '../../../src/engine/registry.ts';
import { loadScenario } from '../../../src/scenarios/load-scenario.ts';

const duel = 'scenarios/cole-v-francois.yaml';
const folder = mkdtempSync(join(tmpdir(), 'evenodds-what-if-'));
const out = join(folder, 'out');
const PATH = 'sides.empire.units.Captain Cole.hitDice';
afterAll(() => rmSync(folder, { recursive: true }));

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a wrong request', () => {
  it.each([
    [() => showComparison({ files: [duel], out }), 'compare: expected a second file, or --with PATH=VALUE'],
    [
      () => showComparison({ files: [duel, 'scenarios/medical-check.yaml'], out }),
      'expected two scenarios of one kind, got a battle and a check',
    ],
    [
      () => showComparison({ files: ['scenarios/firefight.yaml', 'scenarios/bar-brawl.yaml'], out }),
      'expected two scenarios of one system, which share their dice, got crescent-star and counters',
    ],
    [
      () => showComparison({ files: [duel], with: `${PATH}=7`, metric: 'empire', out }),
      'did you mean "outcome.empire"?',
    ],
    [() => showComparison({ files: [duel, duel, duel], out }), 'expected two files, or one with --with'],
    [() => showComparison({ files: [duel, duel], with: 'rules.luck.low=2', out }), '--with: expected one file'],
    [() => showComparison({ files: [duel], with: `${PATH}=many`, out }), `--with ${PATH}=many`],
    [() => showComparison({ files: [duel], with: `${PATH}=7`, metric: 'outcome.nobody', out }), 'metric: expected'],
    [
      () => showComparison({ files: [duel], with: `${PATH}=7`, metric: 'rounds.p90', out }),
      'got the quantile rounds.p90',
    ],
    [() => showSweep({ file: duel, out }), 'sweep: expected --vary PATH=A..B'],
    [() => showSweep({ file: duel, vary: `${PATH}=6..-2`, out }), 'expected A no more than B'],
    [() => showSweep({ file: duel, vary: `${PATH}=6,many`, out }), `--vary ${PATH}=many`],
    [() => showSweep({ file: duel, vary: 'sides.empire.hitDice=1..3', out }), '--vary sides.empire.hitDice=1'],
    [() => showSweep({ file: duel, vary: [`${PATH}=1..3`, `${PATH}=4..6`], out }), 'expected two parameters'],
    [
      () => showSweep({ file: duel, vary: `${PATH}=5..6`, target: 'outcome.empire', out }),
      '--target outcome.empire: expected',
    ],
    [
      () => showSweep({ file: duel, vary: `${PATH}=5..6`, target: 'outcome.empire=50', out }),
      'expected a rate from 0 to 1, got 50 (50% is 0.5)',
    ],
    [() => showSensitivity({ file: duel, over: 'sides.nobody', out }), '--over: expected the path'],
    [() => showSensitivity({ file: duel, over: 'sides.empire.nextWave', out }), 'expected a value that can be moved'],
    [() => showSensitivity({ file: duel, metric: ['rounds', 'outcome.draw'], out }), '--metric: expected one'],
  ])('%# is refused before anything is played or written', async (ask, message) => {
    await expect(ask()).rejects.toThrow(message);
    expect(printed).toBe('');
    expect(existsSync(out)).toBe(false);
  });
});

describe('a report', () => {
  const own = { out, quiet: true, trials: '40', threads: '0', format: 'csv,json' };

  it.each([
    [
      'compare-cole-v-francois',
      () => showComparison({ ...own, files: [duel], with: [`${PATH}=7`, 'rules.luck.low=2'] }),
      ['comparison.json', 'differences.csv', 'differences.vl.json', 'differences-of-means.vl.json'],
    ],
    [
      'sweep-cole-v-francois',
      () => showSweep({ ...own, file: duel, vary: `${PATH}=5..7` }),
      ['sweep.json', 'sweep.csv', 'outcomes.csv', 'metrics.csv', 'sweep.vl.json', 'sweep-2.vl.json', 'sweep-3.vl.json'],
    ],
    [
      'sensitivity-cole-v-francois',
      () => showSensitivity({ ...own, file: duel, over: `${PATH},sides` }),
      ['sensitivity.json', 'sensitivity.csv', 'tornado.vl.json'],
    ],
  ])('goes to %s, and its document is what --json prints', async (name, ask, files) => {
    expect(await ask()).toBe(0);
    const written = readdirSync(join(out, name), { recursive: true, withFileTypes: true });
    expect(
      written
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name)
        .sort(),
    ).toEqual([...files].sort());
    expect(printed).toMatch(/^empire/);
    const document = JSON.parse(readFileSync(join(out, name, files[0] ?? ''), 'utf8')) as unknown;
    expect(document).toMatchObject({ schema: 1, trials: 40 });
  });

  it('is found beside a result of the same scenario and rules', async () => {
    const { hash, scenario } = loadScenario(duel);
    const { version } = systemOf(scenario.system);
    const commandsOf = async (rulesVersion: number) =>
      (await findWhatIfs(join(out, 'cole-v-francois'), { hash, rulesVersion })).map(({ command }) => command);
    await showTune({
      ...own,
      trials: undefined,
      'max-trials': '40',
      file: duel,
      vary: `${PATH}=5..6`,
      target: 'outcome.empire=0.5',
    });
    expect(await commandsOf(version)).toEqual(['compare', 'sensitivity', 'sweep', 'tune']);
    expect(await commandsOf(version + 1)).toEqual([]);
  });

  it('of a comparison shows the rules of both sides', async () => {
    const files = ['scenarios/firefight.yaml'];
    await showComparison({ ...own, format: 'html', files, with: 'rules.successStep=6' });
    const page = readFileSync(join(out, 'compare-firefight', 'report.html'), 'utf8');
    expect(page).toContain('1 is not the same in A and B.');
    const [, differing = ''] = page.split('Rules that are not the same in A and B');
    const row = differing.slice(0, differing.indexOf('</table>'));
    expect(row).toMatch(/>In A<.*>In B</);
    expect(row).toMatch(/>successStep<\/td><td[^>]*>7<\/td><td[^>]*>6 \(usually 7\)<\/td>/);
  });

  it('prints its document with --json', async () => {
    await showComparison({ ...own, json: true, files: [duel], with: `${PATH}=7` });
    const text = readFileSync(join(out, 'compare-cole-v-francois', 'comparison.json'), 'utf8');
    expect(JSON.parse(printed)).toEqual(JSON.parse(text));
  });
});
