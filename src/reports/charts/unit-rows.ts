import type { UnitFigure } from '../../sim/result.ts';
import { plainName } from '../plain-name.ts';
import { FONT_SIZE, textMark } from './chart-frame.ts';
import { type ChartStyle, isCompact } from './chart-style.ts';
import { sideColour, sideTextColour, TEXT_COLOUR } from './palette.ts';
import { fitText, textWidth } from './text-width.ts';

/** Charts of units show no more than so many. */
export const MOST_UNITS = 60;

const MOST_LABEL = 200;
const MOST_COMPACT_LABEL = 120;
/** Between a label and its bar, in pixels. */
const LABEL_GAP = 12;

/** A unit's line in a chart, or the line above a side's units that names it. */
export interface UnitRow {
  readonly row: number;
  readonly label: string;
  readonly weight: 'normal' | 'bold';
  readonly colour: string;
  readonly textColour: string;
  /** Missing in a line that names a side. */
  readonly unit?: UnitFigure;
}

/**
 * Lines of a chart of units: side by side in file order, the units of each in the order given.
 *
 * @param units at most `MOST_UNITS` of all
 */
export function unitRows(units: readonly UnitFigure[], sides: readonly string[], style: ChartStyle): UnitRow[] {
  const rows: UnitRow[] = [];
  const room = isCompact(style) ? MOST_COMPACT_LABEL : MOST_LABEL;
  const add = (name: string, row: Omit<UnitRow, 'row' | 'label'>) => {
    rows.push({ row: rows.length, label: fitText(plainName(name), room, FONT_SIZE, row.weight), ...row });
  };
  for (const side of sides) {
    const own = units.filter((unit) => unit.side === side);
    const colour = sideColour(sides, side);
    if (own.length > 0) add(side, { weight: 'bold', colour, textColour: sideTextColour(sides, side) });
    for (const unit of own) add(unit.unit, { weight: 'normal', colour, textColour: TEXT_COLOUR, unit });
  }
  return rows;
}

/** Room that the labels need to the left of the plot, in pixels. */
export function unitLabelsWidth(rows: readonly UnitRow[]): number {
  return rows.reduce((most, { label, weight }) => Math.max(most, textWidth(label, FONT_SIZE, weight)), 0) + LABEL_GAP;
}

/**
 * Layers that write the labels.
 *
 * @param y encoding of the rows
 */
export function unitLabelLayers(y: unknown): unknown[] {
  return (['normal', 'bold'] as const).map((weight) => ({
    transform: [{ filter: `datum.weight === '${weight}'` }],
    mark: textMark({ align: 'right', fontWeight: weight }),
    encoding: {
      y,
      x: { value: -LABEL_GAP },
      text: { field: 'label', type: 'nominal' },
      color: { field: 'textColour', type: 'nominal', scale: null },
    },
  }));
}
