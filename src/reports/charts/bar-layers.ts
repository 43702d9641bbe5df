import { barScale } from './bin-axis.ts';
import { TIP, textMark } from './chart-frame.ts';
import { exactLayers } from './exact-layers.ts';
import { FAINT_TEXT_COLOUR, TEXT_COLOUR } from './palette.ts';

/** More bars than this have a scale at the side in place of a figure each. */
const MOST_FIGURES = 14;
/** Pixels that the figure of a bar needs. */
const FIGURE_WIDTH = 44;
const SCALE_WIDTH = 44;
const MOST_BARS = 40;
const LEAST_BAR_WIDTH = 15;
/** Height of the plot in highest bars: above them stands what is written. */
const HEADROOM = 1.22;

/** A bar of a distribution. */
export interface Bar {
  readonly value: string;
  readonly share: number;
  readonly figure: string;
  readonly isMedian: boolean;
  readonly colour: string;
  /** What it says to a pointer. */
  readonly tip: string;
  /** The exact chance beside the simulated one, marked on the bar; `top` is the higher of both. */
  readonly exact?: number;
  readonly top?: number;
}

/** Room for the scale beside so many bars, in pixels: none where each has its figure. */
export function scaleWidth(bars: number, width: number): number {
  return bars <= Math.min(MOST_FIGURES, width / FIGURE_WIDTH) ? 0 : SCALE_WIDTH;
}

/** As many bars as there is room for. */
export function mostBars(width: number): number {
  return Math.max(10, Math.min(MOST_BARS, Math.floor(width / LEAST_BAR_WIDTH)));
}

/**
 * Bars of integers, each with its figure or with a scale at the side, and the median and what is known exactly marked.
 *
 * @param axis below the bars
 * @param width of the plot, in pixels
 */
export function barLayers(values: readonly Bar[], axis: Record<string, unknown>, width: number): unknown[] {
  const hasFigures = scaleWidth(values.length, width) === 0;
  const most = values.reduce((highest, { share, exact = 0 }) => Math.max(highest, share, exact), 0);
  const x = { field: 'value', type: 'ordinal', sort: null, axis, scale: barScale(values.length, width) };
  const yAxis = hasFigures ? null : { title: null, format: '.3~p', grid: true, values: shareTicks(most) };
  const scale = { domain: [0, most * HEADROOM], nice: false };
  const y = { field: 'share', type: 'quantitative', axis: yAxis, scale };
  const hasExact = values.some(({ exact }) => exact !== undefined);
  const yTop = hasExact ? { ...y, field: 'top' } : y;
  const onlyMedian = [{ filter: 'datum.isMedian' }];
  const figures = {
    mark: textMark({ dy: -9, color: TEXT_COLOUR }),
    encoding: { x, y: yTop, text: { field: 'figure', type: 'nominal' } },
  };
  return [
    { mark: { type: 'bar' }, encoding: { x, y, color: { field: 'colour', type: 'nominal', scale: null }, ...TIP } },
    {
      transform: onlyMedian,
      mark: { type: 'rule', aria: false, color: FAINT_TEXT_COLOUR, strokeDash: [2, 2], yOffset: hasFigures ? -18 : -2 },
      encoding: { x, y: yTop, y2: { value: 14 } },
    },
    {
      transform: onlyMedian,
      mark: textMark({ color: FAINT_TEXT_COLOUR, fontWeight: 'bold', text: 'median' }),
      encoding: { x, y: { value: 5 } },
    },
    ...(hasExact ? exactLayers('x', x, { ...y, field: 'exact' }) : []),
    ...(hasFigures ? [figures] : []),
  ];
}

/** From 0 to the highest bar, for what stands above it is no part of the scale. */
function shareTicks(most: number): number[] {
  const step = [0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001].find((size) => most / size >= 2) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => Number((i * step).toFixed(3)));
}
