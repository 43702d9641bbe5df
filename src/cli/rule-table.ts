import type { RuleParameter } from '../engine/core/rule-parameter.ts';
import type { RulesSystem } from '../engine/core/rules-system.ts';
import { wrapText } from '../reports/wrap-text.ts';

const WIDTH = 80;
const INDENT = '    ';
const MARKS = 'text: as the rules say; reading: how we read an unclear rule; house: ours, where the rules are silent';

/** The rule parameters of a system in 80 columns: a line of path, default, mark and rule, below it what it does. */
export function ruleTable({ title, parameters }: Pick<RulesSystem, 'title' | 'parameters'>): string {
  const rows = parameters.map((parameter) => [parameter.path, showDefault(parameter), parameter.mark, parameter.rule]);
  const columns = [['PATH', 'DEFAULT', 'MARK', 'RULE'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...columns.map((row) => (row[column] as string).length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [
    ...wrap(
      `${title}: ${parameters.length} rule parameters. A scenario sets them below "rules", --set as rules.PATH=VALUE.`,
      WIDTH,
    ),
    ...wrap(MARKS, WIDTH),
    '',
    line(columns[0] as string[]),
    ...parameters.flatMap((parameter, i) => [line(rows[i] as string[]), ...describe(parameter)]),
  ].join('\n');
}

/** Defaults longer than this stand in the description. */
const WIDEST_DEFAULT = 30;

function showDefault(parameter: RuleParameter): string {
  const preset = writeDefault(parameter);
  return preset.length > WIDEST_DEFAULT ? 'see below' : preset;
}

function writeDefault({ default: preset }: RuleParameter): string {
  return Array.isArray(preset) ? `[${preset.join(', ')}]` : String(preset);
}

function describe(parameter: RuleParameter): string[] {
  const range = rangeOf(parameter);
  const { only } = parameter;
  const where = only === undefined ? '' : `, where ${only.path} is ${only.is}`;
  const text = `${parameter.description}${range === '' ? '' : ` (${range})`}${where}`;
  const preset = writeDefault(parameter);
  return wrap(preset.length > WIDEST_DEFAULT ? `${text}: ${preset}` : text, WIDTH - INDENT.length).map(
    (line) => INDENT + line,
  );
}

function rangeOf(parameter: RuleParameter): string {
  if (parameter.type === 'choice') return parameter.choices.join(', ');
  if (parameter.type === 'boolean') return 'true, false';
  return 'min' in parameter ? `${parameter.min} to ${parameter.max}` : '';
}

function wrap(text: string, width: number): string[] {
  return wrapText(text, (line) => line.length <= width);
}
