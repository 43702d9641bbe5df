import type { RuleParameter, RuleValue } from '../../engine/core/rule-parameter.ts';
import { plainName } from '../plain-name.ts';
import { type Html, html } from './html.ts';
import { type Column, sortableTable } from './sortable-table.ts';

const MARKS = { text: 'the text', reading: 'our reading', house: 'house rule' } as const;
/** A number or choice of a rule, and what it is here. */
export interface RuleInForce {
  readonly parameter: RuleParameter;
  readonly value: RuleValue;
}

/** A rule of one scenario or of two, with its value in each; undefined where it has no effect. */
interface RuleRow {
  readonly parameter: RuleParameter;
  readonly values: readonly (RuleValue | undefined)[];
}

/**
 * On which rules the figures stand: what differs, where two scenarios are held against each other, what was
 * changed, and what the source text leaves open and is a reading or a house rule.
 *
 * @param rules of the system, without those that have no effect here
 * @param rulesOfB those of the scenario that is held against it, of the same system
 */
export function rulesSection(rules: readonly RuleInForce[], rulesOfB?: readonly RuleInForce[]): Html {
  const rows = rowsOf(rulesOfB === undefined ? [rules] : [rules, rulesOfB]);
  const differing = rows.filter(({ values: [a, ...others] }) => others.some((b) => show(a) !== show(b)));
  const changed = rows.filter(({ parameter, values }) => values.some((value) => isUnusual(value, parameter)));
  const open = rows.filter(({ parameter }) => parameter.mark !== 'text');
  const table = (caption: string, shown: readonly RuleRow[]) =>
    sortableTable(caption, columnsOf(rulesOfB === undefined ? ['Here'] : ['In A', 'In B']), shown.map(cellsOf));
  return html`<h2 id="rules">What the figures rest on</h2>
<p>${counted(rows.length, open.length)} ${rulesOfB && comparedText(differing.length)} ${changed.length === 0 ? 'All have their defaults.' : undefined}</p>
${table('Rules that are not the same in A and B', differing)}
${table('Rules that are not as usual', changed)}
<details><summary>Readings and house rules (${open.length})</summary>
<p class="note">Where the text can be read in two ways or says nothing, the figures hold for the choice made here. Each can be changed: --set rules.PARAMETER=VALUE.</p>
${table('Readings and house rules', open)}
</details>
`;
}

/** Every rule that has an effect in one of them, in the order of the first. */
function rowsOf(sides: readonly (readonly RuleInForce[])[]): RuleRow[] {
  const valuesBySide = sides.map((rules) => new Map(rules.map(({ parameter, value }) => [parameter.path, value])));
  const parameters = new Map(sides.flat().map(({ parameter }) => [parameter.path, parameter]));
  return [...parameters.values()].map((parameter) => ({
    parameter,
    values: valuesBySide.map((values) => values.get(parameter.path)),
  }));
}

function columnsOf(values: readonly string[]): Column[] {
  return ['Rule', 'Parameter', ...values, 'Says so', 'What it does'].map((title) => ({ title }));
}

function cellsOf({ parameter, values }: RuleRow) {
  return [
    { text: parameter.rule },
    { text: parameter.path },
    ...values.map((value) => {
      const usual = isUnusual(value, parameter) ? ` (usually ${show(parameter.default)})` : '';
      return { text: plainName(show(value) + usual) };
    }),
    { text: MARKS[parameter.mark] },
    { text: parameter.description },
  ];
}

function isUnusual(value: RuleValue | undefined, parameter: RuleParameter): boolean {
  return value !== undefined && show(value) !== show(parameter.default);
}

function show(value: RuleValue | undefined): string {
  if (value === undefined) return 'no effect';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function comparedText(differing: number): string {
  if (differing === 0) return 'They are the same in A and B.';
  return `${differing} ${differing === 1 ? 'is' : 'are'} not the same in A and B.`;
}

function counted(all: number, open: number): string {
  return `Of ${all} numbers and choices of these rules, the text gives ${all - open}; ${open} are readings of it or house rules.`;
}
