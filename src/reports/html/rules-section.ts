import type { RuleParameter, RuleValue } from '../../engine/core/rule-parameter.ts';
import { plainName } from '../plain-name.ts';
import { type Html, html } from './html.ts';
import { type Column, sortableTable } from './sortable-table.ts';

const MARKS = { text: 'the text', reading: 'our reading', house: 'house rule' } as const;
const COLUMNS: readonly Column[] = ['Rule', 'Parameter', 'Here', 'Says so', 'What it does'].map((title) => ({ title }));

/** A number or choice of a rule, and what it is here. */
export interface RuleInForce {
  readonly parameter: RuleParameter;
  readonly value: RuleValue;
}

/**
 * On which rules the figures stand: what was changed, and what the source text leaves open and is a
 * reading or a house rule.
 *
 * @param rows of the system, without those that have no effect here
 */
export function rulesSection(rows: readonly RuleInForce[]): Html {
  const changed = rows.filter(({ parameter, value }) => show(value) !== show(parameter.default));
  const open = rows.filter(({ parameter }) => parameter.mark !== 'text');
  return html`<h2 id="rules">What the figures rest on</h2>
<p>${counted(rows.length, open.length)} ${changed.length === 0 ? 'All have their defaults.' : undefined}</p>
${sortableTable('Rules that are not as usual', COLUMNS, changed.map(cellsOf))}
<details><summary>Readings and house rules (${open.length})</summary>
<p class="note">Where the text can be read in two ways or says nothing, the figures hold for the choice made here. Each can be changed: --set rules.PARAMETER=VALUE.</p>
${sortableTable('Readings and house rules', COLUMNS, open.map(cellsOf))}
</details>
`;
}

function cellsOf({ parameter, value }: RuleInForce) {
  const usual = show(value) === show(parameter.default) ? '' : ` (usually ${show(parameter.default)})`;
  return [
    { text: parameter.rule },
    { text: parameter.path },
    { text: plainName(show(value) + usual) },
    { text: MARKS[parameter.mark] },
    { text: parameter.description },
  ];
}

function show(value: RuleValue): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function counted(all: number, open: number): string {
  return `Of ${all} numbers and choices of these rules, the text gives ${all - open}; ${open} are readings of it or house rules.`;
}
