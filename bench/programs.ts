import { execFileSync, spawnSync } from 'node:child_process';
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
