import type { OddsResult } from '../../sim/odds/odds-result.ts';
import { plainName, shortName } from '../plain-name.ts';
import { trialsWord } from '../trial-words.ts';
import type { Chart } from './chart.ts';
import { FONT_SIZE, frameChart } from './chart-frame.ts';
import { type ChartStyle, isCompact } from './chart-style.ts';
import { oddsSource, shareText } from './odds-source.ts';
import { extraRateWidth, outcomeLayers } from './outcome-layers.ts';
import { ACCENT_COLOUR, NEUTRAL_COLOUR } from './palette.ts';
import { rowHeight } from './row-height.ts';
import { fitText, textWidth } from './text-width.ts';

const MOST_LABEL = 220;
const MOST_COMPACT_LABEL = 120;
const FIGURES_WIDTH = 84;
const MOST_NAME = 28;
/** Outcomes that the title of a contest tells. */
const MOST_NAMED = 3;

/**
 * The chances of a scenario's outcomes: a bar an outcome.
 *
 * @returns undefined where it has but one
 */
export function oddsOutcomesChart(result: OddsResult, style: ChartStyle): Chart | undefined {
  const outcomes = Object.entries(result.outcomes);
  if (outcomes.length === 0) return undefined;
  const most = isCompact(style) ? MOST_COMPACT_LABEL : MOST_LABEL;
  const labels = outcomes.map(([name]) => fitText(plainName(name), most, FONT_SIZE));
  const rows = outcomes.map(([name, chance], row) => ({
    row,
    outcome: labels[row],
    rate: chance,
    rateText: shareText(chance, result),
    intervalText: '',
    tip: `${plainName(name)}: ${shareText(chance, result)}`,
    colour: row === 0 || result.kind === 'contest' ? ACCENT_COLOUR : NEUTRAL_COLOUR,
  }));
  return frameChart(
    {
      name: 'outcomes',
      title: finding(result),
      subtitle: oddsSource([result], style, 'chance of each outcome'),
      left: labels.reduce((widest, label) => Math.max(widest, textWidth(label, FONT_SIZE)), 0) + 12,
      right: FIGURES_WIDTH + extraRateWidth(rows),
      bottom: 22,
      height: rows.length * rowHeight(rows.length),
      layers: [{ data: { values: rows }, layer: outcomeLayers(rows) }],
    },
    style,
  );
}

/** How often comes about what is hoped for, the first outcome; of a contest the most likely of all. */
function finding(result: OddsResult): string {
  const outcomes = Object.entries(result.outcomes);
  const text = ([name, chance]: readonly [string, number]) => [shortName(name, MOST_NAME), shareText(chance, result)];
  if (result.kind !== 'contest')
    return `${text(outcomes[0] ?? ['', 0]).join(' in ')} of ${trialsWord(result.kind ?? '')}`;
  const likely = [...outcomes].sort(([, a], [, b]) => b - a).slice(0, MOST_NAMED);
  return `${likely.map((outcome) => text(outcome).join(' ')).join(', ')} of contests`;
}
