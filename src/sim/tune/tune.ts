import { UsageError } from '../../engine/core/errors.ts';
import type { ScenarioHead } from '../../engine/core/rules-system.ts';
import { BATCH_TRIALS } from '../execution/plan-batches.ts';
import type { GrowOptions } from '../sequential/growing-tally.ts';
import { type Budget, Candidate, type TuneTarget } from './candidate.ts';
import { findField, probe } from './find-field.ts';
import type { TuneResult } from './tune-result.ts';

/** Each lap of a race plays so many times the trials of the one before. */
const LAP_GROWTH = 1.5;
/** Candidates known so well, as a share of what is near enough, need not be told apart. */
const FINE = 1 / 4;

export interface TuneOptions extends GrowOptions {
  readonly seed: number;
  readonly target: TuneTarget;
  /** Of all intervals together, above 0 and below 1. */
  readonly confidence: number;
  /** Trials of all values together, at most. */
  readonly maxTrials: number;
}

/**
 * Finds the value of a parameter whose metric is nearest to a target. All values play the same trials. A
 * response that goes one way is followed by bisection to where it crosses the target; else, and among what
 * is left, values race: each lap plays on with those that may still be the nearest. Intervals are confidence
 * sequences at (1 − confidence) / values each, so that all hold together whenever the search ends.
 *
 * @param given the values in their order, each with its scenario
 * @throws UsageError where there is no value
 * @throws RunError, InvariantError where trials could not be played
 */
export async function tune(
  given: readonly { readonly value: string; readonly scenario: ScenarioHead }[],
  options: TuneOptions,
): Promise<TuneResult> {
  const { target, confidence, maxTrials } = options;
  if (given.length === 0) throw new UsageError('tune: expected a value to try');
  const each = { ...options, confidence: 1 - (1 - confidence) / given.length };
  const candidates = given.map((one, index) => new Candidate({ ...one, index }, target, each));
  const budget: Budget = { left: maxTrials, interrupted: false };
  const isExact = candidates.every((candidate) => candidate.isExact);
  const field = isExact ? undefined : await findField(candidates, budget);
  const alive = await race(field ?? candidates, target, budget);
  const best = nearest(alive, target);
  const neighbours = candidates.filter(({ index }) => Math.abs(index - best.index) === 1);
  for (const neighbour of neighbours) await probe(neighbour, budget);
  return {
    ...resultOf(best, neighbours, alive, target),
    points: candidates.filter(({ isKnown }) => isKnown).map(({ point }) => point),
    method: isExact ? 'exact' : field === undefined ? 'racing' : 'bracketing',
    trials: maxTrials - budget.left,
    interrupted: budget.interrupted,
  };
}

/** Plays on with all that may still be the nearest, until one is left and it is known whether it is near enough. */
async function race(field: readonly Candidate[], target: TuneTarget, budget: Budget): Promise<Candidate[]> {
  let alive = [...field];
  for (let trials = BATCH_TRIALS; ; trials = nextLap(trials)) {
    for (const candidate of alive) await candidate.growTo(trials, budget);
    alive = stillNearest(alive.filter(({ isKnown }) => isKnown));
    if (isSettled(alive, target) || budget.left === 0 || budget.interrupted) return alive;
  }
}

function nextLap(trials: number): number {
  return Math.ceil((trials * LAP_GROWTH) / BATCH_TRIALS) * BATCH_TRIALS;
}

function stillNearest(alive: readonly Candidate[]): Candidate[] {
  const bound = Math.min(...alive.map(({ distance }) => distance.most));
  return alive.filter(({ distance }) => distance.least <= bound);
}

function isSettled(alive: readonly Candidate[], target: TuneTarget): boolean {
  if (alive.every(({ halfWidth }) => halfWidth <= FINE * target.within)) return true;
  return alive.length === 1 && alive.every((candidate) => nearness(candidate, target) !== undefined);
}

/** Whether a candidate is near enough; undefined where that is not known. */
function nearness({ distance }: Candidate, { within }: TuneTarget): boolean | undefined {
  if (distance.most <= within) return true;
  return distance.least > within ? false : undefined;
}

function nearest(alive: readonly Candidate[], { value }: TuneTarget): Candidate {
  const off = ({ figure }: Candidate) => Math.abs(figure.estimate - value);
  return alive.reduce((best, one) => (off(one) < off(best) ? one : best));
}

function resultOf(
  best: Candidate,
  neighbours: readonly Candidate[],
  alive: readonly Candidate[],
  target: TuneTarget,
): Pick<TuneResult, 'met' | 'decided' | 'best' | 'neighbours' | 'jump'> {
  const near = nearness(best, target);
  const known = neighbours.filter(({ isKnown }) => isKnown);
  const signOf = ({ figure }: Candidate) => Math.sign(figure.estimate - target.value);
  const across = near === true ? undefined : known.find((one) => signOf(one) * signOf(best) < 0);
  return {
    met: near === true,
    decided: near !== undefined && (alive.length === 1 || isSettled(alive, target)),
    best: best.point,
    neighbours: known.map(({ point }) => point),
    ...(across && { jump: across.index < best.index ? [across.point, best.point] : [best.point, across.point] }),
  };
}
