import type { ComparisonResult } from '../../sim/compare/comparison.ts';
import { formatPercent } from '../format-rate.ts';
import { formatExact, formatExactIn } from '../odds/format-chance.ts';
import { formatDifference, formatDifferenceInterval, formatSaved, formatSide } from '../pairs/format-difference.ts';
import { sharedErrorNote } from '../pairs/shared-error-note.ts';
import { terminalPage } from '../pairs/terminal-page.ts';
import { shortName } from '../plain-name.ts';
import { shortNames } from '../short-names.ts';
import { sidesOf } from '../sides-of.ts';
import { shownMetrics, type TerminalStyle, withRest } from '../terminal-summary.ts';
import { type TextColumn, textTable } from '../text-table.ts';
import { countTrials, trialWord } from '../trial-words.ts';
import { compareHeadline, type NamedDifference, namedDifferences, unitOf } from './compare-words.ts';

const MOST_ROWS = 16;
const MOST_NAME = 24;
/** Of fewer trials that differ the reader is told. */
const FEW = 25;

/**
 * A comparison as text for a terminal: the designer's question answered in the first line, then tables.
 *
 * @param changes what `--with` changed, where B is a variant of the same file
 * @returns lines joined by `\n`, without one at the end
 */
export function compareText(result: ComparisonResult, changes: readonly string[], style: TerminalStyle): string {
  const { comparison } = result;
  const shown = shownFigures(result);
  const rates = shown.filter((named) => unitOf(named) === 'rate');
  const means = shown.filter((named) => unitOf(named) === 'mean');
  return terminalPage(style, {
    headline: compareHeadline(comparison, sidesOf(result.a)),
    origin: originLines(result, changes),
    tables: [
      table(rates, 'rate', comparison.confidence),
      table(means, `per ${trialWord(comparison.a.kind)}`, comparison.confidence),
      exactTable(shown),
    ],
    notes: comparisonNotes(result, shown),
  });
}

/** Of a whole fight its outcomes, its length and who is left; else all that was asked for. */
function shownFigures(result: ComparisonResult): NamedDifference[] {
  const all = namedDifferences(result.comparison);
  const isWhole = Object.keys(result.comparison.metrics).length === Object.keys(result.a.summary.metrics).length;
  const few = new Set(shownMetrics(result.a));
  return isWhole ? all.filter(({ type, name }) => type !== 'mean' || few.has(name)) : all;
}

function originLines({ comparison, a, interrupted }: ComparisonResult, changes: readonly string[]): string[] {
  const name = (side: typeof comparison.a) => `${shortName(side.name, 60)} (${side.system})`;
  const trials = countTrials(a.summary.kind, comparison.trials);
  return [
    `A: ${name(comparison.a)}`,
    `B: ${changes.length > 0 ? `with ${changes.join(', ')}` : name(comparison.b)}`,
    `${interrupted ? 'interrupted after ' : ''}${trials} each with the same dice, seed ${comparison.seed}`,
  ];
}

function table(figures: readonly NamedDifference[], title: string, confidence: number): string[] {
  const right = (text: string): TextColumn => ({ title: text, align: 'right' });
  const columns: TextColumn[] = [
    { title, align: 'left' },
    ...['A', 'B', 'B - A', `${formatPercent(confidence)} interval`, 'saved'].map(right),
  ];
  const names = shortNames(
    figures.map(({ name }) => name),
    MOST_NAME,
  );
  const rows = figures.map((named, i) => {
    const { figure } = named;
    const unit = unitOf(named);
    return [
      names[i] ?? '',
      formatSide(figure.a, figure, unit),
      formatSide(figure.b, figure, unit),
      formatDifference(figure, unit),
      formatDifferenceInterval(figure, unit),
      formatSaved(figure),
    ];
  });
  return withRest(textTable(columns, rows.slice(0, MOST_ROWS)), rows.length - MOST_ROWS, 'differences.csv');
}

/** Empty where neither side can be computed. */
function exactTable(figures: readonly NamedDifference[]): string[] {
  const columns: TextColumn[] = ['exact', 'A', 'B', 'B - A'].map((title, i) => ({
    title,
    align: i === 0 ? 'left' : 'right',
  }));
  const names = shortNames(
    figures.map(({ name }) => name),
    MOST_NAME,
  );
  const rows = figures.flatMap((named, i) => {
    const { exact } = named.figure;
    if (exact === undefined || (exact.a === 0 && exact.b === 0)) return [];
    const name = names[i] ?? '';
    const unit = unitOf(named);
    const sides = [exact.a, exact.b].map((side) => formatExactIn(unit, side));
    return [[name, ...sides, formatExact((unit === 'rate' ? 100 : 1) * exact.difference)]];
  });
  return textTable(columns, rows.slice(0, MOST_ROWS));
}

function rareNote(named: NamedDifference, kind: string): string {
  const { differing } = named.figure;
  return `${shortName(named.name, MOST_NAME)}: rests on ${countTrials(kind, differing)} that ${differing === 1 ? 'differs' : 'differ'}.`;
}

/** What a reader must know to read the figures shown right. */
export function comparisonNotes({ comparison }: ComparisonResult, shown: readonly NamedDifference[]): string[] {
  const none = shown.some(({ figure }) => figure.differing === 0);
  const rare = shown.filter(({ figure }) => figure.differing > 0 && figure.differing < FEW);
  const word = trialWord(comparison.a.kind);
  return [
    ...(comparison.a.hash === comparison.b.hash ? ['A and B play the same: nothing that is played differs.'] : []),
    ...sharedErrorNote(comparison.figures, comparison.confidence),
    `saved: share of the variance of two separate runs that playing with the same dice saves.`,
    ...(none ? [`none: not one ${word} differed; the interval is a bound on what so many would not show.`] : []),
    ...rare.map((named) => rareNote(named, comparison.a.kind)),
  ];
}
