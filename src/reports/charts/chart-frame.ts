import type { TopLevelSpec } from 'vega-lite';
import type { SimulationResult } from '../../sim/result.ts';
import { plainName } from '../plain-name.ts';
import { countTrials } from '../trial-words.ts';
import { wrapText } from '../wrap-text.ts';
import { FAINT_TEXT_COLOUR, GRID_COLOUR, TEXT_COLOUR } from './palette.ts';
import { fitText, textWidth } from './text-width.ts';

/** Width of every chart, in pixels. */
export const CHART_WIDTH = 720;
/** White around the whole. */
export const CHART_MARGIN = 24;
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
  /** Says the finding. */
  readonly title: string;
  readonly subtitle: string;
  /** Room for labels beside the plot and below it, in pixels. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Of the plot, in pixels. */
  readonly height: number;
  readonly layers: readonly unknown[];
}

/**
 * A Vega-Lite spec in the charts' common style. Sizes are fixed and all room is reserved here, for
 * automatic layout would depend on the fonts of the machine.
 */
export function frameChart(frame: ChartFrame): TopLevelSpec {
  const left = CHART_MARGIN + frame.left;
  const right = CHART_MARGIN + frame.right;
  const title = titleLines(frame.title);
  const subtitle = fitText(frame.subtitle, CHART_WIDTH - 2 * CHART_MARGIN, SUBTITLE_SIZE);
  const top = CHART_MARGIN + title.length * TITLE_LINE + SUBTITLE_LINE + TITLE_GAP;
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    description: `${frame.title}. ${frame.subtitle}`,
    background: 'white',
    autosize: { type: 'none' },
    padding: { left, right, top, bottom: CHART_MARGIN + frame.bottom },
    width: CHART_WIDTH - left - right,
    height: frame.height,
    title: { text: title, subtitle, dx: -frame.left, offset: TITLE_GAP },
    layer: frame.layers,
    config: CONFIG,
    // The layers are plain objects here; that each spec is valid is a test.
  } as TopLevelSpec;
}

/** What every subtitle says: how many trials, how sure, of what. */
export function sourceLine({ summary }: SimulationResult, shown?: string): string {
  const parts = [countTrials(summary.kind, summary.trials), shown, plainName(summary.scenario.name)];
  return parts.filter((part) => part !== undefined).join(' · ');
}

/** A mark that writes texts of the data where it is told. */
export function textMark(mark: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { type: 'text', fontSize: FONT_SIZE, baseline: 'middle', ...mark };
}

function titleLines(title: string): string[] {
  const room = CHART_WIDTH - 2 * CHART_MARGIN;
  const sentence = title.charAt(0).toUpperCase() + title.slice(1);
  const lines = wrapText(sentence, (line) => textWidth(line, TITLE_SIZE, 'bold') <= room);
  const rest = lines.slice(MOST_TITLE_LINES - 1).join(' ');
  const shown = [...lines.slice(0, MOST_TITLE_LINES - 1), rest].filter((line) => line !== '');
  return shown.map((line) => fitText(line, room, TITLE_SIZE, 'bold'));
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
