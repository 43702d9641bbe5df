import { PRINT_COLOURS } from './palette.ts';

/** What charts are made for: a screen, or paper, where all is darker and the page has the margins. */
export const CHART_THEMES = ['screen', 'print'] as const;
export type ChartTheme = (typeof CHART_THEMES)[number];

/** How charts look, whatever they show. */
export interface ChartStyle {
  /** Of the whole picture, in pixels; 320 or more. */
  readonly width: number;
  /** White around the whole, in pixels. */
  readonly margin: number;
  /** False where title and subtitle stand outside the picture. */
  readonly hasTitle: boolean;
  /** Colours in place of the palette's; others stay. */
  readonly colours: Readonly<Record<string, string>>;
  /** Settings in place of the file's, `PATH=VALUE`: subtitles name them. */
  readonly changes: readonly string[];
}

/** Width of every chart that stands alone, in pixels. */
export const CHART_WIDTH = 720;
/** Charts narrower than this leave out what a phone has no room for. */
const COMPACT_WIDTH = 480;

const SCREEN: ChartStyle = { width: CHART_WIDTH, margin: 24, hasTitle: true, colours: {}, changes: [] };

/**
 * The style of a theme.
 *
 * @param changes settings in place of the file's, `PATH=VALUE`
 */
export function chartStyle(theme: ChartTheme = 'screen', changes: readonly string[] = []): ChartStyle {
  return theme === 'screen' ? { ...SCREEN, changes } : { ...SCREEN, margin: 16, colours: PRINT_COLOURS, changes };
}

/**
 * The style of a chart in a page that writes its title itself.
 *
 * @param width in pixels
 */
export function inlineStyle(width: number): ChartStyle {
  return { ...SCREEN, width, margin: 2, hasTitle: false };
}

/** Whether there is no room for columns of figures. */
export function isCompact({ width }: ChartStyle): boolean {
  return width < COMPACT_WIDTH;
}

/**
 * Width of the plot, in pixels.
 *
 * @param beside room for labels to its left and right, in pixels
 */
export function plotWidth({ width, margin }: ChartStyle, beside = 0): number {
  return width - 2 * margin - beside;
}
