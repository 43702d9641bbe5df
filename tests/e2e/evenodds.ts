import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The built command. */
const MAIN = join(ROOT, 'dist', 'cli', 'main.js');

const HOST = fileURLToPath(new URL('command-host.mjs', import.meta.url));
let host: ChildProcess | undefined;
afterAll(() => host?.kill());

/** Changes that make a firefight short, so that many trials take little time. */
export const SHORT = ['--set', 'sides.opposition.waves=1'] as const;

/** How the command ended. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder of its own with `firefight.yaml`, removed after the tests of the file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenodds-e2e-'));
  cpSync(join(ROOT, 'scenarios', 'firefight.yaml'), join(folder, 'firefight.yaml'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs the command to its end, in a process that all tests of a file share: it knows arguments, folder, environment and text. */
export async function evenodds(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  host ??= fork(HOST);
  host.send({ cwd, args, env: plainEnv(env) });
  const [ended] = await Promise.race([once(host, 'message'), once(host, 'exit').then(endOfHost)]);
  return ended as Ended;
}

function endOfHost([status]: unknown[]): never {
  host = undefined;
  throw new Error(`the process that runs the command ended with ${status}`);
}

/**
 * Runs the command to its end in a process of its own, as a shell does.
 *
 * @param main file of the command, of another package than the built one
 * @param flags of Node
 */
export function evenoddsProcess(
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  { flags = [], main = MAIN }: { readonly flags?: readonly string[]; readonly main?: string } = {},
): Ended {
  return spawnSync(process.execPath, [...flags, main, ...args], { cwd, env: plainEnv(env), encoding: 'utf8' });
}

/** Runs a line of bash in which `$EVENODDS` is the command. */
export function bash(cwd: string, line: string): Ended {
  const env = plainEnv({ EVENODDS: `${process.execPath} ${MAIN}` });
  return spawnSync('bash', ['-c', line], { cwd, env, encoding: 'utf8' });
}

/** Starts the command, and waits until it says on stderr that a run begins. */
export async function startRun(
  cwd: string,
  args: readonly string[],
): Promise<{ child: ChildProcess; end: Promise<Ended> }> {
  const child = spawn(process.execPath, [MAIN, 'run', ...args], { cwd, env: plainEnv({}) });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (data) => {
    stdout += data;
  });
  const end = new Promise<Ended>((resolve) => child.on('close', (status) => resolve({ status, stdout, stderr })));
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (data) => {
      stderr += data;
      if (/ trials, seed /.test(stderr)) resolve();
    });
    child.on('close', () => reject(new Error(`ended before it began: ${stderr}`)));
  });
  return { child, end };
}

/** Every file below a folder but `run.json` and stored tallies, by its path: what equal runs have in common. */
export function resultFiles(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names
    .filter((name) => /\.(json|csv|svg|png)$/.test(name) && name !== 'run.json')
    .filter((name) => !name.startsWith('tallies'));
  return new Map(files.map((name) => [name, readFileSync(join(folder, name)).toString('base64')]));
}

/** Reads a JSON file. */
export function readJson(...path: string[]): Record<string, unknown> {
  return JSON.parse(readFileSync(join(...path), 'utf8')) as Record<string, unknown>;
}

function plainEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _force, NO_COLOR: _no, ...rest } = process.env;
  return { ...rest, ...env };
}
