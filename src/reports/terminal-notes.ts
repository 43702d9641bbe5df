import type { SimulationResult } from '../sim/result.ts';
import { formatRate, formatShare } from './format-rate.ts';
import { shortName } from './plain-name.ts';
import { countTrials, trialsWord, trialWord } from './trial-words.ts';

const MOST_BOUNDS = 4;

/** What a reader must know to read the figures right: one sentence or two each. */
export function terminalNotes(result: SimulationResult): string[] {
  const { summary } = result;
  const notes: string[] = stoppingNotes(result);
  const trials = trialsWord(summary.kind);
  const timeouts = summary.outcomes['timeout'];
  if (timeouts && timeouts.count > 0) notes.push(`${formatRate(timeouts)} of ${trials} ran out of rounds.`);
  const bounds = boundsNote(result);
  if (bounds !== '') notes.push(bounds);
  notes.push(...ruleNotes(result));
  if (summary.trials === 1) {
    notes.push('One trial says nothing of how sure its figures are.');
  } else if (Object.keys(summary.metrics).length > 0) {
    const one = trialWord(summary.kind);
    notes.push(`sd: how much one ${one} differs from another. interval: how well the mean of all is known.`);
  }
  return notes;
}

/** Rules that stand for nothing in the figures, though they might. */
function ruleNotes({ neverFired = [], summary }: SimulationResult): string[] {
  if (neverFired.length === 0) return [];
  const { kind, rulesTrials = 0 } = summary;
  return [`Rules that never fired in the first ${countTrials(kind, rulesTrials)}: ${neverFired.join(', ')}.`];
}

/** How a run that was to end at a precision has ended, and what its intervals are. */
function stoppingNotes({ summary, interrupted }: SimulationResult): string[] {
  if (summary.stopping === undefined) return [];
  const { precision, met } = summary.stopping;
  const points = (share: number) => {
    const number = Number((100 * share).toPrecision(2));
    return `${number} percentage ${number === 1 ? 'point' : 'points'}`;
  };
  const widest = Math.max(...Object.values(summary.outcomes).map(({ low, high }) => (high - low) / 2));
  const trials = countTrials(summary.kind, summary.trials);
  const end = met
    ? `Stopped after ${trials}: every outcome is known to within ${points(precision)}.`
    : `${interrupted ? 'Interrupted' : 'Ended at the limit'} after ${trials}: outcomes are known to within ${points(widest)}, ${points(precision)} were asked for.`;
  return [
    end,
    `Intervals are for a run that is watched: wider than for a number of ${trialsWord(summary.kind)} fixed beforehand.`,
  ];
}

function boundsNote({ summary }: SimulationResult): string {
  const parts = Object.entries(summary.outcomes).flatMap(([name, { bounds, count, low, high }]) => {
    if (bounds === undefined || count === 0) return [];
    const [least, most] = [bounds.low, bounds.high].map((bound) => formatShare(bound, (high - low) / 2));
    return least === most ? [] : [`${shortName(name, 24)} ${least} to ${most}`];
  });
  if (parts.length === 0) return '';
  return `Had nothing been cut short, rates could lie anywhere within: ${parts.slice(0, MOST_BOUNDS).join('; ')}.`;
}
