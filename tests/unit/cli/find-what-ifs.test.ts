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

write('compare-duel', 'comparison.json', { a: { hash: 'h1' }, b: { hash: 'h2' }, finding: 'with x=1: less' });
write('sweep-duel', 'sweep.json', { hash: 'h1', finding: 'from 1 to 2' });
write('sweep-duel', 'report.html', '<p>');
write('tune-duel', 'tune.json', '{ half a docu');
write('sensitivity-duel', 'sensitivity.json', { hash: 'other', finding: 'x matters most' });
write('sweep-old', 'sweep.json', { hash: 'h1' });
write('constructor-duel', 'sweep.json', { hash: 'h1', finding: 'no command of ours' });

describe('findWhatIfs', () => {
  it('finds what lies beside a result and is about the same scenario', async () => {
    expect(await findWhatIfs(join(out, 'duel'), 'h1')).toEqual([
      { command: 'compare', finding: 'with x=1: less' },
      { command: 'sweep', finding: 'from 1 to 2', page: '../sweep-duel/report.html' },
    ]);
    expect(await findWhatIfs(join(out, 'duel'), 'h2')).toHaveLength(1);
  });

  it('finds nothing where there is nothing', async () => {
    expect(await findWhatIfs(join(out, 'duel'), 'h3')).toEqual([]);
    expect(await findWhatIfs(join(out, 'gone', 'duel'), 'h1')).toEqual([]);
  });
});
