import { execFileSync, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadScenario } from '../src/scenarios/load-scenario.ts';
import { compileReference, hasGcc } from './reference-program.ts';
import { isReferenced, writeReferenceScenario } from './reference-scenario.ts';

export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  /** File that it is given after all other arguments. */
  readonly file?: string;
}

const ROOT = join(import.meta.dirname, '..');
/** As `bench/rolldown.config.ts` has it. */
const BUILD = join(ROOT, 'node_modules', '.cache', 'evenodds-bench');

/** The standard fight of each system, by the name of its program in `reference`. */
export const FIGHTS: Readonly<Record<string, string>> = {
  firefight: scenarioFile('firefight'),
  brawl: scenarioFile('bar-brawl'),
  duel: scenarioFile('cole-v-francois'),
};

function scenarioFile(slug: string): string {
  return join(ROOT, 'scenarios', `${slug}.yaml`);
}

/** The command, once the package is built. */
export function builtCommand(...args: readonly string[]): Program {
  return { command: process.execPath, args: [join(ROOT, 'dist', 'cli', 'main.js'), ...args] };
}

/** A run of the built command that writes its figures and nothing else. */
export function quietRun(fight: string, trials: number): Program {
  const out = join(tmpdir(), 'evenodds-bench');
  const options = ['--quiet', '--fresh', '--format', 'json', '--out', out];
  return builtCommand('run', FIGHTS[fight]!, '--trials', `${trials}`, ...options);
}

/** Trials by the built package as a library: no rules are counted, nothing is stored. */
export function simulation(file: string, trials: number, threads: number, seed: number): Program {
  const library = join(ROOT, 'dist', 'index.js');
  const script = `
    const { loadScenario, simulate } = await import('${library}');
    await simulate({ ...loadScenario('${file}'), trials: ${trials}, threads: ${threads}, seed: ${seed} });`;
  return { command: process.execPath, args: ['--input-type=module', '-e', script] };
}

/** Builds the package as it is published. */
export function buildPackage(): void {
  execFileSync('npm', ['run', 'build'], { cwd: ROOT, stdio: 'ignore' });
}

/** Builds the engine as the package is built. */
export function buildEngine(): Program {
  execFileSync('npx', ['rolldown', '-c', 'bench/rolldown.config.ts', '--logLevel', 'silent'], { cwd: ROOT });
  return { command: process.execPath, args: [join(BUILD, 'play.mjs')] };
}

/** What a run takes besides playing, by the engine that `buildEngine` built. */
export function mergeCosts(file: string, trials: number, seed: number, repeats: number): Program {
  const numbers = [trials, seed, repeats].map(String);
  return { command: process.execPath, args: [join(BUILD, 'merge-costs.mjs'), file, ...numbers] };
}

/** Compiles the C program of a fight; undefined where there is no gcc. */
export function buildReference(fight: string): Program | undefined {
  if (!hasGcc()) return undefined;
  const binary = join(BUILD, fight);
  compileReference(fight, binary);
  return { command: binary, args: [] };
}

/** Compiles the C program of all rules of a fight's system; undefined where there is none, or no gcc. */
export function buildSystemReference(fight: string): Program | undefined {
  const { scenario } = loadScenario(FIGHTS[fight]!);
  if (!hasGcc() || !isReferenced(scenario)) return undefined;
  const [binary, file] = [join(BUILD, scenario.system), join(BUILD, `${fight}.txt`)];
  compileReference(scenario.system, binary);
  writeReferenceScenario(scenario, file);
  return { command: binary, args: [], file };
}

/** Of a program with all its threads, in seconds. */
export interface Cost {
  readonly cpu: number;
  readonly wall: number;
}

/**
 * Runs programs, at once where there are several, and takes the time by bash.
 *
 * @throws where one fails
 */
export function costOf(...programs: readonly Program[]): Cost {
  const jobs = programs.map(({ command, args }) => `${[command, ...args].map(quoted).join(' ')} & `).join('');
  const waits = 'for job in $(jobs -p); do wait $job || exit; done';
  const script = `TIMEFORMAT='%3U %3S %3R'; exec 3>&2; time { ${jobs} ${waits}; } >/dev/null 2>&3`;
  const env = { ...process.env, LC_ALL: 'C' };
  const { status, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${jobs}: expected exit status 0, got ${status}: ${stderr}`);
  const [user, system, wall] = stderr.trim().split(' ').map(Number) as [number, number, number];
  return { cpu: user + system, wall };
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
