import type { TopLevelSpec } from 'vega-lite';
import type { SimulationResult } from '../../sim/result.ts';
import { changesText } from '../changes-text.ts';
import { plainName } from '../plain-name.ts';
import { countTrials } from '../trial-words.ts';
import { wrapText } from '../wrap-text.ts';
import type { Chart } from './chart.ts';
import { type ChartStyle, plotWidth } from './chart-style.ts';
import { FAINT_TEXT_COLOUR, GRID_COLOUR, TEXT_COLOUR } from './palette.ts';
import { fitText, textWidth } from './text-width.ts';

/** Of numbers along an axis. Without a precision the step of the ticks would set it, and 10 would read 1e+1. */
export const NUMBER_FORMAT = '.12~g';
/** Of labels and figures. */
export const FONT_SIZE = 12;

const FONT = 'DejaVu Sans, Verdana, sans-serif';
const TITLE_SIZE = 17;
const TITLE_LINE = 23;
const MOST_TITLE_LINES = 2;
const SUBTITLE_SIZE = 12;
const SUBTITLE_LINE = 22;
const TITLE_GAP = 18;

/** What a chart puts into the frame that all charts share. */
export interface ChartFrame {
  /** Of the chart's files. */
  readonly name: string;
  /** Says the finding. */
  readonly title: string;
  readonly subtitle: string;
  /** Room for labels beside the plot and below it, in pixels. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Room above it for what stands there, in pixels, where no title does. */
  readonly top?: number;
  /** Of the plot, in pixels. */
  readonly height: number;
  readonly layers: readonly unknown[];
}

/**
 * A chart in the common style. Sizes are fixed and all room is reserved here, for automatic layout
 * would depend on the fonts of the machine.
 */
export function frameChart(frame: ChartFrame, style: ChartStyle): Chart {
  const left = style.margin + frame.left;
  const right = style.margin + frame.right;
  const sentence = frame.title.charAt(0).toUpperCase() + frame.title.slice(1);
  const heading = style.hasTitle ? titleOf(sentence, frame, style) : undefined;
  const spec = {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    description: `${sentence}. ${frame.subtitle}`,
    background: 'white',
    autosize: { type: 'none' },
    padding: {
      left,
      right,
      top: style.margin + (heading?.height ?? frame.top ?? 0),
      bottom: style.margin + frame.bottom,
    },
    width: style.width - left - right,
    height: frame.height,
    ...(heading && { title: heading.title }),
    layer: frame.layers,
    config: CONFIG,
  };
  return {
    name: frame.name,
    title: sentence,
    subtitle: frame.subtitle,
    // The layers are plain objects here; that each spec is valid is a test.
    spec: recoloured(spec, style.colours) as TopLevelSpec,
  };
}

/** What every subtitle says: how many trials, how sure, what is not as in the file, of what. */
export function sourceLine({ summary }: SimulationResult, { changes }: ChartStyle, shown?: string): string {
  return joinParts(
    countTrials(summary.kind, summary.trials),
    shown,
    changesText(changes),
    plainName(summary.scenario.name),
  );
}

/** Parts of a subtitle; what is missing or empty is left out. */
export function joinParts(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}

/** A mark that writes texts of the data where it is told; the marks that it belongs to say the same to a screen reader. */
export function textMark(mark: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { type: 'text', aria: false, fontSize: FONT_SIZE, baseline: 'middle', ...mark };
}

/** A line that stands out from whatever it crosses: dark, cased in white. It belongs to marks that a screen reader is told of. */
export function casedRules(width: number, encoding: object, strokeCap: 'butt' | 'round' = 'butt'): unknown[] {
  const rule = { type: 'rule', aria: false, strokeCap };
  return [
    { mark: { ...rule, color: 'white', strokeWidth: width + 2.5 }, encoding },
    { mark: { ...rule, color: TEXT_COLOUR, strokeWidth: width }, encoding },
  ];
}

/** Says of each mark what it stands for, to a pointer and to a screen reader; the data's field `tip` holds it. */
export const TIP = {
  description: { field: 'tip', type: 'nominal' },
  tooltip: { field: 'tip', type: 'nominal' },
} as const;

function titleOf(title: string, { left, subtitle }: ChartFrame, style: ChartStyle): { title: object; height: number } {
  const lines = titleLines(title, style);
  return {
    title: {
      text: lines,
      subtitle: fitText(subtitle, plotWidth(style), SUBTITLE_SIZE),
      dx: -left,
      offset: TITLE_GAP,
    },
    height: lines.length * TITLE_LINE + SUBTITLE_LINE + TITLE_GAP,
  };
}

function titleLines(title: string, style: ChartStyle): string[] {
  const room = plotWidth(style);
  const lines = wrapText(title, (line) => textWidth(line, TITLE_SIZE, 'bold') <= room);
  const rest = lines.slice(MOST_TITLE_LINES - 1).join(' ');
  const shown = [...lines.slice(0, MOST_TITLE_LINES - 1), rest].filter((line) => line !== '');
  return shown.map((line) => fitText(line, room, TITLE_SIZE, 'bold'));
}

/** A copy of a spec with other colours, wherever a key speaks of a colour. */
function recoloured(value: unknown, colours: ChartStyle['colours'], key = ''): unknown {
  if (typeof value === 'string') return /colou?r$/i.test(key) ? (colours[value] ?? value) : value;
  if (Array.isArray(value)) return value.map((item) => recoloured(item, colours));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, recoloured(item, colours, name)]));
}

const CONFIG = {
  font: FONT,
  view: { stroke: null },
  title: {
    anchor: 'start',
    frame: 'group',
    align: 'left',
    color: TEXT_COLOUR,
    fontSize: TITLE_SIZE,
    fontWeight: 'bold',
    lineHeight: TITLE_LINE,
    limit: 0,
    subtitleColor: FAINT_TEXT_COLOUR,
    subtitleFontSize: SUBTITLE_SIZE,
    subtitlePadding: 8,
  },
  axis: {
    labelColor: FAINT_TEXT_COLOUR,
    labelFontSize: FONT_SIZE,
    labelLimit: 0,
    labelOverlap: false,
    labelFlush: false,
    titleColor: FAINT_TEXT_COLOUR,
    titleFontSize: FONT_SIZE,
    titleFontWeight: 'normal',
    titleLimit: 0,
    domain: false,
    ticks: false,
    grid: false,
    gridColor: GRID_COLOUR,
    labelPadding: 6,
  },
  text: { color: TEXT_COLOUR, limit: 0 },
};
