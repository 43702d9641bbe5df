import { execFileSync } from 'node:child_process';
import { buildEngine, buildReference, FIGHTS, type Program } from './programs.ts';
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

export interface FightOptions {
  readonly trials: number;
  readonly seed: number;
  readonly repeats: number;
}

/**
 * Plays fights by the engine, in WebAssembly and as JavaScript, and by their C programs, and prints CPU times over that of C.
 *
 * @param fights names of `FIGHTS`
 * @throws where the checksums of a fight differ
 */
export function benchFights(fights: readonly string[], options: FightOptions): void {
  const engine = buildEngine();
  for (const fight of fights) compare(fight, engine, buildReference(fight), options);
}

function compare(fight: string, engine: Program, reference: Program | undefined, options: FightOptions): void {
  const { repeats, seed, trials } = options;
  const run = ({ command, args }: Program, ...more: readonly string[]): Measurement =>
    JSON.parse(execFileSync(command, [...args, ...more, `${trials}`, `${seed}`], { encoding: 'utf8' }));
  const translated = () => run(engine, 'wasm', FIGHTS[fight]!);
  const written = () => run(engine, 'js', FIGHTS[fight]!);
  const byReference = reference ? [() => run(reference)] : [];
  const [wasm = [], js = [], others]: Runs[] = inTurn(repeats, [translated, written, ...byReference]);
  const checksum = commonChecksum([...wasm, ...js, ...(others ?? [])]);
  console.log(`${fight}: ${repeats} runs of ${trials} trials each, seed ${seed}, checksum ${checksum}`);
  console.log(`  WebAssembly: ${formatSpread(speeds(wasm), 0)} trials per second of CPU time`);
  console.log(`  JavaScript: ${formatSpread(speeds(js), 0)} trials per second of CPU time`);
  if (others === undefined) {
    console.log('  no gcc, so no comparison with C');
    return;
  }
  console.log(`  C: ${formatSpread(speeds(others), 0)} trials per second of CPU time`);
  console.log(`  CPU time, WebAssembly / C: ${formatSpread(ratios(cpuSeconds(wasm), cpuSeconds(others)), 2)}`);
  console.log(`  CPU time, JavaScript / C: ${formatSpread(ratios(cpuSeconds(js), cpuSeconds(others)), 2)}`);
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
