import { UsageError } from '../../engine/core/errors.ts';
import { differenceCharts } from '../../reports/charts/difference-chart.ts';
import { compareCsv } from '../../reports/compare/compare-csv.ts';
import { compareText } from '../../reports/compare/compare-text.ts';
import { compareHeadline } from '../../reports/compare/compare-words.ts';
import { formatCount } from '../../reports/format-count.ts';
import { comparePage } from '../../reports/html/what-if/compare-page.ts';
import { sidesOf } from '../../reports/sides-of.ts';
import { documentFile } from '../../reports/write-report.ts';
import { readFigure } from '../../scenarios/gates/read-figure.ts';
import { type LoadedScenario, loadScenario, variantOf } from '../../scenarios/load-scenario.ts';
import { compare } from '../../sim/compare/compare.ts';
import type { ComparisonResult } from '../../sim/compare/comparison.ts';
import { requirePair } from '../../sim/compare/require-pair.ts';
import type { ExitStatus } from '../exit-status.ts';
import { noteWarnings } from '../note-warnings.ts';
import { requireWritable } from '../output-directory.ts';
import { namingOption } from '../pairs/naming-option.ts';
import { pageContext } from '../pairs/page-context.ts';
import type { PairArguments } from '../pairs/pair-arguments.ts';
import { type PairRequest, readPairRequest } from '../pairs/read-pair-request.ts';
import { type PairReport, runPairs } from '../pairs/run-pairs.ts';
import { rulesInForce } from '../rules-in-force.ts';
import { countThreads } from '../thread-words.ts';
import { showFirstDifference } from './show-first-difference.ts';

/** What `compare` was given, as the parser read it. */
export interface CompareArguments extends PairArguments {
  readonly files: readonly string[];
  readonly with?: string | readonly string[] | undefined;
  readonly 'first-difference'?: boolean | undefined;
}

/** Both that are compared; what `--with` changed, where B is a variant of A's file. */
interface Contenders {
  readonly a: LoadedScenario;
  readonly b: LoadedScenario;
  readonly changes: readonly string[];
}

/**
 * Compares two scenario files, or one with a variant of it.
 *
 * @throws UsageError, ScenarioError where the request is wrong: nothing was run or written
 * @throws RunError, InvariantError where the run failed: what was done is written
 */
export async function showComparison(given: CompareArguments): Promise<ExitStatus> {
  const request = readPairRequest(given);
  const contenders = loadContenders(given.files, [given.with ?? []].flat(), request.set);
  const { a, b } = contenders;
  requirePair(a.scenario, b.scenario);
  if (given['first-difference']) {
    if (request.metrics.length > 0) throw new UsageError('--metric: does not go with --first-difference');
    const { seed, trials: within } = request.play;
    return showFirstDifference({ ...contenders, seed, within }, request.json);
  }
  const figures = request.metrics.map((text) => readFigure(text, a, b));
  const name = nameOf(contenders);
  await requireWritable(request.out, [name]);
  if (!request.quiet) noteWarnings([...a.warnings, ...b.warnings]);
  return runPairs(
    name,
    settings(a, request),
    request,
    (options) => compare({ ...options, a, b, ...(figures.length > 0 && { figures }) }),
    (result) => reportOf(result, contenders, given, request),
  );
}

function loadContenders(files: readonly string[], changes: readonly string[], set: readonly string[]): Contenders {
  const [file, other] = files;
  if (file === undefined || files.length > 2) {
    throw new UsageError(`compare: expected two files, or one with --with PATH=VALUE, got ${files.length}`);
  }
  if (other !== undefined && changes.length > 0) {
    throw new UsageError('--with: expected one file, whose variant it makes; --set changes both files');
  }
  const a = loadScenario(file, { set });
  if (other !== undefined) return { a, b: loadScenario(other, { set }), changes };
  if (changes.length > 0) return { a, b: namingOption('--with', () => variantOf(a, changes)), changes };
  throw new UsageError(`compare: expected a second file, or --with PATH=VALUE for a variant of ${file}`);
}

function nameOf({ a, b, changes }: Contenders): string {
  return changes.length > 0 ? `compare-${a.slug}` : `compare-${a.slug}-${b.slug}`;
}

/** Effective settings, so that nothing that was asked for is passed over in silence. */
function settings({ scenario }: LoadedScenario, { play, set }: PairRequest): string {
  const { trials = scenario.trials, seed = scenario.seed, threads } = play;
  const changed = set.length === 0 ? '' : `, both with ${set.join(', ')}`;
  return `${formatCount(trials)} trials of each, seed ${seed}, ${countThreads(threads)}${changed}`;
}

function reportOf(
  result: ComparisonResult,
  { a, b, changes }: Contenders,
  { files, confidence }: CompareArguments,
  { style, set, metrics }: PairRequest,
): PairReport {
  const { comparison, interrupted } = result;
  const { trials, seed } = comparison;
  const against = changes.length > 0 ? `with ${changes.join(', ')}` : `against ${comparison.b.name}`;
  const document = { ...comparison, finding: `${against}: ${compareHeadline(comparison, sidesOf(result.a))}` };
  return {
    trials: comparison.trials,
    interrupted,
    json: document,
    document: documentFile('comparison.json', document),
    tables: { 'differences.csv': compareCsv(comparison) },
    charts: differenceCharts(result, style),
    page: () => ({
      page: comparePage(result, changes),
      context: {
        ...pageContext(a, ['compare', ...files], { with: changes, metric: metrics, set, seed, trials, confidence }),
        rulesOfB: rulesInForce(b.scenario).rules,
      },
    }),
    text: (terminal) => compareText(result, changes, terminal),
  };
}
