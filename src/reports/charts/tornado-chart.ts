import type { MoveEffect, SensitivityResult, SensitivityRow } from '../../sim/sensitivity/sensitivity.ts';
import { changesText } from '../changes-text.ts';
import { formatPercent } from '../format-rate.ts';
import { formatDifference, formatDifferenceInterval } from '../pairs/format-difference.ts';
import { plainName } from '../plain-name.ts';
import { partRows, rowLabel, sensitivityHeadline } from '../sensitivity/sensitivity-words.ts';
import { unitOf } from '../sweep/sweep-words.ts';
import { countTrials } from '../trial-words.ts';
import type { Chart } from './chart.ts';
import { casedRules, FONT_SIZE, frameChart, joinParts, TIP, textMark } from './chart-frame.ts';
import { type ChartStyle, isCompact, plotWidth } from './chart-style.ts';
import { FAINT_TEXT_COLOUR, seriesColour, seriesTextColour } from './palette.ts';
import { fitEnds, fitText, textWidth } from './text-width.ts';

const MOST_ROWS = 20;
const MOST_LABEL = 230;
/** Share of a label that the value may take. */
const MOST_FROM = 0.4;
/** A value's bars, one below the other. */
const BAR_HEIGHT = 15;
const ROW_GAP = 10;
const FIGURES_WIDTH = 150;
const COMPACT_FIGURES_WIDTH = 120;
/** From the plot, in pixels. */
const DIFFERENCE_COLUMN = 42;
const TO_COLUMN = 49;
const SIGNED = "datum.value === 0 ? '0' : format(datum.value, '+~g')";
/** Colours by direction: up, down, another choice. */
const DIRECTIONS = ['up', 'down', 'alternative'] as const;

/**
 * The tornado: what each move does to the figure, the largest effects first, a bar a move with its interval.
 *
 * @returns undefined where no move does anything
 */
export function tornadoChart(result: SensitivityResult, style: ChartStyle): Chart | undefined {
  const { moving } = partRows(result);
  const rows = moving.slice(0, MOST_ROWS);
  if (rows.length === 0) return undefined;
  const unit = unitOf(result.figure);
  const look = lookOf(result, style);
  const labels = rows.map((row) => labelOf(row, look.labelWidth));
  const { bars, names, height } = layOut(rows, labels, look, result);
  return frameChart(
    {
      name: 'tornado',
      title: sensitivityHeadline(result),
      subtitle: joinParts(
        `${countTrials(result.kind, result.trials)} a move`,
        moving.length > MOST_ROWS ? `${MOST_ROWS} of ${moving.length} values` : '',
        unit === 'rate' ? 'change in points' : 'change of the mean',
        `${formatPercent(result.confidence)} intervals of all together`,
        changesText(style.changes),
        plainName(result.name),
      ),
      left: look.isStacked ? 0 : labels.reduce((most, label) => Math.max(most, textWidth(label, FONT_SIZE)), 0) + 12,
      right: look.figuresWidth,
      bottom: 22,
      height,
      layers: [
        { data: { values: bars }, layer: barLayers() },
        {
          data: { values: names },
          mark: textMark({ align: look.isStacked ? 'left' : 'right' }),
          encoding: {
            x: { value: look.isStacked ? 0 : -12 },
            y: place('y'),
            text: { field: 'label', type: 'nominal' },
          },
        },
      ],
    },
    style,
  );
}

/** How rows are laid out: on a phone their labels stand above the bars. */
interface Look {
  readonly isStacked: boolean;
  readonly labelWidth: number;
  readonly figuresWidth: number;
  /** Of what a bar is as long as: 100 for points. */
  readonly scale: number;
}

function lookOf({ figure }: SensitivityResult, style: ChartStyle): Look {
  const isStacked = isCompact(style);
  return {
    isStacked,
    labelWidth: isStacked ? plotWidth(style) : MOST_LABEL,
    figuresWidth: isStacked ? COMPACT_FIGURES_WIDTH : FIGURES_WIDTH,
    scale: unitOf(figure) === 'rate' ? 100 : 1,
  };
}

/** `opposition Trooper count = 4`: the value, and what it is. */
function labelOf(row: SensitivityRow, room: number): string {
  const from = ` = ${fitText(plainName(row.from), room * MOST_FROM, FONT_SIZE)}`;
  return fitEnds(rowLabel(row), room - textWidth(from, FONT_SIZE), FONT_SIZE) + from;
}

function layOut(rows: readonly SensitivityRow[], labels: readonly string[], look: Look, result: SensitivityResult) {
  const bars: object[] = [];
  const names: object[] = [];
  let y = ROW_GAP / 2;
  rows.forEach((row, i) => {
    names.push({ label: labels[i], y: y + (look.isStacked ? BAR_HEIGHT : row.moves.length * BAR_HEIGHT) / 2 });
    if (look.isStacked) y += BAR_HEIGHT;
    for (const move of row.moves) {
      bars.push(barOf(row, move, y, look, result));
      y += BAR_HEIGHT;
    }
    y += ROW_GAP;
  });
  return { bars, names, height: y - ROW_GAP / 2 };
}

function barOf(
  row: SensitivityRow,
  move: MoveEffect,
  top: number,
  { scale, figuresWidth }: Look,
  { figure }: SensitivityResult,
): object {
  const unit = unitOf(figure);
  const series = DIRECTIONS.indexOf(move.direction);
  const difference = formatDifference(move, unit);
  return {
    zero: 0,
    difference: move.difference * scale,
    low: move.low * scale,
    high: move.high * scale,
    top: top + 1,
    bottom: top + BAR_HEIGHT - 1,
    y: top + BAR_HEIGHT / 2,
    colour: seriesColour(series),
    textColour: seriesTextColour(series),
    differenceText: difference,
    toText: fitText(`at ${plainName(move.to)}`, figuresWidth - TO_COLUMN, FONT_SIZE),
    tip: `${rowLabel(row)} ${row.from} to ${move.to}: ${difference} (${formatDifferenceInterval(move, unit)})`,
  };
}

/** A height in pixels. */
function place(field: string): object {
  return { field, type: 'quantitative', scale: null, axis: null };
}

function barLayers(): unknown[] {
  const axis = { title: null, grid: true, tickCount: 5, labelExpr: SIGNED };
  const x = (field: string) => ({ field, type: 'quantitative', scale: { zero: true, nice: false, padding: 6 }, axis });
  const colour = (field: string) => ({ field, type: 'nominal', scale: null });
  const column = (offset: number) => ({ value: { expr: `width + ${offset}` } });
  const text = (field: string) => ({ y: place('y'), text: { field, type: 'nominal' } });
  return [
    {
      mark: { type: 'rect' },
      encoding: {
        ...{ x: x('zero'), x2: { field: 'difference' }, y: place('top'), y2: { field: 'bottom' } },
        color: colour('colour'),
        ...TIP,
      },
    },
    ...casedRules(1.5, { x: x('low'), x2: { field: 'high' }, y: place('y') }),
    {
      mark: textMark({ align: 'right', fontWeight: 'bold' }),
      encoding: { x: column(DIFFERENCE_COLUMN), ...text('differenceText'), color: colour('textColour') },
    },
    {
      mark: textMark({ align: 'left', color: FAINT_TEXT_COLOUR }),
      encoding: { x: column(TO_COLUMN), ...text('toText') },
    },
  ];
}
