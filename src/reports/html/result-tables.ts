import type { ComparedFigure, SimulationResult, UnitFigure } from '../../sim/result.ts';
import { formatStandardErrors } from '../exact/format-standard-errors.ts';
import { formatCount } from '../format-count.ts';
import { formatMean, formatMeanInterval, formatSampleMeans, formatSpread } from '../format-mean.ts';
import { formatPercent, formatRate, formatRateInterval, formatSampleShare } from '../format-rate.ts';
import { medianText } from '../median-text.ts';
import { metricWords } from '../metric-words.ts';
import { formatChance, formatExact } from '../odds/format-chance.ts';
import { plainName } from '../plain-name.ts';
import { trialsWord, trialWord } from '../trial-words.ts';
import type { Html } from './html.ts';
import { sentence } from './sentence.ts';
import { type Cell, sortableTable } from './sortable-table.ts';

/** More values than this of a distribution are left to the CSV file. */
const MOST_VALUES = 400;

/** How often each outcome came about. */
export function outcomesTable({ summary }: SimulationResult): Html | undefined {
  const { confidence, kind } = summary;
  return sortableTable(
    `Outcomes of ${formatCount(summary.trials)} ${trialsWord(kind)}`,
    [
      { title: 'Outcome' },
      { title: 'Rate', isNumber: true },
      { title: `${formatPercent(confidence)} interval`, isNumber: true },
      { title: sentence(trialsWord(kind)), isNumber: true },
    ],
    Object.entries(summary.outcomes).map(([name, figure]) => [
      { text: plainName(name) },
      { text: formatRate(figure), value: figure.rate },
      { text: formatRateInterval(figure), value: figure.low },
      { text: formatCount(figure.count), value: figure.count },
    ]),
  );
}

/** Everything that was counted, a mean a trial. */
export function metricsTable({ summary, medians }: SimulationResult): Html | undefined {
  const { confidence, kind, metrics } = summary;
  return sortableTable(
    `Per ${trialWord(kind)}: how much one differs from another (sd, percentiles), and how well the mean of all is known (interval)`,
    [
      { title: 'Quantity' },
      ...['Mean', `${formatPercent(confidence)} interval`, 'sd', '5%', 'Median', '95%'].map((title) => ({
        title,
        isNumber: true,
      })),
    ],
    Object.entries(metrics).map(([name, figure]) => {
      return [
        { text: metricWords(name) },
        { text: formatMean(figure), value: figure.mean },
        { text: formatMeanInterval(figure), value: figure.low },
        { text: formatSpread(figure), value: figure.sd },
        { text: String(figure.p05) },
        { text: medianText(figure.median, medians[name]), value: figure.median },
        { text: String(figure.p95) },
      ];
    }),
  );
}

/** What was simulated beside what is known exactly; undefined where nothing is. */
export function exactTable({ summary, exact }: SimulationResult): Html | undefined {
  if (exact === undefined) return undefined;
  const row = (name: string, figure: ComparedFigure, shown: string, simulated: string) => [
    { text: name },
    { text: shown, value: figure.exact },
    { text: simulated, value: figure.simulated },
    { text: formatStandardErrors(figure.standardErrors), value: figure.standardErrors },
  ];
  const outcomes = Object.entries(exact.outcomes).map(([name, figure]) => {
    const rate = summary.outcomes[name];
    const isCertain = figure.exact === 0 || figure.exact === 1;
    return row(
      plainName(name),
      figure,
      formatChance(figure.exact, isCertain),
      rate === undefined ? '' : formatRate(rate),
    );
  });
  const means = Object.entries(exact.means).map(([name, figure]) => {
    const mean = summary.metrics[name];
    return row(
      `${metricWords(name)}, mean`,
      figure,
      formatExact(figure.exact),
      mean === undefined ? '' : formatMean(mean),
    );
  });
  return sortableTable(
    'Exact odds beside what was simulated, and their difference',
    [{ title: 'Figure' }, ...['Exact', 'Simulated', 'Standard errors'].map((title) => ({ title, isNumber: true }))],
    [...outcomes, ...means],
  );
}

/** How often each value of a counted quantity came about; undefined where there are too many to read. */
export function distributionTable({ summary, distributions }: SimulationResult, metric: string): Html | undefined {
  const rows = distributions[metric] ?? [];
  if (rows.length > MOST_VALUES) return undefined;
  return sortableTable(
    `${sentence(metricWords(metric))}: how often each value came about`,
    ['Value', 'Share', 'Up to here', sentence(trialsWord(summary.kind))].map((title) => ({ title, isNumber: true })),
    rows.map(({ value, count, probability, cumulative }) => [
      { text: String(value) },
      { text: formatSampleShare(probability, summary.trials), value: probability },
      { text: formatSampleShare(cumulative, summary.trials), value: cumulative },
      { text: formatCount(count), value: count },
    ]),
  );
}

/** What each unit does and comes to. */
export function unitsTable({ summary }: SimulationResult): Html | undefined {
  const { units, trials, kind } = summary;
  const means = (figure: 'damageDealt' | 'kills' | 'attacks') =>
    formatSampleMeans(
      units.map((unit) => unit[figure]),
      trials,
    );
  const [damage, kills, attacks] = [means('damageDealt'), means('kills'), means('attacks')];
  const number = (title: string) => ({ title, isNumber: true });
  return sortableTable(
    `Units, means a ${trialWord(kind)}`,
    [{ title: 'Unit' }, { title: 'Side' }, ...['Survives', 'Damage', 'Kills', 'Attacks', 'Hits'].map(number)],
    units.map((unit, i) => [
      { text: plainName(unit.unit) },
      { text: plainName(unit.side) },
      { text: formatSampleShare(unit.survival, trials), value: unit.survival },
      { text: damage[i] ?? '', value: unit.damageDealt },
      { text: kills[i] ?? '', value: unit.kills },
      { text: attacks[i] ?? '', value: unit.attacks },
      hitRateCell(unit, trials),
    ]),
  );
}

function hitRateCell({ hitRate, attacks }: UnitFigure, trials: number): Cell {
  return hitRate === null
    ? { text: '–', value: '' }
    : { text: formatSampleShare(hitRate, attacks * trials), value: hitRate };
}
