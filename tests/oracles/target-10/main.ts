import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { fight } from './battle.ts';
import { chainFigures, chainVariants, checkChain } from './check-chain.ts';
import { solveDuel } from './duel-chain.ts';
import { makeSfc32 } from './random-dice.ts';
import { readDuel } from './read-duel.ts';
import { readBattle } from './read-scenario.ts';
import { runTrials } from './run-trials.ts';
import { setPath } from './set-path.ts';

const USAGE = `npx tsx tests/oracles/target-10/main.ts FILE.yaml [--trials N] [--seed S] [--set path=value ...]
  --chain   print the exact values of the duel instead of playing it
  --check   hold the chain against the battle in its variants (--only N: the N-th alone)
  --trace   tell one battle line by line`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    trials: { type: 'string' },
    seed: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    chain: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    only: { type: 'string' },
    trace: { type: 'boolean', default: false },
  },
});

/** The scenario file afresh, with `--set` carried out. */
function readFile(): Record<string, unknown> {
  const [file] = positionals;
  if (file === undefined) throw new Error(USAGE);
  const scenario: unknown = parse(readFileSync(file, 'utf8'));
  for (const assignment of values.set) setPath(scenario, assignment);
  return scenario as Record<string, unknown>;
}

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Runs the checks one after the other; the exit status is 1 where one fails. */
function runChecks(trials: number, seed: number): void {
  chainVariants(readFile()).forEach(({ name, sets }, index) => {
    if (values.only !== undefined && Number(values.only) !== index + 1) return;
    const check = checkChain(name, readFile(), sets, trials, seed + index);
    if (!check.passes) process.exitCode = 1;
    print(check);
  });
}

function main(): void {
  const scenario = readFile();
  const trials = Number(values.trials ?? scenario['trials'] ?? 100_000);
  const seed = Number(values.seed ?? scenario['seed'] ?? 1);
  const plan = readBattle(scenario);
  if (values.check) runChecks(trials, seed);
  else if (values.trace) print(fight(plan, makeSfc32(seed), (line) => process.stdout.write(`${line}\n`)));
  else if (values.chain) {
    const result = solveDuel(readDuel(scenario));
    print({ figures: chainFigures(result, plan.sides[0].name, plan.sides[1].name), ...result });
  } else print(runTrials(scenario, trials, seed));
}

main();
