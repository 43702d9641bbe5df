import { FONT_SIZE } from './chart-frame.ts';
import type { IntegerBin } from './integer-bins.ts';
import { textWidth } from './text-width.ts';

const GAP = 8;
/** A bar is no wider, in pixels, however few there are. */
const WIDEST_BAR = 96;

/**
 * The axis below bars of integers: a label a bar, or as many as fit beside each other; a bar that
 * collects a tail always has its own.
 *
 * @param width of the plot, in pixels
 */
export function binAxis(bins: readonly IntegerBin[], width: number, title: string): Record<string, unknown> {
  const widest = bins.reduce((most, { label }) => Math.max(most, textWidth(label, FONT_SIZE)), 0) + GAP;
  const every = Math.max(1, Math.ceil(widest / (width / bins.length)));
  const last = bins.length - 1;
  const hasTail = bins.at(-1)?.to === Number.POSITIVE_INFINITY;
  const values = bins
    .filter((_, i) => (i % every === 0 && !(hasTail && i < last && last - i < every)) || (hasTail && i === last))
    .map(({ label }) => label);
  return { title, values, labelAngle: 0, titlePadding: 8 };
}

/** The scale of so many bars: a gap of a fifth, more where they would be too wide. */
export function barScale(bars: number, width: number): Record<string, unknown> {
  const paddingInner = Math.max(0.2, 1 - (WIDEST_BAR * bars) / width);
  return { paddingInner, paddingOuter: paddingInner / 2 };
}
