import { execFileSync } from 'node:child_process';
import { buildEngine, buildReference, buildSystemReference, FIGHTS, type Program } from './programs.ts';
import { formatSpread, inTurn, ratios } from './spread.ts';

/** What engine and C programs print: one line of JSON. */
interface Measurement {
  readonly trials: number;
  /** Eight hexadecimal digits, over outcome and metrics of every trial. */
  readonly checksum: string;
  readonly outcomes: readonly number[];
  readonly cpuSeconds: number;
}

type Runs = readonly Measurement[];

/** The first programs of a fight; yardsticks follow. */
const ENGINES = 2;

export interface FightOptions {
  readonly trials: number;
  readonly seed: number;
  readonly repeats: number;
}

/**
 * Plays fights by the engine, in WebAssembly and as JavaScript, and by C programs, of all rules of a system and of one
 * scenario, and prints CPU times over those in C.
 *
 * @param fights names of `FIGHTS`
 * @throws where the checksums of a fight differ
 */
export function benchFights(fights: readonly string[], options: FightOptions): void {
  const engine = buildEngine();
  for (const fight of fights) compare(fight, engine, options);
}

function compare(fight: string, { command, args }: Program, { repeats, seed, trials }: FightOptions): void {
  const file = FIGHTS[fight]!;
  const programs = {
    WebAssembly: { command, args: [...args, 'wasm', file] },
    JavaScript: { command, args: [...args, 'js', file] },
    ...withGcc('all rules in C', buildSystemReference(fight)),
    ...withGcc('one scenario in C', buildReference(fight)),
  };
  const names = Object.keys(programs);
  const figures = inTurn(
    repeats,
    Object.values(programs).map((program) => () => run(program, `${trials}`, `${seed}`)),
  );
  const checksum = commonChecksum(figures.flat());
  console.log(`${fight}: ${repeats} runs of ${trials} trials each, seed ${seed}, checksum ${checksum}`);
  figures.forEach((runs, i) => {
    console.log(`  ${names[i]}: ${formatSpread(speeds(runs), 0)} trials per second of CPU time`);
  });
  if (names.length === ENGINES) console.log('  no gcc, so no comparison with C');
  for (let i = ENGINES; i < names.length; i++) {
    const over = figures.slice(0, i).map((runs, j) => {
      return `${names[j]} ${formatSpread(ratios(cpuSeconds(runs), cpuSeconds(figures[i]!)), 2)}`;
    });
    console.log(`  CPU time over that of ${names[i]}: ${over.join('; ')}`);
  }
}

function withGcc(name: string, program: Program | undefined): Readonly<Record<string, Program>> {
  return program === undefined ? {} : { [name]: program };
}

function run({ command, args, file }: Program, ...more: readonly string[]): Measurement {
  const all = [...args, ...more, ...(file === undefined ? [] : [file])];
  return JSON.parse(execFileSync(command, all, { encoding: 'utf8' }));
}

function commonChecksum(runs: Runs): string {
  const checksums = [...new Set(runs.map(({ checksum }) => checksum))];
  if (checksums.length !== 1) throw new Error(`expected one checksum, got ${checksums.join(', ')}`);
  return checksums[0]!;
}

function cpuSeconds(runs: Runs): number[] {
  return runs.map((run) => run.cpuSeconds);
}

function speeds(runs: Runs): number[] {
  return runs.map((run) => run.trials / run.cpuSeconds);
}
