import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../unit/house/project.ts';

/**
 * Draws each chart of a run with the tools of Vega and of Vega-Lite. They see an empty package called
 * canvas (`tests/stubs`), so that text is measured as it is where evenodds is installed: without one.
 */
const FOLDER = mkdtempSync(join(tmpdir(), 'evenodds-vega-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, program), ...args], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout.trim();
}

const RUN = ['run', join(ROOT, 'scenarios/firefight.yaml'), '--trials', '300', '--threads', '0', '--out', FOLDER];
run('dist/cli/main.js', RUN);
const CHARTS = join(FOLDER, 'firefight', 'charts');
const SPECS = readdirSync(CHARTS).filter((name) => name.endsWith('.vl.json'));

describe('charts of a run', () => {
  it('are there', () => {
    expect(SPECS.length).toBeGreaterThan(0);
  });

  describe.each(SPECS)('%s', (name) => {
    const spec = join(CHARTS, name);
    const ours = readFileSync(spec.replace(/\.vl\.json$/, '.svg'), 'utf8').trim();

    it('is drawn alike by vl2svg', () => {
      expect(run('node_modules/vega-lite/bin/vl2svg', [spec])).toBe(ours);
    });

    it('is drawn alike by vl2vg and vg2svg', () => {
      const compiled = join(FOLDER, `${basename(name, '.vl.json')}.vg.json`);
      run('node_modules/vega-lite/bin/vl2vg', [spec, compiled]);
      expect(run('node_modules/vega-cli/bin/vg2svg', [compiled])).toBe(ours);
    });
  });
});
