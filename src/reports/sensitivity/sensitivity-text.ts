import type { SensitivityResult, SensitivityRow } from '../../sim/sensitivity/sensitivity.ts';
import { formatPercent } from '../format-rate.ts';
import { formatDifference, formatDifferenceInterval, formatMost } from '../pairs/format-difference.ts';
import { terminalPage } from '../pairs/terminal-page.ts';
import { shortName } from '../plain-name.ts';
import { shortNames } from '../short-names.ts';
import { sweptLabel, unitOf } from '../sweep/sweep-words.ts';
import type { TerminalStyle } from '../terminal-summary.ts';
import { type TextColumn, textLength, textTable } from '../text-table.ts';
import { countTrials, trialWord } from '../trial-words.ts';
import { partRows, rowLabel, sensitivityHeadline, type Unmoved } from './sensitivity-words.ts';

const MOST_ROWS = 20;
const NARROWEST = 40;
const GAP = 2;
const MOST_NAME = 36;
const LEAST_NAME = 10;
const MOST_VALUE = 14;
const MOST_IDLE = 12;
const MOST_UNMOVED = 3;

/**
 * What matters most, as text for a terminal: a line a move, the largest effects first.
 *
 * @returns lines joined by `\n`, without one at the end
 */
export function sensitivityText(result: SensitivityResult, unmoved: readonly Unmoved[], style: TerminalStyle): string {
  const { moving } = partRows(result);
  const { name, system, kind, trials, seed, moves, interrupted } = result;
  const count = `${interrupted ? 'interrupted after ' : ''}${countTrials(kind, trials)}`;
  return terminalPage(style, {
    headline: sensitivityHeadline(result),
    origin: [`${shortName(name, 60)} (${system}), ${moves} moves of ${count} each, with the same dice, seed ${seed}`],
    tables: [table(result, moving, Math.max(NARROWEST, style.width))],
    notes: sensitivityNotes(result, unmoved),
  });
}

/** What the intervals say together, what does nothing and what could not be moved. */
export function sensitivityNotes(result: SensitivityResult, unmoved: readonly Unmoved[]): string[] {
  const { moves } = result;
  return [
    ...(moves > 1 ? [`The intervals of all ${moves} moves hold together (Bonferroni).`] : []),
    ...idleNote(result, partRows(result).idle),
    ...unmovedNotes(unmoved),
  ];
}

function table(result: SensitivityResult, rows: readonly SensitivityRow[], width: number): string[] {
  const unit = unitOf(result.figure);
  const shown = rows.slice(0, MOST_ROWS);
  const moves = shown.flatMap((row) => row.moves.map((move, i) => ({ row, move, isFirst: i === 0 })));
  const figures = moves.map(({ row, move, isFirst }) => [
    isFirst ? shortName(row.from, MOST_VALUE) : '',
    shortName(move.to, MOST_VALUE),
    formatDifference(move, unit),
    formatDifferenceInterval(move, unit),
  ]);
  const interval = `${formatPercent(result.confidence)} interval`;
  const columns = ['from', 'to', shortName(sweptLabel(result.figure), MOST_VALUE), interval].map(
    (title): TextColumn => ({ title, align: 'right' }),
  );
  const room = Math.max(LEAST_NAME, width - widest(textTable(columns, figures)) - GAP);
  const names = shortNames(shown.map(rowLabel), Math.min(MOST_NAME, room));
  const text = textTable(
    [{ title: '', align: 'left' }, ...columns],
    moves.map(({ row, isFirst }, i) => [isFirst ? (names[shown.indexOf(row)] ?? '') : '', ...(figures[i] as string[])]),
  );
  const left = rows.length - MOST_ROWS;
  return left > 0 ? [...text, `… and ${left} more in sensitivity.csv`] : text;
}

function widest(lines: readonly string[]): number {
  return lines.reduce((most, line) => Math.max(most, textLength(line)), 0);
}

function idleNote({ figure, kind }: SensitivityResult, idle: readonly SensitivityRow[]): string[] {
  const bound = idle[0]?.moves[0];
  if (bound === undefined) return [];
  const names = idle.map(rowLabel);
  const shown = names.slice(0, MOST_IDLE).join(', ');
  const rest = names.length > MOST_IDLE ? ` and ${names.length - MOST_IDLE} more` : '';
  const points = unitOf(figure) === 'rate' ? ' points' : '';
  return [
    `no effect: not one ${trialWord(kind)} differed (at most ${formatMost(bound, unitOf(figure))}${points}): ${shown}${rest}.`,
  ];
}

function unmovedNotes(unmoved: readonly Unmoved[]): string[] {
  const reasons = [...new Set(unmoved.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const paths = unmoved.filter((each) => each.reason === reason).map(({ path }) => path);
    const rest = paths.length > MOST_UNMOVED ? ` and ${paths.length - MOST_UNMOVED} more` : '';
    return `not moved, ${reason}: ${paths.slice(0, MOST_UNMOVED).join(', ')}${rest}.`;
  });
}
