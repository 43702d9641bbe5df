import type { GridAxis } from '../../sim/odds/odds-grid.ts';
import type { Figure } from '../../sim/pairs/figures.ts';
import type { SweepResult, SweptFigure } from '../../sim/sweep/sweep-result.ts';
import { formatPercent } from '../format-rate.ts';
import { formatExactIn } from '../odds/format-chance.ts';
import { blockTable } from '../odds-grid/block-table.ts';
import { formatDifference, formatDifferenceInterval } from '../pairs/format-difference.ts';
import { terminalPage } from '../pairs/terminal-page.ts';
import { shortName } from '../plain-name.ts';
import { shortNames } from '../short-names.ts';
import type { TerminalStyle } from '../terminal-summary.ts';
import { type TextColumn, textTable } from '../text-table.ts';
import { countTrials, trialWord } from '../trial-words.ts';
import {
  formatBand,
  formatEstimate,
  formatKnown,
  formatTarget,
  knownValue,
  lastNames,
  type SweepTarget,
  sweepHeadline,
  sweptAxisLabel,
  sweptLabel,
  unitOf,
} from './sweep-words.ts';

const MOST_NAME = 24;
const NARROWEST = 40;

/**
 * A sweep as text for a terminal: what it found in the first lines, then a table a figure; over two
 * parameters the first across and the second down.
 *
 * @returns lines joined by `\n`, without one at the end
 */
export function sweepText(result: SweepResult, target: SweepTarget | undefined, style: TerminalStyle): string {
  const [, rows] = result.axes;
  const indices = result.figures.map((_, i) => i);
  const headlines = indices.map((i) => sweepHeadline(result, i, target));
  return terminalPage(style, {
    headline: headlines[0] ?? '',
    origin: [...headlines.slice(1), originOf(result)],
    tables: indices.flatMap((i) =>
      rows === undefined ? [listTable(result, i)] : gridTables(result, i, target, style.width),
    ),
    notes: [
      ...cliffNotes(result),
      ...(rows === undefined ? [] : gridNotes(result, target)),
      ...sweepNotes(result, rows === undefined),
    ],
  });
}

function originOf({ name, system, kind, points, trials, seed, interrupted }: SweepResult): string {
  const count = `${interrupted ? 'interrupted after ' : ''}${countTrials(kind, trials)}`;
  return `${shortName(name, 60)} (${system}), ${points.length} points of ${count} with the same dice, seed ${seed}`;
}

function listTable(result: SweepResult, index: number): string[] {
  const figure = result.figures[index] as Figure;
  const confidence = formatPercent(result.confidence);
  const titles = [
    sweptAxisLabel(result.axes[0]?.path ?? ''),
    sweptLabel(figure),
    `${confidence} band`,
    'from base',
    `${confidence} interval`,
    'exact',
  ];
  const columns = titles.map((title): TextColumn => ({ title: shortName(title, MOST_NAME), align: 'right' }));
  const values = shortNames(
    result.points.map((point) => point.values[0] ?? ''),
    MOST_NAME,
  );
  return textTable(
    columns,
    result.points.map((point, i) => {
      const swept = point.figures[index] as SweptFigure;
      const { difference, exact } = swept;
      const unit = unitOf(figure);
      return [
        values[i] ?? '',
        formatEstimate(swept, figure),
        formatBand(swept, figure),
        ...(point.isBase || difference === undefined
          ? [point.isBase ? 'base' : '', '']
          : [formatDifference(difference, unit), formatDifferenceInterval(difference, unit)]),
        exact === undefined ? '' : formatExactIn(unit, exact),
      ];
    }),
  );
}

/** Cells that reach the target have a star, so that its contour is seen; the base stands in brackets. */
function gridTables(result: SweepResult, index: number, target: SweepTarget | undefined, width: number): string[][] {
  const figure = result.figures[index] as Figure;
  const level = target?.metric === figure.metric ? target.value : undefined;
  const hasBase = result.points.some(({ isBase }) => isBase);
  const cells = result.points.map(({ isBase, figures }) => {
    const swept = figures[index] as SweptFigure;
    const star = level !== undefined && knownValue(swept) >= level ? '*' : '';
    const text = star + formatKnown(swept, figure);
    return hasBase ? (isBase ? `[${text}]` : `${text} `) : text;
  });
  const [across, down] = result.axes.map(({ path, values }) => ({ path: lastNames(path), values })) as [
    GridAxis,
    GridAxis,
  ];
  const blocks = blockTable(across, down, cells, Math.max(NARROWEST, width));
  return result.figures.length === 1 ? blocks : [[sweptLabel(figure), ...blocks.flat()]];
}

/** What the marks of a table over two parameters stand for. */
function gridNotes({ points, figures }: SweepResult, target: SweepTarget | undefined): string[] {
  const wanted = figures.find(({ metric }) => metric === target?.metric);
  return [
    ...(target && wanted
      ? [`*: ${formatTarget(target.value, wanted)} or more of ${sweptLabel(wanted)}, the target.`]
      : []),
    ...(points.some(({ isBase }) => isBase) ? ['[ ]: the base, the file as it stands.'] : []),
  ];
}

/** Where a figure steps, a sentence each. */
export function cliffNotes({ cliffs, figures, points, axes }: SweepResult): string[] {
  return cliffs.flatMap((found, i) =>
    found.map(({ after, step, rule }) => {
      const figure = figures[i] as Figure;
      const size =
        unitOf(figure) === 'rate' ? `${(100 * step).toFixed(1)} points` : String(Number(step.toPrecision(3)));
      const [from, to] = [points[after], points[after + 1]].map((point) => point?.values[0]);
      const because = rule === undefined ? '' : ` (${rule})`;
      return `cliff: ${sweptLabel(figure)} ${step > 0 ? 'rises' : 'falls'} by ${size.replace('-', '')} from ${sweptAxisLabel(axes[0]?.path ?? '')} ${from} to ${to}, far more than on either side${because}.`;
    }),
  );
}

/**
 * What the intervals of a sweep say together.
 *
 * @param hasDifferences whether differences from the base stand beside the figures
 */
export function sweepNotes({ points, figures, kind }: SweepResult, hasDifferences: boolean): string[] {
  const isExact = points.every(({ figures: swept }) => swept.every(({ exact }) => exact !== undefined));
  if (isExact && !hasDifferences) return ['Exact.'];
  const count = points.length * figures.length;
  const none = points.some(
    ({ figures: swept, isBase }) => !isBase && swept.some(({ difference }) => difference?.differing === 0),
  );
  return [
    ...(count > 1
      ? [
          `The intervals of all ${count} figures hold together (Bonferroni)${hasDifferences ? '; so do those of the differences' : ''}.`,
        ]
      : []),
    ...(hasDifferences && none
      ? [`none: not one ${trialWord(kind)} differed from the base; the interval is a bound.`]
      : []),
  ];
}
