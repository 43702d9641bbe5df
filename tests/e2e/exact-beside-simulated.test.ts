import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { evenodds, evenoddsProcess, readJson, scratchFolder } from './evenodds.ts';

const folder = scratchFolder();
const WRONG = { NODE_OPTIONS: `--import=${fileURLToPath(new URL('wrong-exact.mjs', import.meta.url))}` };
const FEW = ['--trials', '5000', '--format', 'csv,json'];

beforeAll(() => {
  for (const name of ['plain-roll', 'medical-check', 'juan-and-susan', 'ana-and-bo', 'rockys-drawbridge']) {
    cpSync(`scenarios/${name}.yaml`, join(folder, `${name}.yaml`));
  }
});

describe('run on what can be computed', () => {
  it.each(['plain-roll', 'medical-check', 'juan-and-susan', 'ana-and-bo', 'rockys-drawbridge'])(
    'prints exact beside simulated: %s',
    async (name) => {
      const { status, stdout } = await evenodds(folder, ['run', `${name}.yaml`, ...FEW]);
      expect(status).toBe(0);
      expect(stdout).toMatch(/^exact odds +exact +simulated +standard errors$/m);
      expect(stdout).toContain('Simulation and exact odds agree: no difference is beyond 5');
      expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
      const { outcomes, metrics, exact } = readJson(folder, 'out', name, 'summary.json') as Record<string, object>;
      expect(Object.keys((exact as { outcomes: object }).outcomes)).toEqual(Object.keys(outcomes as object));
      expect(Object.keys((exact as { metrics: object }).metrics)).toEqual(Object.keys(metrics as object));
      const csv = readFileSync(join(folder, 'out', name, 'exact.csv'), 'utf8');
      expect(csv.split('\r\n')[0]).toBe('quantity,value,exact,simulated,standardErrors');
    },
  );

  it('says in JSON what odds says', async () => {
    const { exact } = JSON.parse((await evenodds(folder, ['run', 'plain-roll.yaml', ...FEW, '--json'])).stdout);
    const { outcomes, mean, sd } = JSON.parse((await evenodds(folder, ['odds', 'plain-roll.yaml', '--json'])).stdout);
    expect(exact).toEqual({ outcomes, metrics: { successes: { mean, sd } } });
  });

  it('leaves a fight without', async () => {
    await evenodds(folder, ['run', 'firefight.yaml', '--trials', '100', '--format', 'csv,json']);
    expect(readJson(folder, 'out', 'firefight', 'summary.json')).not.toHaveProperty('exact');
    expect(existsSync(join(folder, 'out', 'firefight', 'exact.csv'))).toBe(false);
  });

  it('gives 3 where they contradict each other, with all printed and written, and runs the other files', () => {
    const args = ['run', 'plain-roll.yaml', 'medical-check.yaml', ...FEW, '--seed', '7', '--out', 'wrong'];
    const { status, stdout, stderr } = evenoddsProcess(folder, args, WRONG);
    expect(status).toBe(3);
    expect(stdout).toMatch(/^success +41\.25% +5\d% +\+1\d\.\d$/m);
    expect(stdout).toContain('Simulation and exact odds CONTRADICT each other');
    expect(stdout).toContain('A medical check');
    for (const name of ['plain-roll', 'medical-check']) {
      expect(existsSync(join(folder, 'wrong', name, 'summary.json'))).toBe(true);
    }
    expect(stderr).toContain('to repeat: evenodds run plain-roll.yaml --seed 7 --trials 5000 --threads 0\n');
    expect(stderr).toMatch(/simulation and exact odds disagree beyond 5 standard errors\n/);
    expect(stderr).toMatch(/engine: crescent-star check, rules version 1, seed 7, 5,000 checks of plain-roll\.yaml\n/);
    expect(stderr).toMatch(/mathematics: the exact odds of crescent-star check, rules version 1\n/);
    expect(stderr).toMatch(
      /outcome success: exact 0\.4125, simulated 0\.5\d+, difference \+0\.\d+ \(standard errors: /,
    );
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});
