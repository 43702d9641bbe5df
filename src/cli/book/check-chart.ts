import { formatProblem, ScenarioError, UsageError } from '../../engine/core/errors.ts';
import type { CompiledScenario } from '../../engine/core/rules-system.ts';
import { compileDice } from '../../engine/dice/compile-dice.ts';
import { parseDice } from '../../engine/dice/parse-dice.ts';
import { SYSTEMS } from '../../engine/registry.ts';
import { type OddsShape, oddsChartNames } from '../../reports/charts/odds-charts.ts';
import { resultChartNames } from '../../reports/charts/result-charts.ts';
import type { BookChart } from '../../scenarios/book/book-schema.ts';
import type { DataPath, Fault } from '../../scenarios/data/fault.ts';
import { hint, some } from '../../scenarios/data/nearest.ts';
import { readFigure } from '../../scenarios/gates/read-figure.ts';
import { type LoadedScenario, loadScenario, variantOf } from '../../scenarios/load-scenario.ts';
import type { Varied } from '../../scenarios/variants/parse-vary.ts';
import { compileScenario } from '../../sim/execution/compile-scenario.ts';
import { isScenarioFile } from '../odds/odds-target.ts';
import { parseSpan } from '../odds/read-odds-request.ts';
import { requireReadable } from '../odds/read-odds-table-request.ts';
import { MOST_SWEPT_POINTS, readAxes } from '../read-axes.ts';
import { bookFile } from './book-file.ts';

/** Values of a parameter that are all tried; of more the ends are. */
const MOST_TRIED = 60;

type Asked<Kind extends keyof BookChart> = NonNullable<BookChart[Kind]>;

/**
 * What is wrong with a chart of a book beyond its form: files, paths, values, and names of charts and
 * figures. Nothing is computed or played.
 *
 * @param at where the chart stands in the book
 * @param folder that its files are looked for from
 */
export function chartFaults(entry: BookChart, at: DataPath, folder: string): Fault[] {
  const check = new ChartCheck(at, folder);
  if (entry.table !== undefined) check.table(entry.table);
  if (entry.odds !== undefined) check.odds(entry.odds);
  if (entry.run !== undefined) check.run(entry.run);
  if (entry.sweep !== undefined) check.sweep(entry.sweep);
  return check.faults;
}

/** Collects faults: each check goes on as far as what it needs is right. */
class ChartCheck {
  readonly faults: Fault[] = [];
  private readonly at: DataPath;
  private readonly folder: string;

  constructor(at: DataPath, folder: string) {
    this.at = at;
    this.folder = folder;
  }

  table({ file, vary, set = [], outcome, metric }: Asked<'table'>): void {
    const base = this.scenario(file, set, ['table', 'file'], ['table', 'set']);
    const axes = this.axes(base, vary, ['table', 'vary']);
    if (axes !== undefined) this.attempt(['table', 'vary'], () => requireReadable(axes));
    const compiled = base && this.computable(base, ['table', 'file']);
    if (compiled === undefined) return;
    if (outcome !== undefined) this.name(outcome, compiled.layout.outcomes, ['table', 'outcome']);
    if (metric !== undefined) this.name(metric, compiled.layout.metrics, ['table', 'metric']);
  }

  odds({ of, set = [], show, atLeast }: Asked<'odds'>): void {
    const shapes = of.map((target, i) => this.shapeOf(target, set, i));
    this.attempt(['odds', 'atLeast'], () => parseSpan(atLeast));
    const known = shapes.filter((shape) => shape !== undefined);
    if (show !== undefined && known.length === of.length) this.name(show, oddsChartNames(known), ['odds', 'show']);
  }

  run({ file, chart, set = [] }: Asked<'run'>): void {
    const base = this.scenario(file, set, ['run', 'file'], ['run', 'set']);
    const compiled = base && this.attempt(['run', 'file'], () => compileScenario(SYSTEMS, base.scenario));
    if (compiled) this.name(chart, resultChartNames(compiled.layout), ['run', 'chart']);
  }

  sweep({ file, vary, set = [], metric }: Asked<'sweep'>): void {
    const base = this.scenario(file, set, ['sweep', 'file'], ['sweep', 'set']);
    this.axes(base, vary, ['sweep', 'vary']);
    if (base && metric !== undefined) this.attempt(['sweep', 'metric'], () => readFigure(metric, base));
  }

  /** An expression or a file that the odds are of; undefined where it cannot be read. */
  private shapeOf(target: string, set: readonly string[], index: number): OddsShape | undefined {
    const path = ['odds', 'of', index];
    const place = bookFile(target, this.folder);
    if (!isScenarioFile(place)) return this.attempt(path, () => compileDice(parseDice(target)).layout);
    const base = this.scenario(target, set, path, ['odds', 'set']);
    const compiled = base && this.computable(base, path);
    return base && compiled && { kind: base.scenario.kind, ...compiled.layout };
  }

  /** Reads a scenario; faults of a `set` stand at that. */
  private scenario(
    file: string,
    set: readonly string[],
    path: DataPath,
    setPath: DataPath,
  ): LoadedScenario | undefined {
    return this.attempt(
      path,
      () => loadScenario(bookFile(file, this.folder), { set }),
      (message) => {
        const index = set.findIndex((text) => message.startsWith(`${text}:`));
        return index < 0 ? path : [...setPath, index];
      },
    );
  }

  /** Reads what is varied, and tries the values of each parameter alone; undefined where that is wrong. */
  private axes(
    base: LoadedScenario | undefined,
    vary: readonly string[],
    path: DataPath,
  ): readonly Varied[] | undefined {
    const faults = this.faults.length;
    const axes = vary.flatMap((text, i) => this.attempt([...path, i], () => readAxes([text], MOST_SWEPT_POINTS)) ?? []);
    if (this.faults.length > faults) return undefined;
    this.attempt(path, () => readAxes(vary, MOST_SWEPT_POINTS));
    axes.forEach((axis, i) => {
      const wrong = base && this.firstWrong(base, axis);
      if (wrong !== undefined) this.add([...path, i], wrong);
    });
    return axes;
  }

  /** What keeps the first value that is wrong from being set. */
  private firstWrong(base: LoadedScenario, { path, values }: Varied): string | undefined {
    const tried = values.length <= MOST_TRIED ? values : [values[0], values.at(-1)];
    for (const value of tried) {
      const [message] = messagesOf(() => variantOf(base, [`${path}=${value}`]));
      if (message !== undefined) return message;
    }
    return undefined;
  }

  private computable({ scenario }: LoadedScenario, path: DataPath): CompiledScenario | undefined {
    const compiled = this.attempt(path, () => compileScenario(SYSTEMS, scenario));
    if (compiled === undefined || compiled.exact !== undefined) return compiled;
    this.add(path, `expected what has exact odds: a ${scenario.kind} has none, and is for run or sweep`);
    return undefined;
  }

  private name(given: string, known: readonly string[], path: DataPath): void {
    if (known.includes(given)) return;
    this.add(path, `expected ${some(known)}, got ${JSON.stringify(given)}${hint(given, known)}`);
  }

  /** What a function gives; undefined where it throws, and then its faults are added. */
  private attempt<Value>(
    path: DataPath,
    make: () => Value,
    pathOf: (message: string) => DataPath = () => path,
  ): Value | undefined {
    let made: Value | undefined;
    const messages = messagesOf(() => {
      made = make();
    });
    for (const message of messages) this.add(pathOf(message), message);
    return made;
  }

  private add(path: DataPath, message: string): void {
    this.faults.push({ code: 'chart', path: [...this.at, ...path], message });
  }
}

/** What is wrong with what a function reads: a message each, those of a scenario's own file with the place in it. */
function messagesOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof UsageError) return [withoutOption(error.message)];
    if (!(error instanceof ScenarioError)) throw error;
    return error.problems.map((problem) =>
      problem.message.startsWith('--set ') ? withoutOption(problem.message) : formatProblem(problem),
    );
  }
}

/** Messages that speak of an option, where a book has a key. */
function withoutOption(message: string): string {
  return message.replace(/^(?:--(?:set|vary) (?=\S)|--[a-z-]+: |metric: )/, '');
}
