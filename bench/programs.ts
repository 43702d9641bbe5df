import { execFileSync, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Program {
  readonly command: string;
  readonly args: readonly string[];
}

const ROOT = join(import.meta.dirname, '..');
/** As `bench/rolldown.config.ts` has it. */
const BUILD = join(ROOT, 'node_modules', '.cache', 'evenodds-bench');
/** As the command sets it, in `src/cli/main.ts`. */
const FLAG = '--max-inlined-bytecode-size-cumulative=2000';

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

/** Arguments of a run that writes its figures, to a folder of its own, and nothing else. */
export function quietRun(fight: string, folder: string, ...args: readonly string[]): Program {
  const out = join(tmpdir(), 'evenodds-bench', folder);
  return builtCommand('run', FIGHTS[fight]!, '--fresh', '--quiet', '--format', 'json', '--out', out, ...args);
}

/** Builds the package as it is published. */
export function buildPackage(): void {
  execFileSync('npm', ['run', 'build'], { cwd: ROOT, stdio: 'ignore' });
}

/** Builds the engine as the package is built. */
export function buildEngine(): Program {
  execFileSync('npx', ['rolldown', '-c', 'bench/rolldown.config.ts', '--logLevel', 'silent'], { cwd: ROOT });
  return { command: process.execPath, args: [FLAG, join(BUILD, 'play.mjs')] };
}

/** Compiles the C program of a fight; undefined where there is no gcc. */
export function buildReference(fight: string): Program | undefined {
  const source = join(ROOT, 'bench', 'reference', `${fight}.c`);
  const binary = join(BUILD, fight);
  const { error, status } = spawnSync('gcc', ['-O3', '-o', binary, source], { stdio: 'inherit' });
  if (error) return undefined;
  if (status !== 0) throw new Error(`gcc: expected exit status 0, got ${status}`);
  return { command: binary, args: [] };
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
