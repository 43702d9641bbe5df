import type { OddsGrid } from '../../sim/odds/odds-grid.ts';
import { axisLabel, axisValue, cellText, pointTip } from '../odds-grid/grid-words.ts';
import { plainName } from '../plain-name.ts';
import { type ChartFrame, FONT_SIZE, TIP, textMark } from './chart-frame.ts';
import { ACCENT_COLOUR } from './palette.ts';
import { fitText } from './text-width.ts';

const HEIGHT = 260;
const SCALE_WIDTH = 44;
/** So many points have their figure beside them. */
const MOST_FIGURES = 16;
/** So many have a dot. */
const MOST_DOTS = 60;
/** Of the plot, in pixels, that labels below it share. */
const LABELS_WIDTH = 600;
const DOT = { type: 'circle', size: 50, color: ACCENT_COLOUR, opacity: 1 };
/** White around each figure, so that a steep line does not run through it. */
const FIGURES = [{ stroke: 'white', strokeWidth: 4, strokeJoin: 'round' }, {}].map((mark) =>
  textMark({ dy: -13, ...mark }),
);

/** A figure over one parameter: a line, with the figures where there is room. */
export function linePlot(grid: OddsGrid): Omit<ChartFrame, 'name' | 'title' | 'subtitle'> {
  const axis = grid.axes[0];
  const isChance = grid.figure.type === 'outcome';
  const isNumeric = axis?.values.every((value) => typeof axisValue(value) === 'number') ?? false;
  const values = grid.points.map((point) => {
    const value = axisValue(point.values[0] ?? '');
    return {
      value:
        typeof value === 'number' && isNumeric
          ? value
          : fitText(plainName(String(value)), LABELS_WIDTH / grid.points.length, FONT_SIZE),
      shown: point.shown,
      tip: pointTip(grid, point),
      text: grid.points.length <= MOST_FIGURES ? cellText(grid, point) : '',
    };
  });
  const title = { title: axisLabel(axis?.path ?? ''), titlePadding: 8, labelAngle: 0 };
  const x = isNumeric
    ? {
        type: 'quantitative',
        axis: { ...title, ...(values.length <= MOST_FIGURES ? { values: values.map(({ value }) => value) } : {}) },
        scale: { zero: false, nice: false, padding: 26 },
      }
    : { type: 'ordinal', sort: null, axis: title };
  const format = isChance ? { format: '.3~p' } : {};
  const y = {
    field: 'shown',
    type: 'quantitative',
    axis: { title: null, grid: true, tickCount: 5, ...format },
    scale: isChance ? { domain: [0, 1] } : { zero: true },
  };
  const encoding = { x: { field: 'value', ...x }, y };
  return {
    left: SCALE_WIDTH,
    right: 0,
    bottom: 40,
    height: HEIGHT,
    layers: [
      {
        data: { values },
        layer: [
          {
            mark: { type: 'line', aria: false, strokeWidth: 2.5, color: ACCENT_COLOUR, strokeJoin: 'round' },
            encoding,
          },
          ...(values.length <= MOST_DOTS ? [{ mark: DOT, encoding: { ...encoding, ...TIP } }] : []),
          ...FIGURES.map((mark) => ({ mark, encoding: { ...encoding, text: { field: 'text', type: 'nominal' } } })),
        ],
      },
    ],
  };
}
