import type { SimulationResult } from '../../sim/result.ts';
import { formatCount } from '../format-count.ts';
import { formatSampleMeans } from '../format-mean.ts';
import { countTrials, trialWord } from '../trial-words.ts';
import { type Html, html } from './html.ts';
import { sortableTable } from './sortable-table.ts';

/** How often each rule decided something, so that a conclusion that rests on a few events shows it. */
export function coverageSection({ summary, neverFired = [] }: SimulationResult): Html | undefined {
  const { rules, rulesTrials, kind } = summary;
  if (rules === undefined || rulesTrials === undefined) return undefined;
  const fired = Object.entries(rules).filter(([, count]) => count > 0);
  const never =
    neverFired.length === 0 ? 'Every rule that may decide something here did.' : `Never: ${neverFired.join(', ')}.`;
  return html`<h2>Which rules decided</h2>
<p>${fired.length} ${fired.length === 1 ? 'rule' : 'rules'} fired in the first ${countTrials(kind, rulesTrials)}. ${never}</p>
<details><summary>How often each rule fired</summary>
${sortableTable(
  `Rules by how often they decided something, in ${countTrials(kind, rulesTrials)}`,
  [{ title: 'Rule' }, { title: 'Fired', isNumber: true }, { title: `Per ${trialWord(kind)}`, isNumber: true }],
  fired.map(([rule, count]) => [
    { text: rule },
    { text: formatCount(count), value: count },
    { text: formatSampleMeans([count / rulesTrials], rulesTrials)[0] ?? '', value: count / rulesTrials },
  ]),
)}
</details>`;
}
