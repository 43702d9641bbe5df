import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { command } from './command.ts';

const root = mkdtempSync(join(tmpdir(), 'evenodds-names-'));
afterAll(() => rmSync(root, { recursive: true }));

const NAMES = [
  '=HYPERLINK("http://x","y")',
  '+1+1',
  '@SUM(1)',
  '-2+3',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\u001b[31mred\u001b]0;title\u0007',
  '\u202egnp.exe',
  '\u0000',
];

function fight(name: string, unit: string): string {
  const units = [{ name: unit }];
  const side = { role: 'players', units };
  const other = { role: 'gamemaster', units: [{ name: 'Guard' }] };
  const head = { format: 1, name, description: name, system: 'crescent-star', kind: 'battle' };
  return JSON.stringify({ ...head, rules: { maxRounds: 5 }, sides: { players: side, opposition: other } });
}

function filesOf(folder: string, ending: RegExp): string[] {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names.filter((name) => ending.test(name)).map((name) => readFileSync(join(folder, name), 'utf8'));
}

describe('names out of a file', { timeout: 60_000 }, () => {
  it.each(NAMES.map((name, i) => [JSON.stringify(name), name, i] as const))('%s does no harm', async (_, name, i) => {
    const file = join(root, `names-${i}.json`);
    const out = join(root, `out-${i}`);
    writeFileSync(file, fight(name, name));
    // Charts are drawn where markup might come through.
    const formats = ['--format', `csv,json,html${name.includes('<') ? ',svg' : ''}`, '--samples', '2'];
    const { status, stdout, stderr } = await command('run', file, '--trials', '20', '--out', out, ...formats);
    // What may not be in a name is refused, and shown without doing what it says.
    expect([0, 2]).toContain(status);
    expect(`${stdout}${stderr}`).not.toMatch(/[^\P{C}\n]/u);
    for (const page of filesOf(out, /\.(html|svg)$/)) expect(page).not.toMatch(/<script>alert|<img src=x/);
    for (const table of filesOf(out, /\.csv$/)) {
      const cells = table.match(/(?<=^|,|\n)("(?:[^"]|"")*"|[^,\r\n]*)/g) ?? [];
      const texts = cells.map((cell) => cell.replace(/^"/, '')).filter((cell) => !/^-?[\d.]+(e[-+]?\d+)?$/.test(cell));
      expect(texts.filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([]);
    }
  });

  it.each(['..yaml', '...yaml'])('of a file, %s, give no folder but one below --out', async (name) => {
    const inner = join(root, `deep-${name.length}`, 'a');
    writeFileSync(join(root, name), readFileSync('scenarios/plain-roll.yaml'));
    const { status } = await command('run', join(root, name), '--trials', '10', '--format', 'json', '--out', inner);
    expect(status).toBe(0);
    expect(readdirSync(inner)).toEqual([name]);
    expect(readdirSync(join(inner, '..'))).toEqual(['a']);
  });

  it('of files that are not there are shown, not obeyed', async () => {
    const { status, stderr } = await command('validate', 'no\u001b[31m\u009b5such.yaml');
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining('no\\u{1b}[31m\\u{9b}5such.yaml'),
    });
  });
});

describe('keys that JavaScript knows', () => {
  it.each(['__proto__', 'constructor', 'prototype'])(
    '%s is an unknown key with its place, and changes nothing',
    async (key) => {
      const file = join(root, 'keys.json');
      writeFileSync(file, fight('Keys', 'Unit').replace('"kind"', `"${key}": { "polluted": 1 },\n"kind"`));
      expect(await command('validate', file)).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(/keys\.json:1:\d+: /),
      });
      const set = ['--set', `rules.${key}.polluted=1`, '--set', `${key}.polluted=1`];
      expect((await command('run', 'scenarios/plain-roll.yaml', '--out', join(root, 'never'), ...set)).status).toBe(2);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    },
  );
});

describe('YAML aliases', { timeout: 60_000 }, () => {
  it('that swell without end are refused at once', async () => {
    const file = join(root, 'swell.yaml');
    const lines = Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(9)}*a${i}]`);
    writeFileSync(file, ['a0: &a0 x', ...lines].join('\n'));
    const start = performance.now();
    expect((await command('validate', file)).status).toBe(2);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
