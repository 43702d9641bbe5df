import { describe, expect, it } from 'vitest';
import { Html, html } from '../../../../src/reports/html/html.ts';
import { htmlReport, type ReportContext } from '../../../../src/reports/html/html-report.ts';
import { loadScenario } from '../../../../src/scenarios/load-scenario.ts';
import { tellTrial } from '../../../../src/sim/story/tell-trial.ts';
import { toyCheck, toyResult } from '../toy-firefight.ts';

const HOSTILE = `</script><script>alert(1)</script><img src=x onerror=alert(2)> "'& </style>`;

const CONTEXT: ReportContext = {
  system: 'Toy rules',
  rulesVersion: 3,
  rules: [
    {
      parameter: {
        path: 'a.step',
        rule: 'T-1',
        mark: 'text',
        description: 'A step',
        type: 'integer',
        default: 5,
        min: 1,
        max: 9,
      },
      value: 6,
    },
    {
      parameter: { path: 'b', rule: 'T-2', mark: 'house', description: 'Silent', type: 'boolean', default: true },
      value: true,
    },
  ],
  command: "evenodds run toy.yaml --set 'name=a&b' --seed 1 --trials 300",
  changes: [],
  storyCommand: 'evenodds trace toy.yaml --trial 3',
};

const report = (fight = {}, context = CONTEXT) => htmlReport(toyResult({ trials: 300, ...fight }), context);
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe('markup', () => {
  it('escapes all that is put into it, unless it is markup', () => {
    expect(html`<p title="${'"'}">${'<&>'}${3}${undefined}${[html`<b>${"'"}</b>`, 'x']}</p>`.text).toBe(
      '<p title="&quot;">&lt;&amp;&gt;3<b>&#39;</b>x</p>',
    );
    expect(html`${new Html('<hr>')}`.text).toBe('<hr>');
  });
});

describe('report.html', () => {
  it('says who is favoured, how sure that is, how long it takes, who does the work, and how to get it again', async () => {
    const page = await report();
    expect(page).toMatch(/<h1>Too close to call: \w+ wins? \d+% of fights<\/h1>/);
    expect(page).toMatch(/The true rate lies within \d+% to \d+%/);
    expect(page).toMatch(/<dt>Who is favoured<\/dt><dd>neither for sure: \d+% to \d+%<\/dd>/);
    expect(page).toMatch(/<dd>The median fight takes \d+(?: to \d+)? rounds/);
    expect(page).toMatch(/<dd>[\w ]+ deals? the most damage: [\d.]+ a fight[^<]*\. \w+ takes? out/);
    expect(page).toContain('evenodds run toy.yaml --set &#39;name=a&amp;b&#39; --seed 1 --trials 300');
    expect(page).toContain('Toy rules, version 3');
  });

  it('shows what was changed, and what is a reading or a house rule', async () => {
    const page = await report();
    expect(page).toContain(
      'Of 2 numbers and choices of these rules, the text gives 1; 1 are readings of it or house rules.',
    );
    expect(page).toContain('6 (usually 5)');
    expect(page).toContain('Readings and house rules (1)');
    expect(page).toContain('house rule');
  });

  it('has each chart twice, described, and its script and style once, bound by their hashes', async () => {
    const page = await report();
    expect(count(page, /<figure>/g)).toBe(7);
    expect(count(page, /<svg /g)).toBe(14);
    expect(count(page, /<script/g)).toBe(1);
    expect(page).toContain("default-src 'none'; script-src 'sha256-");
    expect(page).not.toMatch(/ style="| on[a-z]+="|unsafe|https?:\/\/(?!www\.w3\.org\/(?:2000\/svg|1999\/xlink))/);
    expect(page.replace(/<script>.*<\/script>/s, '')).not.toMatch(/NaN|undefined|Infinity/);
    expect(page.length).toBeLessThan(400_000);
  });

  it('takes no markup from names', async () => {
    const sides = [
      { name: HOSTILE, units: [HOSTILE], chance: 0.3 },
      { name: 'blue', units: ['Bob'], chance: 0.3 },
    ];
    const page = await report({ name: HOSTILE, sides }, { ...CONTEXT, changes: [`name=${HOSTILE}`], command: HOSTILE });
    expect(count(page, /<script/g)).toBe(1);
    expect(page).not.toMatch(/<img|<\/style>(?!\n<\/head>)/);
  });

  it('tells a fight and how often rules decided, where that is known', async () => {
    const result = toyResult({ trials: 300 });
    const counted = {
      ...result,
      summary: { ...result.summary, rules: { 'T-1': 450, 'T-2': 0 }, rulesTrials: 300 },
      neverFired: ['T-2'],
    };
    const loaded = loadScenario('scenarios/plain-roll.yaml');
    const page = await htmlReport(counted, { ...CONTEXT, story: tellTrial(loaded, 3) });
    expect(page).toContain('1 rule fired in the first 300 fights. Never: T-2.');
    expect(page).toMatch(/<th scope="row" data-value="T-1">T-1<\/th><td data-value="450" class="number">450<\/td>/);
    expect(page).toContain('<summary>The story of trial 3</summary>');
    expect(page).toContain('On a terminal: evenodds trace toy.yaml --trial 3');
    expect(await report()).not.toMatch(/Which rules decided|The story of/);
  });

  it('lists what was found about the same scenario with other numbers', async () => {
    const page = '../sweep-a/report.html';
    const whatIfs = [
      { command: 'sweep', finding: `from ${HOSTILE}`, page },
      { command: 'tune', finding: 'none' },
    ];
    const text = await report({}, { ...CONTEXT, whatIfs });
    expect(text).toContain('<li>sweep: <a href="../sweep-a/report.html">From &lt;/script&gt;');
    expect(text).toContain('<li>tune: None</li>');
    expect(count(text, /<script/g)).toBe(1);
    expect(await report()).not.toContain('What if');
  });

  it('is the same for the same result', async () => {
    expect(await report()).toBe(await report());
  });

  it('is of a check as well', async () => {
    const page = await htmlReport(toyCheck([10, 30, 10, 3]), CONTEXT);
    expect(page).toContain('<h1>Success in 81% of checks</h1>');
    expect(page).toContain('What is counted');
    expect(page).not.toContain('Who does the work');
  });
});
