import type { ComparisonResult } from '../../../sim/compare/comparison.ts';
import { differenceCharts } from '../../charts/difference-chart.ts';
import { comparisonNotes } from '../../compare/compare-text.ts';
import { compareHeadline, type NamedDifference, namedDifferences, unitOf } from '../../compare/compare-words.ts';
import { formatCount } from '../../format-count.ts';
import { formatPercent } from '../../format-rate.ts';
import { metricWords } from '../../metric-words.ts';
import { formatExact, formatExactIn } from '../../odds/format-chance.ts';
import { formatDifference, formatDifferenceInterval, formatSaved, formatSide } from '../../pairs/format-difference.ts';
import { plainName } from '../../plain-name.ts';
import { sidesOf } from '../../sides-of.ts';
import { countTrials, trialsWord, trialWord } from '../../trial-words.ts';
import type { Html } from '../html.ts';
import { sortableTable } from '../sortable-table.ts';
import type { WhatIfPage, WhatIfSection } from './what-if-page.ts';

/**
 * The page of a comparison.
 *
 * @param changes what `--with` changed, where B is a variant of the same file
 */
export function comparePage(result: ComparisonResult, changes: readonly string[]): WhatIfPage {
  const { comparison, a, interrupted } = result;
  const named = namedDifferences(comparison);
  const [name, other] = [comparison.a, comparison.b].map((side) => plainName(side.name)) as [string, string];
  const trials = countTrials(comparison.a.kind, comparison.trials);
  return {
    finding: compareHeadline(comparison, sidesOf(a)),
    name: name === other ? name : `${name} against ${other}`,
    lead: [],
    played: `${interrupted ? 'Interrupted after ' : ''}${trials} each with the same dice, seed ${comparison.seed}`,
    facts: [
      ['A', name],
      ['B', changes.length > 0 ? `with ${changes.join(', ')}` : other],
    ],
    sections: [
      section(result, named, 'rate', 'How often, A and B'),
      section(result, named, 'mean', `How much a ${trialWord(comparison.a.kind)}, A and B`),
      exactSection(named),
    ].filter((each) => each !== undefined),
    notes: comparisonNotes(result, named),
    identity: [
      ['Trials of each', formatCount(comparison.trials)],
      ['Seed', String(comparison.seed)],
      ['Hash of A', comparison.a.hash],
      ['Hash of B', comparison.b.hash],
      ['Digest of all counts of A', comparison.a.digest],
      ['Digest of all counts of B', comparison.b.digest],
    ],
  };
}

function section(
  result: ComparisonResult,
  named: readonly NamedDifference[],
  unit: 'rate' | 'mean',
  heading: string,
): WhatIfSection | undefined {
  const figures = named.filter((each) => unitOf(each) === unit);
  if (figures.length === 0) return undefined;
  const chart = unit === 'rate' ? 'differences' : 'differences-of-means';
  return {
    heading,
    chart: (style) => differenceCharts(result, style).find(({ name }) => name === chart),
    table: differenceTable(result, figures, unit),
    rows: figures.length,
  };
}

function differenceTable(
  { comparison }: ComparisonResult,
  figures: readonly NamedDifference[],
  unit: 'rate' | 'mean',
): Html | undefined {
  const { confidence, a } = comparison;
  const titles = [
    'A',
    'B',
    'B − A',
    `${formatPercent(confidence)} interval`,
    'Saved',
    `${trialsWord(a.kind)} that differ`,
  ];
  return sortableTable(
    unit === 'rate' ? 'Rates, and their differences in points' : `Means a ${trialWord(a.kind)}, and their differences`,
    [{ title: unit === 'rate' ? 'Outcome' : 'Quantity' }, ...titles.map((title) => ({ title, isNumber: true }))],
    figures.map((each) => {
      const { figure } = each;
      return [
        { text: nameOf(each) },
        { text: formatSide(figure.a, figure, unit), value: figure.a },
        { text: formatSide(figure.b, figure, unit), value: figure.b },
        { text: formatDifference(figure, unit), value: figure.difference },
        { text: formatDifferenceInterval(figure, unit), value: figure.low },
        { text: formatSaved(figure), value: figure.varianceSaved ?? '' },
        { text: formatCount(figure.differing), value: figure.differing },
      ];
    }),
  );
}

/** What mathematics says of both; undefined where it says nothing. */
function exactSection(named: readonly NamedDifference[]): WhatIfSection | undefined {
  const rows = named.flatMap((each) => {
    const { exact } = each.figure;
    if (exact === undefined) return [];
    const unit = unitOf(each);
    return [
      [
        { text: nameOf(each) },
        { text: formatExactIn(unit, exact.a), value: exact.a },
        { text: formatExactIn(unit, exact.b), value: exact.b },
        { text: formatExact((unit === 'rate' ? 100 : 1) * exact.difference), value: exact.difference },
      ],
    ];
  });
  const table = sortableTable(
    'Exact odds of both; differences of rates in points',
    [{ title: 'Figure' }, ...['A', 'B', 'B − A'].map((title) => ({ title, isNumber: true }))],
    rows,
  );
  return table && { heading: 'What mathematics says', table, rows: rows.length };
}

function nameOf({ type, name }: NamedDifference): string {
  return type === 'mean' ? metricWords(name) : plainName(name);
}
