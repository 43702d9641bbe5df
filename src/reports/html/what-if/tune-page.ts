import type { TunePoint, TuneResult } from '../../../sim/tune/tune-result.ts';
import { contourChart } from '../../charts/contour-chart.ts';
import { tuneChart } from '../../charts/tune-chart.ts';
import { formatCount } from '../../format-count.ts';
import { formatPercent } from '../../format-rate.ts';
import { plainName } from '../../plain-name.ts';
import { sweptAxisLabel, sweptLabel } from '../../sweep/sweep-words.ts';
import { countTrials } from '../../trial-words.ts';
import { type TuneReport, tunedTrials } from '../../tune/tune-report.ts';
import { tuneNotes } from '../../tune/tune-text.ts';
import { bandText, foundText, tuneHeadline, wantedText } from '../../tune/tune-words.ts';
import type { Html } from '../html.ts';
import { type Cell, type Column, sortableTable } from '../sortable-table.ts';
import type { WhatIfPage } from './what-if-page.ts';

/** The page of a search for a value. */
export function tunePage(report: TuneReport): WhatIfPage {
  const { paths, figure, rows, seed, kind, name, hash } = report;
  const trials = tunedTrials(report);
  const isContour = paths.length > 1;
  return {
    finding: tuneHeadline(report),
    name,
    lead: [],
    played: trials === 0 ? 'Exact odds' : `${countTrials(kind, trials)} in all, seed ${seed}`,
    facts: [
      ['Wanted', `${sweptLabel(figure)} ${wantedText(report)}`],
      ['Varied', paths.join(', ')],
    ],
    sections: [
      {
        heading: isContour ? 'The value for each other value' : 'What was tried',
        chart: (style) => (isContour ? contourChart : tuneChart)(report, style),
        table: isContour ? contourTable(report) : pointTable(report, rows[0]?.result),
        rows: isContour ? rows.length : (rows[0]?.result.points.length ?? 0),
      },
    ],
    notes: tuneNotes(report),
    identity: [
      ['Trials in all', formatCount(trials)],
      ['Seed', String(seed)],
      ['Hash of the scenario', hash],
    ],
  };
}

function figureColumns({ figure, confidence }: TuneReport): Column[] {
  const titles = [sweptLabel(figure), `${formatPercent(confidence)} interval`, 'Trials'];
  return titles.map((title) => ({ title, isNumber: true }));
}

function figureCells(report: TuneReport, point: TunePoint): Cell[] {
  return [
    { text: foundText(report, point), value: point.estimate },
    { text: bandText(report, point), value: point.low },
    { text: point.trials === 0 ? '' : formatCount(point.trials), value: point.trials },
  ];
}

function pointTable(report: TuneReport, result: TuneResult | undefined): Html | undefined {
  return sortableTable(
    'Every value that was tried',
    [{ title: sweptAxisLabel(report.paths[0] ?? '') }, ...figureColumns(report), { title: 'Found' }],
    (result?.points ?? []).map((point) => [
      { text: plainName(point.value) },
      ...figureCells(report, point),
      { text: point.value === result?.best.value ? (result.met ? 'meets the target' : 'nearest') : '' },
    ]),
  );
}

function contourTable(report: TuneReport): Html | undefined {
  const [first = '', second = ''] = report.paths.map(sweptAxisLabel);
  return sortableTable(
    'The value nearest to the target for each value of the other parameter',
    [{ title: second }, { title: first, isNumber: true }, ...figureColumns(report), { title: 'Target' }],
    report.rows.map(({ at = '', result: { best, met, decided } }) => [
      { text: plainName(at) },
      { text: plainName(best.value) },
      ...figureCells(report, best),
      { text: met ? 'met' : decided ? 'not met' : 'not known yet' },
    ]),
  );
}
