import type { SensitivityResult, SensitivityRow } from '../../../sim/sensitivity/sensitivity.ts';
import { tornadoChart } from '../../charts/tornado-chart.ts';
import { formatCount } from '../../format-count.ts';
import { formatPercent } from '../../format-rate.ts';
import { formatDifference, formatDifferenceInterval } from '../../pairs/format-difference.ts';
import { plainName } from '../../plain-name.ts';
import { sensitivityNotes } from '../../sensitivity/sensitivity-text.ts';
import {
  largestMove,
  partRows,
  rowLabel,
  sensitivityHeadline,
  type Unmoved,
} from '../../sensitivity/sensitivity-words.ts';
import { sweptLabel, unitOf } from '../../sweep/sweep-words.ts';
import { countTrials, trialsWord } from '../../trial-words.ts';
import type { Html } from '../html.ts';
import { sortableTable } from '../sortable-table.ts';
import type { WhatIfPage } from './what-if-page.ts';

/** Values named in the boxes at the top. */
const MOST_FACTS = 4;

/** The page of what matters most: the tornado, and every move. */
export function sensitivityPage(result: SensitivityResult, unmoved: readonly Unmoved[]): WhatIfPage {
  const { name, kind, trials, seed, moves, interrupted } = result;
  const { moving } = partRows(result);
  const count = `${interrupted ? 'Interrupted after ' : ''}${countTrials(kind, trials)}`;
  return {
    finding: sensitivityHeadline(result),
    name,
    lead: [],
    played: `${formatCount(moves)} moves of ${count} each, with the same dice, seed ${seed}`,
    facts: moving.slice(0, MOST_FACTS).map((row) => [rowLabel(row), factOf(row, result)]),
    sections: [
      {
        heading: `What changes ${sweptLabel(result.figure)}`,
        chart: (style) => tornadoChart(result, style),
        table: moveTable(result, moving),
        rows: moving.reduce((sum, row) => sum + row.moves.length, 0),
      },
    ],
    notes: sensitivityNotes(result, unmoved),
    identity: [
      ['Trials a move', formatCount(trials)],
      ['Seed', String(seed)],
      ['Hash of the scenario', result.hash],
    ],
  };
}

/** `4 to 5: -64 points` */
function factOf(row: SensitivityRow, { figure }: SensitivityResult): string {
  const move = largestMove(row);
  if (move === undefined) return '';
  const unit = unitOf(figure);
  return `${plainName(row.from)} to ${plainName(move.to)}: ${formatDifference(move, unit)}${unit === 'rate' ? ' points' : ''}`;
}

function moveTable({ figure, confidence, kind }: SensitivityResult, rows: readonly SensitivityRow[]): Html | undefined {
  const unit = unitOf(figure);
  const titles = [
    'From',
    'To',
    sweptLabel(figure),
    `${formatPercent(confidence)} interval`,
    `${trialsWord(kind)} that differ`,
  ];
  return sortableTable(
    `Every move that changes ${sweptLabel(figure)}${unit === 'rate' ? ', in points' : ''}; sorted by size until a heading is pressed`,
    [{ title: 'Value' }, ...titles.map((title) => ({ title, isNumber: true }))],
    rows.flatMap((row) =>
      row.moves.map((move) => [
        { text: rowLabel(row) },
        { text: plainName(row.from) },
        { text: plainName(move.to) },
        { text: formatDifference(move, unit), value: move.difference },
        { text: formatDifferenceInterval(move, unit), value: move.low },
        { text: formatCount(move.differing), value: move.differing },
      ]),
    ),
  );
}
