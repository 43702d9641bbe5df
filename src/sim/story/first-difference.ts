import { UsageError } from '../../engine/core/errors.ts';
import type { EventHead } from '../../engine/core/story/passage.ts';
import { SYSTEMS } from '../../engine/registry.ts';
import { compileScenario } from '../execution/compile-scenario.ts';
import { createFastRunner } from '../execution/fast-runner.ts';
import { type Story, type TellOptions, tellTrial } from './tell-trial.ts';

/** A trial that two variants end differently, both told, and where the stories part. */
export interface FirstDifference {
  readonly a: Story;
  readonly b: Story;
  /** Index into both stories' passages of the first event that is not the same: a number may be all that differs. */
  readonly differs: number;
  /** Index of the first event of which who does what to whom is not the same; all before it stand side by side. */
  readonly parts: number;
}

/**
 * Looks, among the first trials of a seed, for one that two variants end differently, and for the first
 * event in which they part. Both play trial i with the same dice.
 *
 * @param seed of both
 * @param within trials looked at, 1 or more
 * @returns undefined where all trials looked at end alike
 * @throws UsageError where a scenario's system tells no stories
 */
export function findFirstDifference(
  a: TellOptions,
  b: TellOptions,
  seed: number,
  within: number,
): FirstDifference | undefined {
  const [one, other] = [a, b].map(({ scenario }) => compileScenario(SYSTEMS, scenario));
  if (one === undefined || other === undefined) throw new UsageError('expected two scenarios');
  const runners = [createFastRunner(one, seed), createFastRunner(other, seed)] as const;
  for (let trial = 0; trial < within; trial++) {
    for (const runner of runners) runner.play(trial);
    const ends = [one.layout.outcomes[runners[0].record.outcome], other.layout.outcomes[runners[1].record.outcome]];
    if (ends[0] === ends[1]) continue;
    return partingOf(tellTrial({ ...a, seed }, trial), tellTrial({ ...b, seed }, trial));
  }
  return undefined;
}

function partingOf(a: Story, b: Story): FirstDifference {
  return { a, b, differs: firstUnlike(a, b, (event) => event), parts: firstUnlike(a, b, courseOf) };
}

/** The first index at which the stories tell unlike events, or at which one of them has ended. */
function firstUnlike(a: Story, b: Story, seen: (event: EventHead) => unknown): number {
  const shorter = Math.min(a.passages.length, b.passages.length);
  for (let i = 0; i < shorter; i++) {
    const [one, other] = [a.passages[i]!, b.passages[i]!];
    if (JSON.stringify(seen(one.event)) !== JSON.stringify(seen(other.event))) return i;
  }
  return shorter;
}

/** Who does what to whom. */
function courseOf(event: EventHead): unknown {
  const { unit, target, name } = event as EventHead & Readonly<Record<string, unknown>>;
  return [event.event, unit, target, name];
}
