import type { Figure } from '../../../sim/pairs/figures.ts';
import type { SweepResult, SweptFigure } from '../../../sim/sweep/sweep-result.ts';
import { sweepHeatChart } from '../../charts/sweep-heat-chart.ts';
import { type GateLine, sweepLineChart } from '../../charts/sweep-line-chart.ts';
import { formatCount } from '../../format-count.ts';
import { formatPercent } from '../../format-rate.ts';
import { formatExactIn } from '../../odds/format-chance.ts';
import { formatDifference, formatDifferenceInterval } from '../../pairs/format-difference.ts';
import { plainName } from '../../plain-name.ts';
import { cliffNotes, sweepNotes } from '../../sweep/sweep-text.ts';
import {
  formatBand,
  formatEstimate,
  type SweepTarget,
  sweepHeadline,
  sweptAxisLabel,
  sweptLabel,
  unitOf,
} from '../../sweep/sweep-words.ts';
import { countTrials } from '../../trial-words.ts';
import type { Html } from '../html.ts';
import { type Cell, sortableTable } from '../sortable-table.ts';
import type { WhatIfPage } from './what-if-page.ts';

/** The page of a sweep: a chart and a table a figure. */
export function sweepPage(
  result: SweepResult,
  gates: readonly GateLine[],
  target: SweepTarget | undefined,
): WhatIfPage {
  const { figures, axes, points, trials, seed, kind, interrupted } = result;
  const headlines = figures.map((_, i) => sweepHeadline(result, i, target));
  const chartOf = axes.length > 1 ? sweepHeatChart : sweepLineChart;
  return {
    finding: headlines[0] ?? '',
    name: result.name,
    lead: headlines.slice(1),
    played: `${interrupted ? 'Interrupted after ' : ''}${points.length} points of ${countTrials(kind, trials)} with the same dice, seed ${seed}`,
    facts: axes.map(({ path, values }) => [
      `Varied: ${path}`,
      `${sweptAxisLabel(path)}, ${formatCount(values.length)} values from ${plainName(values[0] ?? '')} to ${plainName(values.at(-1) ?? '')}`,
    ]),
    sections: figures.map((figure, i) => ({
      heading: sweptLabel(figure),
      chart: (style) => chartOf(result, i, { gates, target, style }),
      table: pointTable(result, i),
      rows: points.length,
    })),
    notes: [...cliffNotes(result), ...sweepNotes(result, true)],
    identity: [
      ['Trials a point', formatCount(trials)],
      ['Seed', String(seed)],
      ['Hash of the scenario', result.hash],
    ],
  };
}

function pointTable(result: SweepResult, index: number): Html | undefined {
  const figure = result.figures[index] as Figure;
  const confidence = formatPercent(result.confidence);
  const hasExact = result.points.some(({ figures }) => figures[index]?.exact !== undefined);
  const titles = [
    ...result.axes.slice(1).map(({ path }) => sweptAxisLabel(path)),
    sweptLabel(figure),
    `${confidence} band`,
    'From base',
    `${confidence} interval`,
    ...(hasExact ? ['Exact'] : []),
  ];
  return sortableTable(
    `${sweptLabel(figure)} at each point, and how far that is from the scenario as it stands`,
    [{ title: sweptAxisLabel(result.axes[0]?.path ?? '') }, ...titles.map((title) => ({ title, isNumber: true }))],
    result.points.map(({ values, figures, isBase }) => {
      const swept = figures[index] as SweptFigure;
      return [
        ...values.map((value): Cell => ({ text: plainName(value) })),
        { text: formatEstimate(swept, figure), value: swept.estimate },
        { text: formatBand(swept, figure), value: swept.low },
        ...differenceCells(swept, figure, isBase),
        ...(hasExact ? [exactCell(swept, figure)] : []),
      ];
    }),
  );
}

function differenceCells({ difference }: SweptFigure, figure: Figure, isBase: boolean): Cell[] {
  if (isBase || difference === undefined) return [{ text: isBase ? 'base' : '', value: isBase ? 0 : '' }, { text: '' }];
  const unit = unitOf(figure);
  return [
    { text: formatDifference(difference, unit), value: difference.difference },
    { text: formatDifferenceInterval(difference, unit), value: difference.low },
  ];
}

function exactCell({ exact }: SweptFigure, figure: Figure): Cell {
  if (exact === undefined) return { text: '' };
  return { text: formatExactIn(unitOf(figure), exact), value: exact };
}
