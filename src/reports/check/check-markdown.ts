import { escapeMarkdown } from '../escape-markdown.ts';
import { countTrials } from '../trial-words.ts';
import { checkHeadline } from './check-text.ts';
import { type CheckedFile, type CheckReport, isPassed, openChanges } from './checked-file.ts';
import { changeText, foundText, gateText, intervalText, marginText } from './gate-words.ts';

const MARKS = { pass: '✅ pass', fail: '❌ fail', undecided: '❔ undecided' } as const;

/**
 * The report in Markdown: for a job summary, or a comment on a change.
 *
 * @returns lines, the last with its line break
 */
export function checkMarkdown(report: CheckReport): string {
  const mark = isPassed(report) ? '✅' : '❌';
  return [
    `## ${mark} Balance: ${checkHeadline(report)}`,
    ...report.files.flatMap((file) => fileLines(file, report)),
    '',
  ].join('\n');
}

function fileLines(checked: CheckedFile, { tolerance }: CheckReport): string[] {
  const { file, kind, judged } = checked;
  const played = judged.trials === 0 ? 'exact odds' : countTrials(kind, judged.trials);
  const lines = ['', `### ${escapeMarkdown(file)} (${played})`, ''];
  if (judged.gates.length > 0) {
    lines.push('| verdict | gate | found | interval | by |', '| --- | --- | ---: | ---: | ---: |');
    for (const result of judged.gates) {
      const cells = [gateText(result), foundText(result), intervalText(result), marginText(result)].map(escapeMarkdown);
      lines.push(`| ${MARKS[result.verdict]} | ${cells.join(' | ')} |`);
    }
  }
  for (const change of openChanges(checked)) {
    lines.push(
      '',
      `${change.verdict === 'fail' ? MARKS.fail : MARKS.undecided}: ${escapeMarkdown(changeText(change, tolerance))}`,
    );
  }
  return lines;
}
