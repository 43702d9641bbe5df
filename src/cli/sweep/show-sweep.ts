import { UsageError } from '../../engine/core/errors.ts';
import { sweepHeatChart } from '../../reports/charts/sweep-heat-chart.ts';
import { sweepLineChart } from '../../reports/charts/sweep-line-chart.ts';
import { formatCount } from '../../reports/format-count.ts';
import { sweepPage } from '../../reports/html/what-if/sweep-page.ts';
import { sweepTables } from '../../reports/sweep/sweep-csv.ts';
import { sweepDocument } from '../../reports/sweep/sweep-document.ts';
import { sweepText } from '../../reports/sweep/sweep-text.ts';
import type { SweepTarget } from '../../reports/sweep/sweep-words.ts';
import { documentFile } from '../../reports/write-report.ts';
import { readFigure } from '../../scenarios/gates/read-figure.ts';
import { type LoadedScenario, loadScenario, variantOf } from '../../scenarios/load-scenario.ts';
import type { Varied } from '../../scenarios/variants/parse-vary.ts';
import type { Figure } from '../../sim/pairs/figures.ts';
import { sweep } from '../../sim/sweep/sweep.ts';
import type { SweepResult } from '../../sim/sweep/sweep-result.ts';
import type { ExitStatus } from '../exit-status.ts';
import { noteWarnings } from '../note-warnings.ts';
import { requireWritable } from '../output-directory.ts';
import { defaultFigures } from '../pairs/default-figures.ts';
import { namingOption } from '../pairs/naming-option.ts';
import { pageContext } from '../pairs/page-context.ts';
import type { PairArguments } from '../pairs/pair-arguments.ts';
import { type PairRequest, readPairRequest } from '../pairs/read-pair-request.ts';
import { type PairReport, runPairs } from '../pairs/run-pairs.ts';
import { MOST_SWEPT_POINTS, namedAxes, readAxes } from '../read-axes.ts';
import { readTarget } from './read-target.ts';

/** Trials a point unless more are asked for: half a minute for a firefight over 60 points. */
const USUAL_TRIALS = 20_000;

/** What `sweep` was given, as the parser read it. */
export interface SweepArguments extends PairArguments {
  readonly file: string;
  readonly vary?: string | readonly string[] | undefined;
  readonly target?: string | undefined;
}

/**
 * Plays a scenario over one parameter or two.
 *
 * @throws UsageError, ScenarioError where the request is wrong: nothing was run or written
 * @throws RunError, InvariantError where the run failed: what was done is written
 */
export async function showSweep(given: SweepArguments): Promise<ExitStatus> {
  const request = readPairRequest(given);
  const asked = readAxes([given.vary ?? []].flat(), MOST_SWEPT_POINTS);
  if (asked.length === 0) throw new UsageError('sweep: expected --vary PATH=A..B, such as rules.successStep=3..6');
  const base = loadScenario(given.file, { set: request.set });
  const axes = namedAxes(asked, base);
  const target = given.target === undefined ? undefined : readTarget(given.target, base);
  const figures = figuresOf(request.metrics, base, target);
  const variantAt = (values: readonly string[]) => variantWith(base, axes, values);
  const points = axes.reduce((product, { values }) => product * values.length, 1);
  const name = `sweep-${base.slug}`;
  await requireWritable(request.out, [name]);
  if (!request.quiet) noteWarnings(base.warnings);
  const { trials = Math.min(USUAL_TRIALS, base.scenario.trials), seed = base.scenario.seed } = request.play;
  return runPairs(
    name,
    `${points} points of ${formatCount(trials)} trials, seed ${seed}`,
    request,
    (options) => sweep({ ...options, trials, base, axes, variantAt, figures }),
    (result) => reportOf(result, base, target, given, request),
  );
}

function variantWith(base: LoadedScenario, axes: readonly Varied[], values: readonly string[]): LoadedScenario {
  const set = axes.map(({ path }, i) => `${path}=${values[i]}`);
  return namingOption('--vary', () => variantOf(base, set));
}

/** What was asked for, with the target's figure; else what the gates judge, or the first outcome. */
function figuresOf(metrics: readonly string[], base: LoadedScenario, target: SweepTarget | undefined): Figure[] {
  const asked = target === undefined || metrics.includes(target.metric) ? metrics : [target.metric, ...metrics];
  return asked.length > 0 ? [...new Set(asked)].map((text) => readFigure(text, base)) : defaultFigures(base);
}

function reportOf(
  result: SweepResult,
  base: LoadedScenario,
  target: SweepTarget | undefined,
  given: SweepArguments,
  { style, metrics, set }: PairRequest,
): PairReport {
  const { gates } = base;
  const { trials, seed } = result;
  const { vary, confidence } = given;
  const document = sweepDocument(result, target);
  const chartOf = result.axes.length > 1 ? sweepHeatChart : sweepLineChart;
  return {
    trials: result.trials,
    interrupted: result.interrupted,
    json: document,
    document: documentFile('sweep.json', document),
    tables: sweepTables(result),
    charts: result.figures.map((_, i) => chartOf(result, i, { gates, target, style })),
    page: () => ({
      page: sweepPage(result, gates, target),
      context: pageContext(base, ['sweep', given.file], {
        ...{ vary, metric: metrics, target: given.target, set, seed, trials, confidence },
      }),
    }),
    text: (terminal) => sweepText(result, target, terminal),
  };
}
