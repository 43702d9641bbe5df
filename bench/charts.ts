import { renderPng } from '../src/reports/charts/render-png.ts';
import { renderSvg } from '../src/reports/charts/render-svg.ts';
import { resultCharts } from '../src/reports/charts/result-charts.ts';
import { loadScenario } from '../src/scenarios/load-scenario.ts';
import { simulate } from '../src/sim/simulate.ts';
import { FIGHTS } from './programs.ts';
import { formatSpread } from './spread.ts';

const TRIALS = 2000;

/** Prints what drawing the charts of the firefight takes, Vega and resvg loaded. */
export async function benchCharts(repeats: number): Promise<void> {
  const { scenario, hash } = loadScenario(FIGHTS['firefight']!);
  const charts = resultCharts(await simulate({ scenario, hash, trials: TRIALS, threads: 0 }));
  console.log(`charts: ${repeats} times each, CPU time for SVG and PNG`);
  for (const { name, spec } of charts) {
    const [svgMs, pngMs]: [number[], number[]] = [[], []];
    // The first time loads what it needs, and is not counted.
    for (let repeat = 0; repeat <= repeats; repeat++) {
      const start = process.cpuUsage();
      const svg = await renderSvg(spec);
      const drawn = process.cpuUsage(start);
      await renderPng(svg);
      const both = process.cpuUsage(start);
      if (repeat === 0) continue;
      svgMs.push((drawn.user + drawn.system) / 1000);
      pngMs.push((both.user + both.system) / 1000 - svgMs.at(-1)!);
    }
    console.log(`  ${name}: ${formatSpread(svgMs, 0)} ms, ${formatSpread(pngMs, 0)} ms`);
  }
}
