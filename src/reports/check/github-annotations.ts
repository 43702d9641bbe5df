import type { CheckReport } from './checked-file.ts';
import { changeText, foundText, gateText, intervalText, marginText } from './gate-words.ts';

/**
 * Workflow commands of GitHub Actions, which mark the line of each gate that did not pass in the
 * changed file: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 *
 * @returns one line each
 */
export function githubAnnotations({ files, tolerance }: CheckReport): string[] {
  return files.flatMap(({ file, judged }) => [
    ...judged.gates
      .filter(({ verdict }) => verdict !== 'pass')
      .map((result) => {
        const { gate, verdict } = result;
        const properties = gate.line === undefined ? { file } : { file, line: gate.line, col: gate.column ?? 1 };
        const found = `found ${foundText(result)} (${intervalText(result)}), ${marginText(result)}`;
        return command({ ...properties, title: `Gate ${verdict}: ${gate.metric}` }, `${gateText(result)}: ${found}`);
      }),
    ...judged.changes
      .filter(({ verdict }) => verdict === 'fail')
      .map((change) => command({ file, title: `Changed: outcome.${change.outcome}` }, changeText(change, tolerance))),
  ]);
}

function command(properties: Readonly<Record<string, string | number>>, message: string): string {
  const given = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::error ${given.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
