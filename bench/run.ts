import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** What both programs print: one line of JSON. */
interface Measurement {
  readonly trials: number;
  /** Eight hexadecimal digits, over outcome and metrics of every trial. */
  readonly checksum: string;
  readonly outcomes: readonly number[];
  readonly cpuSeconds: number;
}

interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const ROOT = join(import.meta.dirname, '..');
/** As `bench/rolldown.config.ts` has it. */
const BUILD = join(ROOT, 'node_modules', '.cache', 'evenodds-bench');
/** As the command sets it, in `src/cli/main.ts`. */
const FLAG = '--max-inlined-bytecode-size-cumulative=2000';
const SCENARIO = join(ROOT, 'scenarios', 'firefight.yaml');

/** Builds the engine as the package is built. */
function buildEngine(): Program {
  execFileSync('npx', ['rolldown', '-c', 'bench/rolldown.config.ts', '--logLevel', 'silent'], { cwd: ROOT });
  return { name: 'engine', command: process.execPath, args: [FLAG, join(BUILD, 'firefight.mjs'), SCENARIO] };
}

/** Compiles the C program; undefined where there is no gcc. */
function buildReference(): Program | undefined {
  const source = join(ROOT, 'bench', 'reference', 'firefight.c');
  const binary = join(BUILD, 'firefight');
  const { error, status } = spawnSync('gcc', ['-O3', '-o', binary, source], { stdio: 'inherit' });
  if (error) return undefined;
  if (status !== 0) throw new Error(`gcc: expected exit status 0, got ${status}`);
  return { name: 'C', command: binary, args: [] };
}

function run({ command, args }: Program, trials: number, seed: number): Measurement {
  return JSON.parse(execFileSync(command, [...args, `${trials}`, `${seed}`], { encoding: 'utf8' }));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Median, least and most. */
function formatSpread(values: readonly number[], digits: number): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)];
  return `${middle.toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`;
}

function requireEqualChecksums(runs: readonly Measurement[]): void {
  const checksums = new Set(runs.map(({ checksum }) => checksum));
  if (checksums.size !== 1) throw new Error(`expected one checksum, got ${[...checksums].join(', ')}`);
}

/** Runs the programs in turn, so that whatever else the machine does falls on all of them alike. */
function compare(programs: readonly Program[], trials: number, seed: number, repeats: number): void {
  const runs = programs.map((): Measurement[] => []);
  for (let repeat = 0; repeat < repeats; repeat++) {
    programs.forEach((program, i) => runs[i]!.push(run(program, trials, seed)));
  }
  requireEqualChecksums(runs.flat());
  console.log(`${repeats} runs of ${trials} trials each, seed ${seed}, checksum ${runs[0]![0]!.checksum}`);
  programs.forEach(({ name }, i) => {
    const perSecond = runs[i]!.map((measurement) => measurement.trials / measurement.cpuSeconds);
    console.log(`${name}: ${formatSpread(perSecond, 0)} trials per second of CPU time`);
  });
  const [engine, reference] = runs;
  const ratios = reference?.map(({ cpuSeconds }, i) => engine![i]!.cpuSeconds / cpuSeconds);
  console.log(ratios ? `CPU time, engine / C: ${formatSpread(ratios, 2)}` : 'no gcc, so no comparison with C');
}

const { values } = parseArgs({
  options: {
    trials: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    repeats: { type: 'string', default: '5' },
  },
});
const engine = buildEngine();
const reference = buildReference();
compare(reference ? [engine, reference] : [engine], Number(values.trials), Number(values.seed), Number(values.repeats));
