import { describe, expect, it } from 'vitest';
import { scenarioOdds } from '../../../src/cli/odds/scenario-odds.ts';
import type { Chart } from '../../../src/reports/charts/chart.ts';
import { chartStyle, inlineStyle } from '../../../src/reports/charts/chart-style.ts';
import { oddsCharts } from '../../../src/reports/charts/odds-charts.ts';
import { seriesColour, seriesDash, sideColour } from '../../../src/reports/charts/palette.ts';
import { renderSvg } from '../../../src/reports/charts/render-svg.ts';
import { resultCharts } from '../../../src/reports/charts/result-charts.ts';
import { rosterWords } from '../../../src/reports/sides-of.ts';
import { loadScenario } from '../../../src/scenarios/load-scenario.ts';
import { odds } from '../../../src/sim/odds/odds.ts';
import { svgSize, svgTexts } from './svg-texts.ts';
import { toyResult } from './toy-firefight.ts';

const FIGHT = toyResult({ trials: 300 });

/** The toy fight as one whose second side comes in waves. */
function inWaves(nextWave: unknown) {
  const sides = { players: { waves: 1 }, opposition: { waves: 3, nextWave } };
  const scenario = { ...FIGHT.summary.scenario, sides };
  return { ...FIGHT, summary: { ...FIGHT.summary, scenario } };
}

describe('sides in waves', () => {
  it('are counted by wave where one waits for the other, by all where they do not', () => {
    expect(rosterWords(FIGHT, 'opposition')).toBe('4');
    expect(rosterWords(inWaves('on-defeat'), 'opposition')).toBe('4 at a time (12 in all)');
    expect(rosterWords(inWaves({ everyRounds: 2 }), 'opposition')).toBe('12 in 3 waves');
    const titles = resultCharts(inWaves('on-defeat')).map(({ title }) => title);
    expect(titles.filter((title) => title.endsWith('of 4 at a time (12 in all)'))).toHaveLength(2);
  });
});

describe('subtitles', () => {
  const changes = [
    'rules.initiative=counting-clock',
    'sides.players.units.Medic.skills.shoot=3s0',
    'rules.maxRounds=9',
  ];

  it('name what is not as in the file', () => {
    const subtitles = (set: string[]) => resultCharts(FIGHT, chartStyle('screen', set)).map(({ subtitle }) => subtitle);
    expect(subtitles([]).some((text) => text.includes('· with '))).toBe(false);
    expect(subtitles(changes.slice(0, 1)).every((text) => text.includes('· with initiative=counting-clock ·'))).toBe(
      true,
    );
    expect(subtitles(changes)[0]).toContain('Medic.skills.shoot=3s0 and 1 more');
  });

  it('of odds do so too', () => {
    const view = { style: chartStyle('screen', ['target=3']) };
    for (const { subtitle } of oddsCharts([scenarioOdds(loadScenario('scenarios/plain-roll.yaml'))], view)) {
      expect(subtitle).toMatch(/^exact · chance of .* · with target=3 · A plain roll$/);
    }
  });
});

describe('charts of a scenario’s odds', () => {
  const contest = scenarioOdds(loadScenario('scenarios/juan-and-susan.yaml'));

  it('are of its outcomes and of all that it counts, and call it what it is', () => {
    const charts = oddsCharts([contest]);
    const metrics = Object.keys(contest.figures);
    expect(metrics.length).toBeGreaterThan(2);
    expect(charts.map(({ name }) => name)).toEqual([
      'outcomes',
      ...metrics.flatMap((metric) => [`exactly-${metric}`, `at-least-${metric}`]),
    ]);
    expect(charts[0]?.title).toBe('Failure 44.6%, Juan 33.3%, Susan 22.1% of contests');
    expect(charts.every(({ title }) => !title.includes('rolls'))).toBe(true);
  });

  it('keep to the values that were asked for', () => {
    const view = { style: chartStyle(), span: { from: 9, to: 12 } };
    for (const { spec } of oddsCharts([odds('3d6')], view)) {
      const [layer] = (spec as unknown as { layer: { data: { values: { value: number | string }[] } }[] }).layer;
      expect(layer?.data.values.map(({ value }) => Number(value))).toEqual([9, 10, 11, 12]);
    }
  });
});

describe('themes', () => {
  const everyChart = (style = chartStyle()): Chart[] => [
    ...resultCharts(FIGHT, style),
    ...oddsCharts([odds('3d6'), odds('4d6kh3'), odds('d20')], { style }),
  ];

  it('print has black text, on less white, and tells no other tale', async () => {
    const [screen, print] = [everyChart(), everyChart(chartStyle('print'))];
    for (const [i, { spec, title }] of print.entries()) {
      const svg = await renderSvg(spec);
      expect(svg).not.toMatch(/#1F2328|#59636E|#E4E7EB/);
      expect(title).toBe(screen[i]?.title);
    }
  });

  it('leave data alone that look like a colour', () => {
    const named = toyResult({ name: '#1F2328', trials: 10 });
    expect(resultCharts(named, chartStyle('print'))[0]?.subtitle).toContain('#1F2328');
    expect(JSON.stringify(resultCharts(named, chartStyle('print'))[0]?.spec)).toContain('· #1F2328"');
  });

  it('fit a phone without a title, every text within the picture', async () => {
    for (const { spec, name } of resultCharts(FIGHT, inlineStyle(340))) {
      const svg = await renderSvg(spec);
      const { width, height } = svgSize(svg);
      expect(width).toBe(340);
      for (const { text, left, right, y } of svgTexts(svg)) {
        expect(left >= 0 && right <= width && y > 0 && y < height, `${name}: ${text}`).toBe(true);
      }
    }
  });
});

describe('colours', () => {
  /** Lightness as a grey printer sees it, 0 to 255. */
  const grey = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  };

  it('of two sides differ in grey; lines that do not have other dashes', () => {
    const [first, second] = ['a', 'b'].map((side) => grey(sideColour(['a', 'b'], side)));
    expect(Math.abs((first ?? 0) - (second ?? 0))).toBeGreaterThan(50);
    const lines = Array.from({ length: 6 }, (_, i) => ({ grey: grey(seriesColour(i)), dash: seriesDash(i).join() }));
    expect(new Set(lines.map(({ dash }) => dash)).size).toBe(6);
  });
});

describe('marks', () => {
  it('say what they stand for, and nothing else does', async () => {
    const labels = await Promise.all(
      resultCharts(FIGHT).map(async ({ spec }) =>
        [...(await renderSvg(spec)).matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label),
      ),
    );
    expect(labels[0]?.some((label) => /^players: \d+% \(\d+% to \d+%\), \d+ of 300 fights$/.test(label ?? ''))).toBe(
      true,
    );
    for (const label of labels.flat()) expect(label).not.toMatch(/colour|datum|undefined|row: /);
  });
});
