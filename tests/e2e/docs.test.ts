import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { ROOT, readProjectFile } from '../unit/house/project.ts';
import { type Command, commandsOf, type Example, examplesOf, isAsShown, withFewTrials } from './docs-examples.ts';

/**
 * Runs what the documentation shows. `sh` and `console` blocks are run, the latter's output compared;
 * `ts` blocks are compiled and run; `yaml` blocks are validated, those without a `format` laid over
 * the firefight. On the line above a block, `<!-- example: skip WHY -->` leaves it out,
 * `<!-- example: over FILE -->` names another scenario; `file` and `edit` are steps of the recipe.
 */
const PAGES = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
const DOCS = ['README.md', 'CHANGELOG.md', ...PAGES.map((name) => `docs/${name}`)];
/** `SCENARIO-CHART.png`, of 20,000 trials. */
const PICTURES = readdirSync(join(ROOT, 'docs/images'));
const EXAMPLES = DOCS.flatMap((path) => examplesOf(path, readProjectFile(path))).filter(
  ({ note }) => !/^(?:skip|file|edit) ./.test(note),
);
const placed = (...languages: string[]) =>
  EXAMPLES.filter(({ language }) => languages.includes(language)).map((example) => [example.place, example] as const);
const COMMANDS = placed('sh', 'console').flatMap(([place, example]) =>
  commandsOf(example).map((command) => [place, command.line, command] as const),
);

/** A folder like that of somebody who installed the package and has the scenarios at hand. */
const FOLDER = mkdtempSync(join(tmpdir(), 'evenodds-docs-'));
cpSync(join(ROOT, 'scenarios'), join(FOLDER, 'scenarios'), { recursive: true });
mkdirSync(join(FOLDER, 'node_modules'));
symlinkSync(ROOT, join(FOLDER, 'node_modules', 'evenodds'), 'dir');
symlinkSync(join(ROOT, 'node_modules', '@types'), join(FOLDER, 'node_modules', '@types'), 'dir');
writeFileSync(join(FOLDER, 'package.json'), '{ "type": "module" }\n');
afterAll(() => rmSync(FOLDER, { recursive: true }));

const CLI = join(ROOT, 'dist', 'cli', 'main.js');

function run(program: string, args: readonly string[]): string {
  const env = { ...process.env, NO_COLOR: '1', CLI };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: FOLDER, env, encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout;
}

function runCommand({ line, output }: Command): void {
  const command = output === undefined ? withFewTrials(line) : line;
  const stdout = run('bash', ['-c', command.replaceAll(/\b(?:npx )?evenodds\b(?= )/g, 'node "$CLI"')]);
  if (output !== undefined) expect(isAsShown(stdout, output), stdout).toBe(true);
}

/** `npm ci` and scripts are run by whoever checks the project; here it is enough that a script exists. */
function checkNpm(line: string): void {
  const script = /^npm (?:run )?(\S+)/.exec(line)?.[1] ?? '';
  const { scripts } = JSON.parse(readProjectFile('package.json')) as { scripts: Record<string, string> };
  expect(['ci', ...Object.keys(scripts)]).toContain(script);
}

function checkScenario({ text, note }: Example): void {
  const base = /^over (.+)/.exec(note)?.[1] ?? 'scenarios/firefight.yaml';
  const isWhole = /^format:/m.test(text);
  const file = join(FOLDER, 'scenarios', 'example.yaml');
  writeFileSync(file, isWhole ? text : stringify({ ...parse(readProjectFile(base)), ...parse(text) }));
  run('node', [CLI, 'validate', file]);
}

function runProgram({ text }: Example): void {
  const file = join(FOLDER, 'example.ts');
  writeFileSync(file, text);
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    types: ['node'],
  };
  const program = ts.createProgram([file], options);
  const faults = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
  expect(faults).toEqual([]);
  program.emit();
  run('node', [join(FOLDER, 'example.js')]);
}

describe('what the documentation shows', () => {
  it('is found', () => {
    expect(COMMANDS.length).toBeGreaterThan(0);
  });

  it.each(COMMANDS)('runs %s: %s', (_place, _line, { line, output }) => {
    for (const part of line.split(' && ')) {
      if (part.startsWith('npm ')) checkNpm(part);
      else runCommand({ line: part, output });
    }
  });

  it.each(placed('yaml'))('is a valid scenario: %s', (_place, example) => checkScenario(example));

  it.each(placed('ts'))('compiles and runs: %s', (_place, example) => runProgram(example));

  // The same on every machine of one kind; another processor may round a colour differently.
  it.skipIf(process.arch !== 'x64').each(PICTURES)('shows %s as it is drawn now', (picture) => {
    const [, scenario = '', chart = ''] = /^(.+)-([a-z]+)\.png$/.exec(picture) ?? [];
    const options = ['--trials', '20000', '--format', 'png', '--out', 'pictures'];
    run('node', [CLI, 'run', `scenarios/${scenario}.yaml`, ...options]);
    const drawn = readFileSync(join(FOLDER, 'pictures', scenario, 'charts', `${chart}.png`));
    expect(drawn.equals(readFileSync(join(ROOT, 'docs/images', picture)))).toBe(true);
  });

  it('has the pictures and pages that it links to', () => {
    const dead = DOCS.flatMap((path) => {
      const links = readProjectFile(path).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g);
      return [...links]
        .map(([, target = '']) => join(ROOT, path, '..', target))
        .filter((target) => !existsSync(target));
    });
    expect(dead).toEqual([]);
  });
});
