import { UsageError } from '../../engine/core/errors.ts';
import { tornadoChart } from '../../reports/charts/tornado-chart.ts';
import { formatCount } from '../../reports/format-count.ts';
import { sensitivityPage } from '../../reports/html/what-if/sensitivity-page.ts';
import { sensitivityCsv, sensitivityDocument } from '../../reports/sensitivity/sensitivity-files.ts';
import { sensitivityText } from '../../reports/sensitivity/sensitivity-text.ts';
import type { Unmoved } from '../../reports/sensitivity/sensitivity-words.ts';
import { documentFile } from '../../reports/write-report.ts';
import { readFigure } from '../../scenarios/gates/read-figure.ts';
import { type LoadedScenario, loadScenario } from '../../scenarios/load-scenario.ts';
import type { Figure } from '../../sim/pairs/figures.ts';
import { type SensitivityResult, sensitivity } from '../../sim/sensitivity/sensitivity.ts';
import type { ExitStatus } from '../exit-status.ts';
import { noteWarnings } from '../note-warnings.ts';
import { requireWritable } from '../output-directory.ts';
import { defaultFigures } from '../pairs/default-figures.ts';
import { pageContext } from '../pairs/page-context.ts';
import type { PairArguments } from '../pairs/pair-arguments.ts';
import { type PairRequest, readPairRequest } from '../pairs/read-pair-request.ts';
import { type PairReport, runPairs } from '../pairs/run-pairs.ts';
import { readMoves } from './read-moves.ts';

/** Trials a move unless more are asked for: a minute or two for the three hundred moves of a firefight. */
const USUAL_TRIALS = 10_000;

/** What `sensitivity` was given, as the parser read it. */
export interface SensitivityArguments extends PairArguments {
  readonly file: string;
  readonly over?: string | readonly string[] | undefined;
}

/**
 * Says what matters most in a scenario.
 *
 * @throws UsageError, ScenarioError where the request is wrong: nothing was run or written
 * @throws RunError, InvariantError where the run failed: what was done is written
 */
export async function showSensitivity(given: SensitivityArguments): Promise<ExitStatus> {
  const request = readPairRequest(given);
  const base = loadScenario(given.file, { set: request.set });
  const figure = figureOf(request.metrics, base);
  const over = [given.over ?? []].flat().flatMap((list) => list.split(',').map((path) => path.trim()));
  const { moved, unmoved } = readMoves(base, over);
  const count = moved.reduce((sum, { moves }) => sum + moves.length, 0);
  if (count === 0) throw new UsageError('--over: expected a value that can be moved, got none');
  const name = `sensitivity-${base.slug}`;
  await requireWritable(request.out, [name]);
  if (!request.quiet) noteWarnings(base.warnings);
  const { trials = Math.min(USUAL_TRIALS, base.scenario.trials), seed = base.scenario.seed } = request.play;
  return runPairs(
    name,
    `${count} moves of ${formatCount(trials)} trials, seed ${seed}`,
    request,
    (options) => sensitivity({ ...options, trials, base, moved, figure }),
    (result) => reportOf(result, unmoved, base, given, request),
  );
}

/** What was asked for; else the first rate or mean that the gates judge, or the first outcome. */
function figureOf(metrics: readonly string[], base: LoadedScenario): Figure {
  if (metrics.length > 1) throw new UsageError(`--metric: expected one, got ${metrics.length}`);
  const [text] = metrics;
  if (text !== undefined) return readFigure(text, base);
  const figures = defaultFigures(base);
  return figures.find(({ quantity }) => quantity.type !== 'quantile') ?? (figures[0] as Figure);
}

function reportOf(
  result: SensitivityResult,
  unmoved: readonly Unmoved[],
  base: LoadedScenario,
  { file, over, confidence }: SensitivityArguments,
  { style, metrics, set }: PairRequest,
): PairReport {
  const { trials, seed } = result;
  const document = sensitivityDocument(result, unmoved);
  const chart = tornadoChart(result, style);
  return {
    trials: result.trials,
    interrupted: result.interrupted,
    json: document,
    document: documentFile('sensitivity.json', document),
    tables: { 'sensitivity.csv': sensitivityCsv(result) },
    charts: chart === undefined ? [] : [chart],
    page: () => ({
      page: sensitivityPage(result, unmoved),
      context: pageContext(base, ['sensitivity', file], { over, metric: metrics, set, seed, trials, confidence }),
    }),
    text: (terminal) => sensitivityText(result, unmoved, terminal),
  };
}
