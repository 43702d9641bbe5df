import type { CompiledScenario } from '../../../src/engine/core/rules-system.ts';
import { scuffle } from '../../fixtures/scuffle/index.ts';
import { SCUFFLE, SUBJECTS } from './contract-scenarios.ts';

/**
 * Prints, as JSON by title, the bytes of heap that a trial allocates in each scenario of the contract and
 * in one that is wrong on purpose. It is a process of its own, with a compiler that does not work beside
 * it: only there has that seen the loop alone, as in a run, and always after as many trials.
 *
 * Its argument: trials of a round.
 */
const trials = Number(process.argv[2]);

const MOST_ROUNDS = 200;
const SETTLED = 1;

/**
 * Rounds are played until one allocates next to nothing: code that is not yet compiled, and the compiler
 * itself, allocate for a while. A round in which garbage was collected tells nothing.
 *
 * @returns of the best round; infinite where garbage was collected in every one
 */
function allocatedBytes(compiled: CompiledScenario): number {
  const runner = compiled.createRunner(1);
  let least = Number.POSITIVE_INFINITY;
  globalThis.gc?.();
  for (let round = 0; round < MOST_ROUNDS && least >= SETTLED; round++) {
    const before = process.memoryUsage().heapUsed;
    for (let trial = 0; trial < trials; trial++) runner.play(round * trials + trial);
    const grown = process.memoryUsage().heapUsed - before;
    if (grown >= 0) least = Math.min(least, grown / trials);
  }
  return least;
}

const kept: (readonly number[])[] = [];

/** Scuffle, with a list a trial. */
function allocating(): CompiledScenario {
  const { layout, createRunner } = scuffle.compile(SCUFFLE);
  return {
    layout,
    createRunner(seed) {
      const { record, play } = createRunner(seed);
      return {
        record,
        play(trial) {
          play(trial);
          kept[0] = [trial];
        },
      };
    },
  };
}

const measured = SUBJECTS.flatMap(({ system, scenarios }) =>
  Object.entries(scenarios).map(([title, scenario]) => [title, allocatedBytes(system.compile(scenario))] as const),
);
process.stdout.write(JSON.stringify(Object.fromEntries([...measured, ['wrong', allocatedBytes(allocating())]])));
