import { BATCH_TRIALS } from '../execution/plan-batches.ts';
import type { Budget, Candidate } from './candidate.ts';

/** So few candidates are raced at once: following the response would play as many. */
const FEW = 6;
/** A probe ends after so many trials, whether it lies on one side of the target or not. */
const PROBE_TRIALS = 8 * BATCH_TRIALS;

/** Plays a candidate until it lies on one side of the target, or for as long as a probe may take. */
export async function probe(candidate: Candidate, budget: Budget): Promise<number> {
  for (let trials = BATCH_TRIALS; trials <= PROBE_TRIALS; trials *= 2) {
    await candidate.growTo(trials, budget);
    if (!candidate.isKnown || candidate.side !== 0 || candidate.isExact) break;
  }
  return candidate.isKnown ? candidate.side : 0;
}

/**
 * The candidates among which the nearest is, found by bisection where the metric goes one way.
 *
 * @param candidates in the order of their values
 * @returns neighbours; undefined where there are few, or what was probed does not go one way
 */
export async function findField(candidates: readonly Candidate[], budget: Budget): Promise<Candidate[] | undefined> {
  if (candidates.length <= FEW) return undefined;
  const at = (index: number) => candidates[index] as Candidate;
  const last = candidates.length - 1;
  for (const share of [0, 0.25, 0.5, 0.75, 1]) await probe(at(Math.round(share * last)), budget);
  const probed = () => candidates.filter(({ isKnown }) => isKnown);
  if (!isMonotone(probed())) return undefined;
  let [low, high] = narrowest(probed(), last);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const side = await probe(at(middle), budget);
    if (side === 0) [low, high] = [middle, middle];
    else if (side === at(low).side) low = middle;
    else high = middle;
    if (side === 0) break;
  }
  const field = await widen(candidates, low, high, budget);
  return isMonotone(probed()) ? field : undefined;
}

/** The closest two probed candidates between which the metric passes the target; else the end that is nearer. */
function narrowest(probed: readonly Candidate[], last: number): [low: number, high: number] {
  const near = probed.find(({ side }) => side === 0);
  if (near !== undefined) return [near.index, near.index];
  const after = probed.findIndex(({ side }, i) => i > 0 && side !== probed[i - 1]?.side);
  if (after > 0) return [(probed[after - 1] as Candidate).index, (probed[after] as Candidate).index];
  const [first, final] = [probed[0] as Candidate, probed.at(-1) as Candidate];
  return first.distance.least < final.distance.least ? [0, 0] : [last, last];
}

/** With those beside it, as far as one on either side of which it is known that the target is not there. */
async function widen(
  candidates: readonly Candidate[],
  low: number,
  high: number,
  budget: Budget,
): Promise<Candidate[]> {
  let [from, to] = [low, high];
  while (from > 0) {
    from--;
    if ((await probe(candidates[from] as Candidate, budget)) !== 0) break;
  }
  while (to < candidates.length - 1) {
    to++;
    if ((await probe(candidates[to] as Candidate, budget)) !== 0) break;
  }
  return candidates.slice(from, to + 1);
}

/** Whether no two of the candidates contradict that the metric goes one way. */
function isMonotone(known: readonly Candidate[]): boolean {
  const rises = known.some((a, i) => known.slice(i + 1).some((b) => b.figure.low > a.figure.high));
  const falls = known.some((a, i) => known.slice(i + 1).some((b) => b.figure.high < a.figure.low));
  return !(rises && falls);
}
