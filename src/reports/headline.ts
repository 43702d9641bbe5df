import type { RateFigure, SimulationResult } from '../sim/result.ts';
import { formatRate, formatRateInterval } from './format-rate.ts';
import { formatChance } from './odds/format-chance.ts';
import { shortName } from './plain-name.ts';
import { sidesOf } from './sides-of.ts';
import { trialsWord, trialWord } from './trial-words.ts';

const LONGEST_NAME = 28;
const MOST_OTHERS = 3;
/** In place of an interval. */
export const EXACT = 'exact';
/** Outcomes rarer than this are left to the table, unless they are a side's. */
const LEAST_OTHER = 0.005;

/** The answer to the designer's question, in the parts that a sentence is made of. */
export interface Headline {
  /** `opposition wins 63.2% of fights`. */
  readonly finding: string;
  /** `62.9% to 63.5%`; empty where the finding is a bound itself, `exact` where it is no estimate. */
  readonly interval: string;
  /** `players 36.8%`; empty where nothing else was seen. */
  readonly others: string;
  /** Whether the intervals of the two best sides overlap. */
  readonly isClose: boolean;
}

type Outcome = readonly [name: string, figure: RateFigure];

/**
 * Says what a result found: of a fight who wins, or that it is too close to call where the intervals of
 * the two best overlap; of anything else how often the first outcome, the one hoped for, came about. Where
 * chances are known exactly and the sample does not contradict them, it gives those.
 */
export function headline(result: SimulationResult): Headline {
  const exact = exactOutcomes(result);
  if (exact !== undefined) return exactHeadline(exact, trialsWord(result.summary.kind));
  const outcomes = Object.entries(result.summary.outcomes);
  const sides = sidesOf(result);
  const lead = sides.length > 0 || result.summary.trials === 1 ? mostFrequent(outcomes) : (outcomes[0] as Outcome);
  if (result.summary.trials === 1) return theOnlyTrial(lead, result.summary.kind);
  const close = sides.length > 0 && outcomes.some((other) => other !== lead && overlap(other, lead, sides));
  return {
    finding: (close ? 'too close to call: ' : '') + finding(lead, sides, trialsWord(result.summary.kind)),
    interval: formatRateInterval(lead[1]),
    others: others(
      outcomes
        .filter(
          (outcome) =>
            outcome !== lead && outcome[1].count > 0 && (sides.includes(outcome[0]) || outcome[1].rate >= LEAST_OTHER),
        )
        .map(([name, figure]) => ({ name, rate: figure.rate, text: formatRate(figure) })),
    ),
    isClose: close,
  };
}

/** An outcome and how often it comes about. */
interface Share {
  readonly name: string;
  readonly rate: number;
  readonly text: string;
}

/** In the order of the scenario; undefined where they are not known, or contradicted. */
function exactOutcomes({ exact }: SimulationResult): Share[] | undefined {
  if (exact === undefined || exact.disagreements.length > 0) return undefined;
  return Object.entries(exact.outcomes).map(([name, { exact: rate }]) => ({
    ...{ name, rate },
    text: formatChance(rate, rate === 0 || rate === 1),
  }));
}

function exactHeadline([first, ...rest]: readonly Share[], trials: string): Headline {
  return {
    finding: first === undefined ? '' : `${shortName(first.name, LONGEST_NAME)} in ${first.text} of ${trials}`,
    interval: EXACT,
    others: others(rest.filter(({ rate }) => rate >= LEAST_OTHER)),
    isClose: false,
  };
}

/** `opposition wins 63.2% of fights (62.9% to 63.5%); players 36.8%`. */
export function headlineSentence(result: SimulationResult): string {
  const { finding: found, interval, others: rest } = headline(result);
  return `${found}${interval && ` (${interval})`}${rest && `; ${rest}`}`;
}

/** A single trial has a story, but no rates worth a headline. */
function theOnlyTrial([name]: Outcome, kind: string): Headline {
  return {
    finding: `the only ${trialWord(kind)} ended with ${shortName(name, LONGEST_NAME)}`,
    interval: '',
    others: '',
    isClose: false,
  };
}

function finding([name, figure]: Outcome, sides: readonly string[], trials: string): string {
  const rate = formatRate(figure);
  const short = shortName(name, LONGEST_NAME);
  if (sides.includes(name)) return `${short} ${isPlural(short) ? 'win' : 'wins'} ${rate} of ${trials}`;
  if (sides.length > 0 && name === 'draw') return `${rate} of ${trials} end in a draw`;
  if (sides.length > 0 && name === 'timeout') return `${rate} of ${trials} run out of rounds`;
  return `${short} in ${rate} of ${trials}`;
}

function others(outcomes: readonly Share[]): string {
  const ranked = [...outcomes].sort((a, b) => b.rate - a.rate);
  const shown = outcomes.length > MOST_OTHERS ? ranked.slice(0, MOST_OTHERS) : outcomes;
  const parts = shown.map(({ name, text }) => `${shortName(name, LONGEST_NAME)} ${text}`);
  if (outcomes.length > MOST_OTHERS) parts.push(`and ${outcomes.length - MOST_OTHERS} more`);
  return parts.join(', ');
}

function mostFrequent(outcomes: readonly Outcome[]): Outcome {
  return [...outcomes].sort(([, a], [, b]) => b.count - a.count)[0] as Outcome;
}

/** Whether two sides' rates could be the other way round. */
function overlap([a, other]: Outcome, [b, lead]: Outcome, sides: readonly string[]): boolean {
  return sides.includes(a) && sides.includes(b) && other.high >= lead.low;
}

export function isPlural(name: string): boolean {
  return /[^s]s$/i.test(name);
}
