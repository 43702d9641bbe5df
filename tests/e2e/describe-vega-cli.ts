import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../unit/house/project.ts';

/**
 * Draws charts of a run with the tools of Vega and of Vega-Lite. They see an empty package called
 * canvas (`tests/stubs`), so that text is measured as it is where evenodds is installed: without one.
 *
 * @param isWanted by name of the chart, `attrition`
 */
export function describeVegaCli(isWanted: (chart: string) => boolean): void {
  const folder = mkdtempSync(join(tmpdir(), 'evenodds-vega-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const options = ['--trials', '300', '--threads', '0', '--out', folder];
  run('dist/cli/main.js', ['run', join(ROOT, 'scenarios/firefight.yaml'), ...options]);
  const charts = join(folder, 'firefight', 'charts');
  const specs = readdirSync(charts).filter((name) => name.endsWith('.vl.json') && isWanted(basename(name, '.vl.json')));

  it('has charts of a run', () => {
    expect(specs.length).toBeGreaterThan(0);
  });

  describe.each(specs)('%s', (name) => {
    const spec = join(charts, name);
    const ours = readFileSync(spec.replace(/\.vl\.json$/, '.svg'), 'utf8').trim();

    it('is drawn alike by vl2svg', () => {
      expect(run('node_modules/vega-lite/bin/vl2svg', [spec])).toBe(ours);
    });

    it('is drawn alike by vl2vg and vg2svg', () => {
      const compiled = join(folder, `${basename(name, '.vl.json')}.vg.json`);
      run('node_modules/vega-lite/bin/vl2vg', [spec, compiled]);
      expect(run('node_modules/vega-cli/bin/vg2svg', [compiled])).toBe(ours);
    });
  });
}

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, program), ...args], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout.trim();
}
