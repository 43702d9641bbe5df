import type { SimulationResult } from '../sim/result.ts';
import { changesText } from './changes-text.ts';
import { exactNote, exactTable } from './exact/exact-table.ts';
import { formatCount } from './format-count.ts';
import { formatMean, formatMeanInterval, formatSampleMeans, formatSpread } from './format-mean.ts';
import { formatPercent, formatRate, formatRateInterval, formatSampleShare } from './format-rate.ts';
import { headlineSentence } from './headline.ts';
import { medianText } from './median-text.ts';
import { shortName } from './plain-name.ts';
import { shortNames } from './short-names.ts';
import { sidesOf } from './sides-of.ts';
import { terminalNotes } from './terminal-notes.ts';
import { type TextColumn, textLength, textTable } from './text-table.ts';
import { countTrials, trialsWord, trialWord } from './trial-words.ts';
import { wrapText } from './wrap-text.ts';

const NARROWEST = 40;
const MOST_OUTCOMES = 16;
const MOST_METRICS = 16;
const MOST_UNITS = 16;
/** What the tables need beside their first column. */
const FIGURES_WIDTH = 58;
/** On a narrow terminal the table is wider than that: names must still be told apart. */
const SHORTEST_NAME = 12;

export interface TerminalStyle {
  /** Bold and dim by ANSI sequences. */
  readonly colour: boolean;
  /** Columns of the terminal; 80 is usual, below 40 is taken as 40. */
  readonly width: number;
}

/**
 * The result as text for a terminal: the designer's question answered in the first line, then tables.
 *
 * @param changes settings in place of the file's, `PATH=VALUE`
 * @returns lines joined by `\n`, without one at the end
 */
export function terminalSummary(
  result: SimulationResult,
  style: TerminalStyle,
  changes: readonly string[] = [],
): string {
  const width = Math.max(NARROWEST, style.width);
  const paint = (code: number) => (line: string) => (style.colour && line ? `\u001b[${code}m${line}\u001b[0m` : line);
  const bold = paint(1);
  const dim = paint(2);
  const wrap = (text: string) => wrapText(text, (line) => textLength(line) <= width);
  const table = ([title = '', ...rows]: string[]) => (rows.length > 0 ? ['', dim(title), ...rows] : []);
  const notes = [...exactNote(result), ...terminalNotes(result), ...medianNote(result)].flatMap(wrap);
  return [
    ...wrap(headlineSentence(result)).map(bold),
    ...wrap([origin(result), changesText(changes)].filter((part) => part !== '').join(', ')).map(dim),
    ...table(outcomeTable(result, width)),
    ...table(metricTable(result, width)),
    ...table(unitTable(result, width)),
    ...table(exactTable(result, width, MOST_OUTCOMES)),
    ...(notes.length > 0 ? ['', ...notes.map(dim)] : []),
  ].join('\n');
}

function origin({ summary, interrupted }: SimulationResult): string {
  const trials = countTrials(summary.kind, summary.trials);
  const scenario = `${shortName(summary.scenario.name, 60)} (${summary.system})`;
  return `${scenario}, ${interrupted ? `interrupted after ${trials}` : trials}, seed ${summary.seed}`;
}

function nameWidth(width: number): number {
  return Math.max(SHORTEST_NAME, width - FIGURES_WIDTH);
}

function outcomeTable({ summary }: SimulationResult, width: number): string[] {
  const columns: TextColumn[] = [
    { title: 'outcome', align: 'left' },
    { title: 'rate', align: 'right' },
    { title: `${formatPercent(summary.confidence)} interval`, align: 'right' },
    { title: trialsWord(summary.kind), align: 'right' },
  ];
  const names = shortNames(Object.keys(summary.outcomes), nameWidth(width));
  const rows = Object.values(summary.outcomes).map((figure, i) => [
    names[i] ?? '',
    formatRate(figure),
    formatRateInterval(figure),
    formatCount(figure.count),
  ]);
  return withRest(textTable(columns, rows.slice(0, MOST_OUTCOMES)), rows.length - MOST_OUTCOMES, 'outcomes.csv');
}

function metricTable(result: SimulationResult, width: number): string[] {
  const { kind, confidence, metrics } = result.summary;
  const { medians } = result;
  const columns: TextColumn[] = [
    { title: `per ${trialWord(kind)}`, align: 'left' },
    { title: 'mean', align: 'right' },
    { title: `${formatPercent(confidence)} interval`, align: 'right' },
    { title: 'sd', align: 'right' },
    { title: 'p5', align: 'right' },
    { title: 'median', align: 'right' },
    { title: 'p95', align: 'right' },
  ];
  const names = shownMetrics(result);
  const short = shortNames(names, nameWidth(width));
  const rows = names.slice(0, MOST_METRICS).flatMap((name, i) => {
    const figure = metrics[name];
    if (figure === undefined) return [];
    return [
      [
        short[i] ?? '',
        formatMean(figure),
        formatMeanInterval(figure),
        formatSpread(figure),
        String(figure.p05),
        medianText(figure.median, medians[name]),
        String(figure.p95),
      ],
    ];
  });
  return withRest(textTable(columns, rows), names.length - MOST_METRICS, 'metrics.csv');
}

/** What an interval in the place of a median means, where the table has one. */
function medianNote(result: SimulationResult): string[] {
  const intervals = shownMetrics(result).flatMap((name) => result.medians[name] ?? []);
  const open = intervals.slice(0, MOST_METRICS).find(({ low, high }) => low < high);
  if (open === undefined || result.summary.trials === 1) return [];
  const trials = countTrials(result.summary.kind, result.summary.trials);
  return [`median ${open.low} to ${open.high}: ${trials} do not settle which it is.`];
}

/** Of a fight its length and who is left; of anything else all that is counted. */
export function shownMetrics(result: SimulationResult): string[] {
  const sides = sidesOf(result);
  if (sides.length === 0) return Object.keys(result.summary.metrics);
  return ['rounds', ...sides.map((side) => `${side}.survivors`)];
}

function unitTable({ summary }: SimulationResult, width: number): string[] {
  const { trials, units } = summary;
  const columns: TextColumn[] = [
    { title: 'unit', align: 'left' },
    { title: 'survives', align: 'right' },
    { title: 'damage', align: 'right' },
    { title: 'kills', align: 'right' },
    { title: 'attacks', align: 'right' },
    { title: 'hit rate', align: 'right' },
  ];
  const means = (figure: 'damageDealt' | 'kills' | 'attacks') =>
    formatSampleMeans(
      units.map((unit) => unit[figure]),
      trials,
    );
  const [damage, kills, attacks] = [means('damageDealt'), means('kills'), means('attacks')];
  const names = shortNames(
    units.map(({ unit, side }) => `${unit} (${side})`),
    nameWidth(width + 10),
  );
  const rows = units
    .slice(0, MOST_UNITS)
    .map((unit, i) => [
      names[i] ?? '',
      formatSampleShare(unit.survival, trials),
      damage[i] ?? '',
      kills[i] ?? '',
      attacks[i] ?? '',
      unit.hitRate === null ? '–' : formatSampleShare(unit.hitRate, trials * unit.attacks),
    ]);
  return withRest(textTable(columns, rows), units.length - MOST_UNITS, 'units.csv');
}

export function withRest(lines: string[], rest: number, file: string): string[] {
  if (lines.length <= 1) return [];
  return rest > 0 ? [...lines, `… and ${rest} more in ${file}`] : lines;
}
