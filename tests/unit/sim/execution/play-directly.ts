import { playTrials } from '../../../../src/engine/core/play-trials.ts';
import { type PackedTally, Tally } from '../../../../src/engine/core/tally.ts';
import { type FakeScenario, fakeScenario, fakeSystem } from './fake-system.ts';

/** The tally of trials `first` to `first + count − 1`, by the engine alone. */
export function playDirectly(
  seed: number,
  first: number,
  count: number,
  more: Partial<FakeScenario> = {},
): PackedTally {
  const compiled = fakeSystem.compile(fakeScenario(more));
  const tally = new Tally(compiled.layout);
  playTrials(compiled.createRunner(seed), first, count, tally);
  return tally.pack();
}

/** An empty tally of the fake system's layout. */
export function emptyTally(scenario: FakeScenario = fakeScenario()): Tally {
  return new Tally(fakeSystem.compile(scenario).layout);
}

/** Trials `first` to `first + count − 1` of the fake system, one object each. */
export function recordsOf(seed: number, first: number, count: number, more: Partial<FakeScenario> = {}) {
  const runner = fakeSystem.compile(fakeScenario(more)).createRunner(seed);
  return Array.from({ length: count }, (_, i) => {
    runner.play(first + i);
    return { outcome: runner.record.outcome, metrics: [...runner.record.metrics] };
  });
}
