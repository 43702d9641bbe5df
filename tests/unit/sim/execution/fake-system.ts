import { InvariantError } from '../../../../src/engine/core/errors.ts';
import type {
  CompiledScenario,
  RulesSystem,
  ScenarioHead,
  TrialRunner,
} from '../../../../src/engine/core/rules-system.ts';
import { StreamDice } from '../../../../src/engine/core/stream-dice.ts';
import { type TallyLayout, TrialRecord } from '../../../../src/engine/core/trial-record.ts';

/** A fault to be met while trials are played, for tests of what executors make of it. */
export interface Fault {
  /** Index of the trial that meets it. */
  readonly trial: number;
  /**
   * `invariant`: an error of ours; `type-error`: one that is not; `exit`: the thread ends; `memory`: the
   * thread's heap runs over; `hang`: the trial never ends.
   */
  readonly kind: 'invariant' | 'type-error' | 'exit' | 'memory' | 'hang';
  /** How often it is met, counted down over all threads; for ever if left out. */
  readonly left?: Int32Array;
}

export interface FakeScenario extends ScenarioHead {
  readonly fault?: Fault;
  /** Workers that end before they are ready: all but so many. */
  readonly startsLeft?: Int32Array;
  /** Added to each sum. */
  readonly bonus?: number;
}

const LAYOUT: TallyLayout = {
  outcomes: ['low', 'high'],
  metrics: ['sum', 'square'],
  units: [{ side: 'a', unit: 'Die' }],
  sides: ['a', 'b'],
};

/** A die is rolled for one to four rounds: enough to touch every part of a tally. */
export const fakeSystem: RulesSystem<FakeScenario> = {
  id: 'fake',
  title: 'Fake',
  version: 1,
  kinds: ['battle'],
  parameters: [],
  compile: (scenario): CompiledScenario => ({
    layout: LAYOUT,
    createRunner: (seed) => new FakeRunner(seed, scenario),
  }),
};

export const FAKE_SYSTEMS = { fake: fakeSystem as unknown as RulesSystem };

export function fakeScenario(more: Partial<FakeScenario> = {}): FakeScenario {
  return { format: 1, name: 'Fake', system: 'fake', kind: 'battle', trials: 1000, seed: 1, rules: {}, ...more };
}

class FakeRunner implements TrialRunner {
  readonly record = new TrialRecord(LAYOUT, 4);
  private readonly dice: StreamDice;
  private readonly fault: Fault | undefined;
  private readonly bonus: number;

  constructor(seed: number, { fault, bonus = 0 }: FakeScenario) {
    this.dice = new StreamDice(seed, Int32Array.of(11));
    this.fault = fault;
    this.bonus = bonus;
  }

  play(trial: number): void {
    if (this.fault?.trial === trial) meet(this.fault);
    const { dice, record } = this;
    dice.startTrial(trial);
    const first = dice.one(dice.stream(0), 20);
    record.rounds = dice.one(dice.stream(0), 4);
    let sum = first + this.bonus;
    for (let round = 0; round < record.rounds; round++) {
      record.active[2 * round] = dice.one(dice.stream(0), 6);
      record.active[2 * round + 1] = dice.one(dice.stream(0), 6);
      sum += record.active[2 * round] as number;
    }
    record.outcome = sum > 18 ? 1 : 0;
    record.cutShort = first === 20 ? 1 : 0;
    record.metrics[0] = sum;
    record.metrics[1] = first * first;
    record.units[0] = first & 1;
    record.units[1] = sum;
  }
}

export function meet({ kind, left, trial }: Fault): void {
  if (left !== undefined && Atomics.sub(left, 0, 1) <= 0) return;
  if (kind === 'invariant') throw new InvariantError(`die ${trial} stands on its edge`);
  if (kind === 'type-error') throw new TypeError('no such die');
  if (kind === 'exit') process.exit(3);
  while (kind === 'hang');
  const hoard: number[][] = [];
  for (;;) hoard.push(new Array(10_000).fill(hoard.length));
}
