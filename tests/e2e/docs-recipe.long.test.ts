import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, readProjectFile } from '../unit/house/project.ts';
import { codedRules, listedRules, testedRules } from '../unit/house/rule-identifiers.ts';
import { type Example, examplesOf } from './docs-examples.ts';

/** Follows docs/ADDING-A-SYSTEM.md in a copy of the source. */
const FOLDER = mkdtempSync(join(tmpdir(), 'evenodds-recipe-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const PATH = 'docs/ADDING-A-SYSTEM.md';
const STEPS = examplesOf(PATH, readProjectFile(PATH));
const textOf = (ending: string) => STEPS.find(({ note }) => note.endsWith(ending))?.text ?? '';

function follow({ note, text, place }: Example): void {
  const [action, path = ''] = note.split(' ');
  const file = join(FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  if (action === 'file') writeFileSync(file, `${text}\n`);
  else if (action === 'edit') writeFileSync(file, edit(readFileSync(file, 'utf8'), text, place));
  else throw new Error(`${place}: a step says "example: file PATH" or "example: edit PATH"`);
}

/** Carries out a diff without line numbers: each line that is kept or taken away is looked for in the file, once. */
function edit(source: string, diff: string, place: string): string {
  const lines = source.split('\n');
  let at = 0;
  for (const step of diff.split('\n')) {
    const line = step.slice(1);
    if (step.startsWith('+')) {
      lines.splice(at, 0, line);
      at++;
      continue;
    }
    at = lines.indexOf(line);
    if (at < 0) throw new Error(`${place}: no line "${line}"`);
    if (step.startsWith('-')) lines.splice(at, 1);
    else at++;
  }
  return lines.join('\n');
}

function run(...args: string[]): string {
  const env = { ...process.env, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: FOLDER, env, encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout;
}

beforeAll(() => {
  const configs = ['tsconfig.json', 'tsconfig.build.json', 'rolldown.config.ts', 'vitest.config.ts'];
  for (const name of ['package.json', ...configs, 'assets', 'src']) {
    cpSync(join(ROOT, name), join(FOLDER, name), { recursive: true });
  }
  mkdirSync(join(FOLDER, 'tests', 'unit'), { recursive: true });
  cpSync(join(ROOT, 'tests/unit/scripted-dice.ts'), join(FOLDER, 'tests/unit/scripted-dice.ts'));
  symlinkSync(join(ROOT, 'node_modules'), join(FOLDER, 'node_modules'), 'dir');
  STEPS.forEach(follow);
  run('node_modules/rolldown/bin/cli.mjs', '-c');
  run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
}, 120_000);

describe('the recipe for a system', () => {
  it('gives a system that is run like any other', () => {
    const summary = JSON.parse(
      run('dist/cli/main.js', 'run', 'scenarios/scuffle.yaml', '--json', '--quiet', '--threads', '0'),
    );
    expect(summary).toMatchObject({ system: 'scuffle', kind: 'battle', trials: 10_000 });
    const rates = ['cubs', 'bear', 'draw', 'timeout'].map((outcome) => summary.outcomes[outcome].rate);
    expect(rates.reduce((sum, rate) => sum + rate)).toBeCloseTo(1);
    expect(rates[0]).toBeGreaterThan(0.5);
  });

  it('gives rule parameters that are listed and set', () => {
    expect(run('dist/cli/main.js', 'rules', 'scuffle')).toContain('needed');
    const set = ['--set', 'rules.needed=12', '--set', 'rules.maxRounds=1', '--threads', '0', '--json', '--quiet'];
    const summary = JSON.parse(run('dist/cli/main.js', 'run', 'scenarios/scuffle.yaml', ...set));
    expect(summary.outcomes.timeout.rate).toBe(1);
  });

  it('gives a starter that is valid', () => {
    run('dist/cli/main.js', 'init', 'row', '--system', 'scuffle');
    run('dist/cli/main.js', 'validate', 'row.yaml');
  });

  it('gives tests that pass, one a rule', () => {
    run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit');
    const rules = listedRules(textOf('RULES.md'));
    expect([...testedRules(new Map([['scuffle.test.ts', textOf('scuffle.test.ts')]]))]).toEqual(rules);
    const coded = codedRules(new Map([['play-round.ts', textOf('play-round.ts')]]));
    expect([...coded].sort()).toEqual(rules);
  });
});
