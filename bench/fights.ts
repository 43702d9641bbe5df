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

export interface FightOptions {
  readonly trials: number;
  readonly seed: number;
  readonly repeats: number;
}

/**
 * Plays fights by the engine and by their C programs, and prints CPU time, engine over C.
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
  const byEngine = () => run(engine, FIGHTS[fight]!);
  const byReference = reference && (() => run(reference));
  const [own, others] = inTurn(repeats, byReference ? [byEngine, byReference] : [byEngine]);
  const checksum = commonChecksum([...own!, ...(others ?? [])]);
  console.log(`${fight}: ${repeats} runs of ${trials} trials each, seed ${seed}, checksum ${checksum}`);
  console.log(`  engine: ${formatSpread(speeds(own!), 0)} trials per second of CPU time`);
  if (others === undefined) {
    console.log('  no gcc, so no comparison with C');
    return;
  }
  console.log(`  C: ${formatSpread(speeds(others), 0)} trials per second of CPU time`);
  console.log(`  CPU time, engine / C: ${formatSpread(ratios(cpuSeconds(own!), cpuSeconds(others)), 2)}`);
}

function commonChecksum(runs: readonly Measurement[]): string {
  const checksums = [...new Set(runs.map(({ checksum }) => checksum))];
  if (checksums.length !== 1) throw new Error(`expected one checksum, got ${checksums.join(', ')}`);
  return checksums[0]!;
}

function cpuSeconds(runs: readonly Measurement[]): number[] {
  return runs.map((run) => run.cpuSeconds);
}

function speeds(runs: readonly Measurement[]): number[] {
  return runs.map((run) => run.trials / run.cpuSeconds);
}
