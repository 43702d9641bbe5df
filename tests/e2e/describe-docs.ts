import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { ROOT, readProjectFile } from '../unit/house/project.ts';
import { type Command, commandsOf, type Example, examplesOf, isAsShown, withFewTrials } from './docs-examples.ts';

const CLI = join(ROOT, 'dist', 'cli', 'main.js');

/**
 * Runs what pages of the documentation show. `sh` and `console` blocks are run, the latter's output compared;
 * `yaml` blocks are validated, those without a `format` laid over the firefight. On the line above a block, `<!-- example: skip WHY -->` leaves it out,
 * `<!-- example: over FILE -->` names another scenario; `file` and `edit` are steps of the recipe.
 *
 * @param pages paths from the top of the project
 */
export function describeDocs(pages: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'evenodds-docs-'));
  beforeAll(() => furnish(folder));
  afterAll(() => rmSync(folder, { recursive: true }));

  describe.each(pages)('what %s shows', (page) => {
    const commands = placedExamples(page, 'sh', 'console').flatMap(([place, example]) =>
      commandsOf(example).map((command) => [place, command.line, command] as const),
    );

    it.each(commands)('runs %s: %s', (_place, _line, { line, output }) => {
      for (const part of line.split(' && ')) {
        if (part.startsWith('npm ')) checkNpm(part);
        else runCommand(folder, { line: part, output });
      }
    });

    it.each(placedExamples(page, 'yaml'))('is a valid scenario: %s', (_place, example) =>
      checkScenario(folder, example),
    );

    it('has the pictures and pages that it links to', () => {
      const links = [...readProjectFile(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)];
      const targets = links.map(([, target = '']) => join(ROOT, page, '..', target));
      expect(targets.filter((target) => !existsSync(target))).toEqual([]);
    });
  });
}

/**
 * Compiles and runs the `ts` blocks of pages of the documentation.
 *
 * @param pages paths from the top of the project
 */
export function describePrograms(pages: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'evenodds-programs-'));
  beforeAll(() => furnish(folder));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(pages.flatMap((page) => placedExamples(page, 'ts')))('compiles and runs: %s', (_place, example) =>
    runProgram(folder, example),
  );
}

/** The blocks of a page in these languages, with their places; those that a comment leaves out are not among them. */
function placedExamples(page: string, ...languages: string[]): (readonly [place: string, example: Example])[] {
  return examplesOf(page, readProjectFile(page))
    .filter(({ language, note }) => languages.includes(language) && !/^(?:skip|file|edit) ./.test(note))
    .map((example) => [example.place, example]);
}

/**
 * Draws pictures of the documentation anew, `SCENARIO-CHART.png` of 20,000 trials: the same on every machine
 * of one kind; another processor may round a colour differently.
 *
 * @param pictures names of files in `docs/images`
 */
export function describePictures(pictures: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'evenodds-pictures-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.skipIf(process.arch !== 'x64').each(pictures)('%s is as it is drawn now', (picture) => {
    const [, scenario = '', chart = ''] = /^(.+)-([a-z]+)\.png$/.exec(picture) ?? [];
    const options = ['--trials', '20000', '--format', 'png', '--out', 'pictures'];
    run(folder, 'node', [CLI, 'run', join(ROOT, `scenarios/${scenario}.yaml`), ...options]);
    const drawn = readFileSync(join(folder, 'pictures', scenario, 'charts', `${chart}.png`));
    expect(drawn.equals(readFileSync(join(ROOT, 'docs/images', picture)))).toBe(true);
  });
}

/** Makes a folder like that of somebody who installed the package and has the scenarios at hand. */
function furnish(folder: string): void {
  cpSync(join(ROOT, 'scenarios'), join(folder, 'scenarios'), { recursive: true });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(ROOT, join(folder, 'node_modules', 'evenodds'), 'dir');
  symlinkSync(join(ROOT, 'node_modules', '@types'), join(folder, 'node_modules', '@types'), 'dir');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
}

function run(folder: string, program: string, args: readonly string[]): string {
  const env = { ...process.env, NO_COLOR: '1', CLI };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout;
}

function runCommand(folder: string, { line, output }: Command): void {
  const command = output === undefined ? withFewTrials(line) : line;
  const stdout = run(folder, 'bash', ['-c', command.replaceAll(/\b(?:npx )?evenodds\b(?= )/g, 'node "$CLI"')]);
  if (output !== undefined) expect(isAsShown(stdout, output), stdout).toBe(true);
}

/** `npm ci` and scripts are run by whoever checks the project; here it is enough that a script exists. */
function checkNpm(line: string): void {
  const script = /^npm (?:run )?(\S+)/.exec(line)?.[1] ?? '';
  const { scripts } = JSON.parse(readProjectFile('package.json')) as { scripts: Record<string, string> };
  expect(['ci', ...Object.keys(scripts)]).toContain(script);
}

function checkScenario(folder: string, { text, note }: Example): void {
  const base = /^over (.+)/.exec(note)?.[1] ?? 'scenarios/firefight.yaml';
  const isWhole = /^format:/m.test(text);
  const file = join(folder, 'scenarios', 'example.yaml');
  writeFileSync(file, isWhole ? text : stringify({ ...parse(readProjectFile(base)), ...parse(text) }));
  run(folder, 'node', [CLI, 'validate', file]);
}

function runProgram(folder: string, { text }: Example): void {
  const file = join(folder, 'example.ts');
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
  run(folder, 'node', [join(folder, 'example.js')]);
}
