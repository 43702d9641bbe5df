import { formatCount } from '../format-count.ts';
import { formatPercent } from '../format-rate.ts';

import { shortName } from '../plain-name.ts';
import { shortNames } from '../short-names.ts';
import { sweptAxisLabel, sweptLabel } from '../sweep/sweep-words.ts';
import type { TerminalStyle } from '../terminal-summary.ts';
import { type TextColumn, textLength, textTable } from '../text-table.ts';
import { countTrials } from '../trial-words.ts';
import { wrapText } from '../wrap-text.ts';
import { endedBy, type TuneReport, tunedTrials } from './tune-report.ts';
import { bandText, foundText, tuneHeadline } from './tune-words.ts';

const LONGEST = 24;
const MOST_UNSEARCHED = 8;
const METHODS = {
  exact: 'Exact odds of every value: no trials.',
  bracketing: 'Found by following the figure, which goes one way, to where it crosses the target.',
  racing: 'Found by racing all values: those that cannot be the nearest dropped out.',
} as const;

/**
 * What `tune` found, for a terminal: the answer first, then what was played.
 *
 * @returns lines joined by `\n`, without one at the end
 */
export function tuneText(report: TuneReport, { colour, width }: TerminalStyle): string {
  const paint = (code: number) => (line: string) => (colour && line !== '' ? `\u001b[${code}m${line}\u001b[0m` : line);
  const wrap = (text: string) => wrapText(text, (line) => textLength(line) <= width);
  const [title = '', ...rows] = report.paths.length > 1 ? contourTable(report) : pointTable(report);
  return [
    ...wrap(tuneHeadline(report)).map(paint(1)),
    ...wrap(origin(report)).map(paint(2)),
    '',
    paint(2)(title),
    ...rows,
    '',
    ...tuneNotes(report).flatMap(wrap).map(paint(2)),
  ].join('\n');
}

function origin(report: TuneReport): string {
  const { name, kind, seed } = report;
  const trials = tunedTrials(report);
  return `${shortName(name, 60)}, ${trials === 0 ? 'exact odds' : `${countTrials(kind, trials)} in all, seed ${seed}`}`;
}

function columns(report: TuneReport, first: string): TextColumn[] {
  return [
    { title: '', align: 'left' },
    { title: shortName(first, LONGEST), align: 'right' },
    { title: shortName(sweptLabel(report.figure), LONGEST), align: 'right' },
    { title: `${formatPercent(report.confidence)} interval`, align: 'right' },
    { title: 'trials', align: 'right' },
  ];
}

/** Every value that was played; the best is marked. */
function pointTable(report: TuneReport): string[] {
  const result = report.rows[0]?.result;
  const points = result?.points ?? [];
  const values = shortNames(
    points.map(({ value }) => value),
    LONGEST,
  );
  const rows = points.map((point, i) => [
    point.value === result?.best.value ? '>' : ' ',
    values[i] ?? '',
    foundText(report, point),
    bandText(report, point),
    point.trials === 0 ? '' : formatCount(point.trials),
  ]);
  return textTable(columns(report, sweptAxisLabel(report.paths[0] ?? '')), rows);
}

/** The best of the first parameter for each value of the second. */
function contourTable(report: TuneReport): string[] {
  const [first = '', second = ''] = report.paths.map(sweptAxisLabel);
  const [mark, value, ...rest] = columns(report, first) as [TextColumn, TextColumn, ...TextColumn[]];
  const [seconds, best] = [
    report.rows.map(({ at = '' }) => at),
    report.rows.map(({ result: { best: found } }) => found.value),
  ].map((values) => shortNames(values, LONGEST));
  const rows = report.rows.map(({ result }, i) => [
    result.met ? '>' : ' ',
    seconds?.[i] ?? '',
    best?.[i] ?? '',
    foundText(report, result.best),
    bandText(report, result.best),
    result.best.trials === 0 ? '' : formatCount(result.best.trials),
  ]);
  return textTable([mark, { title: shortName(second, LONGEST), align: 'right' }, value, ...rest], rows);
}

/** How it was found, and what the intervals say. */
export function tuneNotes(report: TuneReport): string[] {
  const [first] = report.rows;
  const method = first === undefined ? '' : METHODS[first.result.method];
  if (first?.result.method === 'exact') return [method, ...unsearchedNote(report)];
  return [
    ...unsearchedNote(report),
    ...(report.paths.length === 1 ? [method] : []),
    ...(report.paths.length > 1 && report.rows.some(({ result }) => result.met)
      ? ['> marks where the target is met.']
      : []),
    'Intervals may be watched, and hold for all values together.',
    ...(report.rows.some(({ result }) => !result.decided) ||
    (report.unsearched.length > 0 && endedBy(report) === 'budget')
      ? ['More --max-trials would decide it.']
      : []),
  ];
}

function unsearchedNote(report: TuneReport): string[] {
  const { rows, unsearched, paths } = report;
  if (unsearched.length === 0) return [];
  const asked = rows.length + unsearched.length;
  const why = endedBy(report) === 'budget' ? 'the trials were spent before' : 'interrupted before';
  const values = shortNames([...unsearched], LONGEST).slice(0, MOST_UNSEARCHED);
  const rest = unsearched.length > MOST_UNSEARCHED ? ` and ${unsearched.length - MOST_UNSEARCHED} more` : '';
  return [
    `${unsearched.length} of ${asked} values of ${sweptAxisLabel(paths[1] ?? '')} not searched, ${why}: ${values.join(', ')}${rest}.`,
  ];
}
