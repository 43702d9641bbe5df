import { casedRules, FONT_SIZE, TIP, textMark } from './chart-frame.ts';
import { exactLayers } from './exact-layers.ts';
import { FAINT_TEXT_COLOUR } from './palette.ts';
import { textWidth } from './text-width.ts';

/** Columns of figures to the right of the bars, in pixels from them. */
const RATE_COLUMN = 74;
const COLUMN_GAP = 12;

/** A bar of an outcome. */
export interface OutcomeRow {
  readonly row: number;
  readonly outcome: string | undefined;
  /** 0 to 1. */
  readonly rate: number;
  readonly rateText: string;
  readonly intervalText: string;
  readonly colour: string;
  readonly tip: string;
  /** Of what was simulated. */
  readonly low?: number;
  readonly high?: number;
  /** The exact chance beside the simulated one. */
  readonly exact?: number | undefined;
}

/** How much wider than usual the column of rates has to be, in pixels. */
export function extraRateWidth(rows: readonly OutcomeRow[]): number {
  const widest = rows.reduce((most, { rateText }) => Math.max(most, textWidth(rateText, FONT_SIZE, 'bold')), 0);
  return Math.max(0, Math.ceil(widest) + COLUMN_GAP - RATE_COLUMN);
}

/** Bars of outcomes with their names, figures and, where they have them, intervals and exact chances. */
export function outcomeLayers(rows: readonly OutcomeRow[]): unknown[] {
  const y = { field: 'row', type: 'ordinal', axis: null, scale: { paddingInner: 0.36, paddingOuter: 0.18 } };
  const most = rows.reduce((highest, { high, rate }) => Math.max(highest, high ?? rate), 0);
  const scale = most > 0.4 ? { domain: [0, 1] } : { domain: [0, most], nice: 5 };
  const x = (field: string) => ({ field, type: 'quantitative', scale });
  const column = (offset: number) => ({ value: { expr: `width + ${offset}` } });
  const rateColumn = RATE_COLUMN + extraRateWidth(rows);
  const hasIntervals = rows.some(({ low }) => low !== undefined);
  const hasExact = rows.some(({ exact }) => exact !== undefined);
  return [
    {
      mark: { type: 'bar' },
      encoding: {
        y,
        x: { ...x('rate'), axis: { title: null, format: '.3~p', grid: true, tickCount: 4 } },
        color: { field: 'colour', type: 'nominal', scale: null },
        ...TIP,
      },
    },
    ...(hasIntervals ? casedRules(2, { y, x: x('low'), x2: { field: 'high' } }) : []),
    ...(hasExact ? exactLayers('y', y, x('exact')) : []),
    {
      mark: textMark({ align: 'right' }),
      encoding: { y, x: { value: -12 }, text: { field: 'outcome', type: 'nominal' } },
    },
    {
      mark: textMark({ align: 'right', fontWeight: 'bold' }),
      encoding: { y, x: column(rateColumn), text: { field: 'rateText', type: 'nominal' } },
    },
    {
      mark: textMark({ align: 'left', color: FAINT_TEXT_COLOUR }),
      encoding: { y, x: column(rateColumn + COLUMN_GAP), text: { field: 'intervalText', type: 'nominal' } },
    },
  ];
}
