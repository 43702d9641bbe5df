import { RunError } from '../../engine/core/errors.ts';
import { formatCount } from '../../reports/format-count.ts';
import { differenceText } from '../../reports/story/difference-text.ts';
import type { LoadedScenario } from '../../scenarios/load-scenario.ts';
import { type FirstDifference, findFirstDifference } from '../../sim/story/first-difference.ts';
import type { Story } from '../../sim/story/tell-trial.ts';
import { print, widthOf } from '../console.ts';
import { EXIT, type ExitStatus } from '../exit-status.ts';

/** Trials looked at where `--trials` sets no bound: seconds of firefights. */
const SEARCHED_TRIALS = 100_000;

/** Events of both stories in the document, before the first that differs and after where they part. */
const CONTEXT = 5;

/** Two variants whose stories are to be compared. */
export interface Variants {
  readonly a: LoadedScenario;
  readonly b: LoadedScenario;
  readonly changes: readonly string[];
  readonly seed: number | undefined;
  readonly within: number | undefined;
}

/**
 * Tells the first trial that two variants end differently, around the event in which they part.
 *
 * @throws RunError where all trials looked at end alike
 */
export function showFirstDifference(variants: Variants, json: boolean): ExitStatus {
  const { a, b, changes, seed = a.scenario.seed, within = SEARCHED_TRIALS } = variants;
  const difference = findFirstDifference(a, b, seed, within);
  if (difference === undefined) {
    throw new RunError(
      `the first ${formatCount(within)} trials with seed ${seed} all end alike in both; --trials looks at more`,
    );
  }
  const labels = [a.file, changes.length > 0 ? `with ${changes.join(', ')}` : b.file] as const;
  if (json) print(JSON.stringify(documentOf(difference)));
  else print(differenceText(difference, labels, widthOf(process.stdout)));
  return EXIT.done;
}

function documentOf({ a, b, differs, parts }: FirstDifference): object {
  const from = Math.max(0, differs - CONTEXT);
  const side = ({ outcome, passages }: Story) => ({
    outcome,
    events: passages.slice(from, parts + CONTEXT).map(({ event }) => event),
  });
  return { schema: 1, seed: a.seed, trial: a.trial, from, differs, parts, a: side(a), b: side(b) };
}
