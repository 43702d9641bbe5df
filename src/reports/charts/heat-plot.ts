import type { GridAxis, OddsGrid } from '../../sim/odds/odds-grid.ts';
import { axisLabel, cellText, pointTip } from '../odds-grid/grid-words.ts';
import { plainName } from '../plain-name.ts';
import { type ChartFrame, FONT_SIZE, TIP, textMark } from './chart-frame.ts';
import { type ChartStyle, plotWidth } from './chart-style.ts';
import { heatColour, heatTextColour } from './heat-colour.ts';
import { HEADER_HEIGHT, headerLayers, LABEL_GAP, LEAST_SIZE, MOST_LABEL, sharesOf } from './heat-parts.ts';
import { fitText, textWidth } from './text-width.ts';

/** Beside the text of a cell. */
const CELL_GAP = 4;

/** Cells of a heat map at most, so that each can be read. */
export const MOST_COLUMNS = 20;
export const MOST_ROWS = 60;

/**
 * A figure over two parameters: a cell a pair, darker for more, with the figure in it.
 *
 * @param grid at most `MOST_COLUMNS` by `MOST_ROWS`
 */
export function heatPlot(grid: OddsGrid, style: ChartStyle): Omit<ChartFrame, 'name' | 'title' | 'subtitle'> {
  const [columns, rows] = grid.axes as [GridAxis, GridAxis];
  const down = rows.values.map((value) => fitText(plainName(value), MOST_LABEL, FONT_SIZE));
  const downTitle = fitText(axisLabel(rows.path), MOST_LABEL, FONT_SIZE);
  const left = [downTitle, ...down].reduce((most, text) => Math.max(most, textWidth(text, FONT_SIZE)), 0) + LABEL_GAP;
  const cellWidth = plotWidth(style, left) / columns.values.length;
  const across = columns.values.map((value) => fitText(plainName(value), cellWidth - 2, FONT_SIZE));
  const { texts, size } = fittingTexts(grid, cellWidth - CELL_GAP);
  const shares = sharesOf(
    grid.points.map(({ shown }) => shown),
    grid.figure.type === 'outcome',
  );
  const cells = grid.points.map((point, i) => ({
    column: i % across.length,
    row: Math.floor(i / across.length),
    text: texts[i],
    tip: pointTip(grid, point),
    colour: heatColour(shares[i] ?? 0),
    textColour: heatTextColour(shares[i] ?? 0),
  }));
  return {
    left,
    right: 0,
    bottom: 0,
    height: HEADER_HEIGHT + down.length * rowHeight(down.length),
    layers: [
      ...cellLayers(cells, size),
      ...headerLayers({
        columns: across.map((text, column) => ({ column, text })),
        rows: down.map((text, row) => ({ row, text })),
        x: X,
        y: Y,
        titles: { across: axisLabel(columns.path), down: downTitle },
      }),
    ],
  };
}

function rowHeight(rows: number): number {
  if (rows <= 12) return 32;
  return rows <= 25 ? 24 : 18;
}

/** Figures with as many decimals, and as large, as the cells have room for. */
function fittingTexts(grid: OddsGrid, room: number): { readonly texts: readonly string[]; readonly size: number } {
  const candidates = [1, 0].map((decimals) => grid.points.map((point) => cellText(grid, point, decimals)));
  const bare = (candidates[1] ?? []).map((text) => text.replace(/%$/, '').replace(' ', ''));
  for (let size = FONT_SIZE; size >= LEAST_SIZE; size--) {
    const texts = [...candidates, bare].find((list) => list.every((text) => textWidth(text, size) <= room));
    if (texts !== undefined) return { texts, size };
  }
  return { texts: bare.map((text) => fitText(text, room, LEAST_SIZE)), size: LEAST_SIZE };
}

const X = { field: 'column', type: 'ordinal', axis: null, scale: { paddingInner: 0.03, paddingOuter: 0 } };
const Y = {
  field: 'row',
  type: 'ordinal',
  axis: null,
  scale: { paddingInner: 0.06, paddingOuter: 0, range: [HEADER_HEIGHT, { expr: 'height' }] },
};

function cellLayers(values: readonly unknown[], fontSize: number): unknown[] {
  const colour = (field: string) => ({ field, type: 'nominal', scale: null });
  return [
    {
      data: { values },
      layer: [
        { mark: { type: 'rect' }, encoding: { x: X, y: Y, color: colour('colour'), ...TIP } },
        {
          mark: textMark({ fontSize }),
          encoding: { x: X, y: Y, text: { field: 'text', type: 'nominal' }, color: colour('textColour') },
        },
      ],
    },
  ];
}
