import { UsageError } from '../../engine/core/errors.ts';
import { contourChart } from '../../reports/charts/contour-chart.ts';
import { tuneChart } from '../../reports/charts/tune-chart.ts';
import { formatCount } from '../../reports/format-count.ts';
import { tunePage } from '../../reports/html/what-if/tune-page.ts';
import { tuneTables } from '../../reports/tune/tune-csv.ts';
import { tuneDocument } from '../../reports/tune/tune-document.ts';
import { type TuneReport, tunedTrials } from '../../reports/tune/tune-report.ts';
import { tuneText } from '../../reports/tune/tune-text.ts';
import { documentFile } from '../../reports/write-report.ts';
import { readFigure } from '../../scenarios/gates/read-figure.ts';
import { type LoadedScenario, loadScenario, variantOf } from '../../scenarios/load-scenario.ts';
import type { Varied } from '../../scenarios/variants/parse-vary.ts';
import { PACKAGE_VERSION } from '../../sim/package-version.ts';
import { identityOf } from '../../sim/scenario-identity.ts';
import { MOST_SEQUENTIAL_TRIALS } from '../../sim/sequential/precision.ts';
import { type TuneOptions, tune } from '../../sim/tune/tune.ts';
import type { ExitStatus } from '../exit-status.ts';
import { noteWarnings } from '../note-warnings.ts';
import { parseMaxTrials, parseShare } from '../option-values.ts';
import { requireWritable } from '../output-directory.ts';
import { namingOption } from '../pairs/naming-option.ts';
import { pageContext } from '../pairs/page-context.ts';
import type { PairArguments } from '../pairs/pair-arguments.ts';
import { type PairRequest, readPairRequest } from '../pairs/read-pair-request.ts';
import { type PairReport, runPairs } from '../pairs/run-pairs.ts';
import { namedAxes, readAxes } from '../read-axes.ts';
import { readTarget } from '../sweep/read-target.ts';

/** Values to try at most, over both parameters. */
const MOST_POINTS = 400;
const WITHIN = 0.01;

/** What `tune` was given, as the parser read it. */
export interface TuneArguments extends PairArguments {
  readonly file: string;
  readonly vary?: string | readonly string[] | undefined;
  readonly target?: string | undefined;
  readonly within?: string | undefined;
  readonly 'max-trials'?: string | undefined;
}

/**
 * Finds the value of a parameter that meets a target; of two, the contour along which it is met.
 *
 * @throws UsageError, ScenarioError where the request is wrong: nothing was run or written
 * @throws RunError, InvariantError where trials could not be played
 */
export async function showTune(given: TuneArguments): Promise<ExitStatus> {
  const request = readPairRequest(given);
  const asked = readAxes([given.vary ?? []].flat(), MOST_POINTS);
  if (asked.length === 0) throw new UsageError('tune: expected --vary PATH=A..B, such as rules.successStep=3..6');
  if (given.target === undefined)
    throw new UsageError('tune: expected --target METRIC=VALUE, such as outcome.players=0.5');
  const base = loadScenario(given.file, { set: request.set });
  const axes = namedAxes(asked, base);
  const target = readTarget(given.target, base);
  const figure = readFigure(target.metric, base);
  const within = parseShare('--within', given.within, 1e9) ?? WITHIN;
  const maxTrials = parseMaxTrials(given['max-trials']) ?? MOST_SEQUENTIAL_TRIALS;
  const rows = rowsOf(base, axes);
  const name = `tune-${base.slug}`;
  await requireWritable(request.out, [name]);
  if (!request.quiet) noteWarnings(base.warnings);
  const { seed = base.scenario.seed, threads, confidence = 0.95 } = request.play;
  const head = { figure, target: target.value, within, confidence, seed, paths: axes.map(({ path }) => path) };
  const options = { seed, threads, confidence, maxTrials, target: { ...figure, value: target.value, within } };
  return runPairs(
    name,
    `at most ${formatCount(maxTrials)} trials, seed ${seed}`,
    request,
    async ({ signal }): Promise<TuneReport> => {
      const done = await tuneRows(rows, { ...options, signal });
      const unsearched = rows.slice(done.length).flatMap(({ at }) => at ?? []);
      return { evenodds: PACKAGE_VERSION, ...identityOf(base), ...head, rows: done, unsearched };
    },
    (report) => reportOf(report, base, given, request),
  );
}

interface Row {
  readonly at?: string;
  readonly candidates: readonly { readonly value: string; readonly scenario: LoadedScenario['scenario'] }[];
}

/** The scenarios of all values, a row for each value of the second parameter. All that is wrong is found here. */
function rowsOf(base: LoadedScenario, [first, second]: readonly Varied[]): Row[] {
  const candidatesAt = (set: readonly string[]) =>
    (first?.values ?? []).map((value) => {
      const all = [`${first?.path}=${value}`, ...set];
      return { value, scenario: namingOption('--vary', () => variantOf(base, all)).scenario };
    });
  if (second === undefined) return [{ candidates: candidatesAt([]) }];
  return second.values.map((at) => ({ at, candidates: candidatesAt([`${second.path}=${at}`]) }));
}

/** Rows share the error, and each may play an equal part of the trials that are left. */
async function tuneRows(rows: readonly Row[], options: TuneOptions): Promise<TuneReport['rows']> {
  const confidence = 1 - (1 - options.confidence) / rows.length;
  const done: TuneReport['rows'][number][] = [];
  let left = options.maxTrials;
  for (const [i, { at, candidates }] of rows.entries()) {
    const maxTrials = Math.max(1, Math.floor(left / (rows.length - i)));
    const result = await tune(candidates, { ...options, confidence, maxTrials });
    left -= result.trials;
    done.push({ ...(at === undefined ? {} : { at }), result });
    if (result.interrupted || left <= 0) break;
  }
  return done;
}

function reportOf(
  report: TuneReport,
  base: LoadedScenario,
  given: TuneArguments,
  { style, set }: PairRequest,
): PairReport {
  const { vary, target, within, confidence } = given;
  const document = tuneDocument(report);
  const charts = [(report.paths.length > 1 ? contourChart : tuneChart)(report, style)];
  return {
    trials: tunedTrials(report),
    interrupted: report.rows.some(({ result }) => result.interrupted),
    json: document,
    document: documentFile('tune.json', document),
    tables: tuneTables(report),
    charts,
    page: () => ({
      page: tunePage(report),
      context: pageContext(base, ['tune', given.file], {
        ...{ vary, target, within, 'max-trials': given['max-trials'], set, seed: report.seed, confidence },
      }),
    }),
    text: (terminal) => tuneText(report, terminal),
  };
}
