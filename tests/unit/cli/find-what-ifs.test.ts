import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findWhatIfs } from '../../../src/cli/run/find-what-ifs.ts';

const out = mkdtempSync(join(tmpdir(), 'evenodds-what-ifs-'));
afterAll(() => rmSync(out, { recursive: true }));

function write(folder: string, file: string, content: unknown): void {
  mkdirSync(join(out, folder), { recursive: true });
  writeFileSync(join(out, folder, file), typeof content === 'string' ? content : JSON.stringify(content));
}

const RULES = { rulesVersion: 2 };
write('compare-duel', 'comparison.json', {
  ...{ a: { hash: 'h1', ...RULES }, b: { hash: 'h2', ...RULES } },
  finding: 'with x=1: less',
});
write('sweep-duel', 'sweep.json', { hash: 'h1', ...RULES, finding: 'from 1 to 2' });
write('sweep-duel', 'report.html', '<p>');
write('tune-duel', 'tune.json', '{ half a docu');
write('sensitivity-duel', 'sensitivity.json', { hash: 'other', ...RULES, finding: 'x matters most' });
write('sweep-old', 'sweep.json', { hash: 'h1', ...RULES });
write('constructor-duel', 'sweep.json', { hash: 'h1', ...RULES, finding: 'no command of ours' });

write('compare-before', 'comparison.json', {
  a: { hash: 'h1', rulesVersion: 1 },
  b: { hash: 'h9', ...RULES },
  finding: 'x',
});
write('tune-before', 'tune.json', { hash: 'h1', rulesVersion: 1, finding: 'by the rules before' });
write('sensitivity-before', 'sensitivity.json', { hash: 'h1', finding: 'by rules that it does not name' });

describe('findWhatIfs', () => {
  it('finds what lies beside a result and is about the same scenario', async () => {
    expect(await findWhatIfs(join(out, 'duel'), { hash: 'h1', ...RULES })).toEqual([
      { command: 'compare', finding: 'with x=1: less' },
      { command: 'sweep', finding: 'from 1 to 2', page: '../sweep-duel/report.html' },
    ]);
    expect(await findWhatIfs(join(out, 'duel'), { hash: 'h2', ...RULES })).toHaveLength(1);
  });

  it('leaves out what other versions of the rules gave', async () => {
    const before = await findWhatIfs(join(out, 'duel'), { hash: 'h1', rulesVersion: 1 });
    expect(before.map(({ command }) => command)).toEqual(['compare', 'tune']);
    expect(await findWhatIfs(join(out, 'duel'), { hash: 'h1', rulesVersion: 3 })).toEqual([]);
  });

  it('finds nothing where there is nothing', async () => {
    expect(await findWhatIfs(join(out, 'duel'), { hash: 'h3', ...RULES })).toEqual([]);
    expect(await findWhatIfs(join(out, 'gone', 'duel'), { hash: 'h1', ...RULES })).toEqual([]);
  });
});
