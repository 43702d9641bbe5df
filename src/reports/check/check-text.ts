import { formatCount } from '../format-count.ts';
import { plainName } from '../plain-name.ts';
import type { TerminalStyle } from '../terminal-summary.ts';
import { textLength, textTable } from '../text-table.ts';
import { countTrials } from '../trial-words.ts';
import { wrapText } from '../wrap-text.ts';
import { type CheckedFile, type CheckReport, isGood, isPassed, openChanges } from './checked-file.ts';
import { changeText, foundText, intervalText, marginText, shortGateTexts } from './gate-words.ts';

const RED = 31;
const FIGURES = ['found', 'interval', 'by'];

const WORDS = { pass: 'pass', fail: 'FAIL', undecided: 'undecided' } as const;

/**
 * What `check` found, for a terminal: the verdict first, then a table a file.
 *
 * @returns lines joined by `\n`, without one at the end
 */
export function checkText(report: CheckReport, { colour, width }: TerminalStyle): string {
  const paint = (code: number) => (line: string) => (colour && line !== '' ? `\u001b[${code}m${line}\u001b[0m` : line);
  const wrap = (text: string) => wrapText(text, (line) => textLength(line) <= width);
  const lines = wrap(checkHeadline(report)).map(paint(isPassed(report) ? 1 : RED));
  for (const file of report.files.filter(isJudged)) {
    lines.push('', ...wrap(fileLine(file)).map(paint(1)));
    const [title, ...rows] = gateTable(file, width);
    if (rows.length > 0) lines.push(paint(2)(title ?? ''));
    for (const row of rows) lines.push(row.startsWith(WORDS.pass) ? row : paint(RED)(row));
    for (const change of openChanges(file)) {
      const isCertain = change.verdict === 'fail';
      lines.push(
        ...wrap(`${isCertain ? WORDS.fail : 'note'}  ${changeText(change, report.tolerance)}`).map(
          isCertain ? paint(RED) : paint(2),
        ),
      );
    }
  }
  return [...lines, '', ...footnotes(report).flatMap(wrap).map(paint(2))].join('\n');
}

/** `all 12 gates pass`, `2 of 12 gates fail, 1 is undecided`. */
export function checkHeadline(report: CheckReport): string {
  const gates = report.files.flatMap(({ judged }) => judged.gates);
  const count = (wanted: string) => gates.filter(({ verdict }) => verdict === wanted).length;
  const changed = report.files.flatMap(({ judged }) => judged.changes).filter(({ verdict }) => verdict === 'fail');
  const [failed, open] = [count('fail'), count('undecided')];
  const share = (some: number) => (gates.length === 1 ? 'the only gate' : `${some} of ${gates.length} gates`);
  const parts = [
    failed > 0 && `${share(failed)} ${failed === 1 ? 'fails' : 'fail'}`,
    open > 0 && `${share(open)} ${open === 1 ? 'is' : 'are'} undecided`,
    changed.length > 0 && `${changed.length} ${changed.length === 1 ? 'outcome has' : 'outcomes have'} changed`,
    report.files.some(({ judged }) => judged.interrupted) && 'interrupted',
  ].filter((part) => part !== false);
  if (parts.length > 0) return parts.join(', ');
  return gates.length === 1 ? 'the only gate passes' : `all ${gates.length} gates pass`;
}

/** Has it anything to judge? */
function isJudged({ judged }: CheckedFile): boolean {
  return judged.gates.length + judged.changes.length > 0;
}

function fileLine({ file, kind, judged }: CheckedFile): string {
  const { gates, trials } = judged;
  const passed = gates.filter(isGood).length;
  const played = trials === 0 ? 'exact odds, no trials' : countTrials(kind, trials);
  return `${plainName(file)}: ${passed} of ${gates.length} pass, ${played}`;
}

function gateTable({ judged }: CheckedFile, width: number): string[] {
  const figures = judged.gates.map((result) => [foundText(result), intervalText(result), marginText(result)]);
  const widths = FIGURES.map((title, i) => Math.max(...[title, ...figures.map((row) => row[i] ?? '')].map(textLength)));
  const mark = Math.max(...judged.gates.map(({ verdict }) => WORDS[verdict].length));
  const room = width - widths.reduce((sum, each) => sum + each + 2, mark + 2);
  const gates = shortGateTexts(judged.gates, room);
  const rows = judged.gates.map(({ verdict }, i) => [WORDS[verdict], gates[i] ?? '', ...(figures[i] ?? [])]);
  return textTable(
    ['', 'gate', ...FIGURES].map((title, i) => ({ title, align: i < 2 ? 'left' : 'right' })),
    rows,
  );
}

function footnotes({ files, error }: CheckReport): string[] {
  const trials = files.reduce((sum, { judged }) => sum + judged.trials, 0);
  if (trials === 0) return ['Exact odds: no trials, no error.'];
  const isOpen = files.some(({ judged }) => judged.gates.some(({ verdict }) => verdict === 'undecided'));
  return [
    ...(isOpen ? ['undecided: a bound lies in the interval; more --max-trials may settle it.'] : []),
    `${formatCount(trials)} trials in all. Intervals may be watched; the chance that any verdict is wrong is at most ${error}.`,
  ];
}
