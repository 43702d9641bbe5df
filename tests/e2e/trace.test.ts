import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evenodds, readJson, scratchFolder } from './evenodds.ts';

const folder = scratchFolder();
const trace = (...args: string[]) => evenodds(folder, ['trace', 'firefight.yaml', ...args]);

describe('compare --first-difference', () => {
  const compared = (...args: string[]) =>
    evenodds(folder, ['compare', 'firefight.yaml', '--with', 'rules.successStep=6', '--first-difference', ...args]);

  it('tells where a trial takes another turn, and writes nothing', async () => {
    const { status, stdout } = await compared();
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Trial 0, seed 1: A ends with opposition, B with players\.\nA: firefight\.yaml\n/);
    expect(existsSync(join(folder, 'out', 'compare-firefight'))).toBe(false);
    const { trial, from, differs, a, b } = JSON.parse((await compared('--json')).stdout);
    expect(trial).toBe(0);
    expect(a.events.slice(0, differs - from)).toEqual(b.events.slice(0, differs - from));
    expect(a.events[differs - from]).not.toEqual(b.events[differs - from]);
  });

  it('goes with no metric', async () => {
    expect(await compared('--metric', 'rounds')).toMatchObject({ status: 2, stdout: '' });
  });
});

describe('trace', () => {
  it('tells a trial on stdout, plain, within 80 columns', async () => {
    const { status, stdout, stderr } = await trace('--trial', '734');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Four-versus-four firefight \(crescent-star\), trial 734, seed 1\n\nRound 1\n/);
    expect(stdout).toMatch(/target\s+number\s+11\s+\(size\s+9\s+\+\s+2\s+×\s+1\s+increment\)/);
    expect(stdout).not.toContain('\u001b');
    for (const line of stdout.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  it('colours where that is asked for', async () => {
    const { stdout } = await evenodds(folder, ['trace', 'firefight.yaml'], { FORCE_COLOR: '1' });
    expect(stdout).toContain('\u001b[1mRound\u001b[0m');
  });

  it('tells events, the first with the version, the last with what a run counts', async () => {
    const { stdout } = await trace('--trial', '0', '--json');
    const events = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events[0]).toMatchObject({ event: 'start', schema: 1, system: 'crescent-star', seed: 1, trial: 0 });
    const { event, outcome, metrics } = events.at(-1);
    expect(event).toBe('end');
    await evenodds(folder, ['run', 'firefight.yaml', '--trials', '1', '--format', 'json', '--quiet']);
    const summary = readJson(folder, 'out', 'firefight', 'summary.json') as {
      outcomes: Record<string, { count: number }>;
      metrics: Record<string, { mean: number }>;
    };
    expect(summary.outcomes[outcome]?.count).toBe(1);
    expect(metrics).toEqual(
      Object.fromEntries(Object.entries(summary.metrics).map(([name, { mean }]) => [name, mean])),
    );
  });

  it('says which trial it found, and tells it', async () => {
    const { stderr, stdout } = await trace('--find', 'outcome=opposition', '--nth', '2', '--trials', '500');
    const [, trial] = /^trace: trial (\d+) is number 2 of those with outcome=opposition\n$/.exec(stderr) ?? [];
    expect(stdout).toContain(`trial ${trial},`);
    expect(stdout).toContain('\nOutcome: opposition.\n');
    expect((await trace('--trial', String(trial))).stdout).toBe(stdout);
  });

  it('writes Markdown to a file or to stdout', async () => {
    const { stdout } = await trace('--markdown');
    expect(stdout).toMatch(/^# Four-versus-four firefight .*\n\n## Round 1\n\n- /);
    expect((await trace('--markdown', 'story.md')).stderr).toBe('trace: wrote story.md\n');
    expect(readFileSync(join(folder, 'story.md'), 'utf8')).toBe(stdout);
  });

  it('says that no trial fits, and how far it looked', async () => {
    const { status, stderr } = await trace('--find', 'rounds>=1000', '--trials', '50');
    expect(status).toBe(3);
    expect(stderr).toBe('evenodds: no trial of the first 50 with seed 1 has rounds>=1000; --trials looks at more\n');
  });

  it.each([
    [['--trial', '1', '--find', 'median'], 'expected --trial or --find, got both'],
    [['--nth', '2'], '--nth: goes with --find only'],
    [['--json', '--markdown', 'x.md'], 'expected --json or --markdown, got both'],
    [['--trial', '-1'], '--trial: expected an integer from 0'],
  ])('refuses %s', async (args, message) => {
    const { status, stderr } = await trace(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(existsSync(join(folder, 'x.md'))).toBe(false);
  });
});
