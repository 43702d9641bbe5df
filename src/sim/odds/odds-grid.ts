import { UsageError } from '../../engine/core/errors.ts';
import type { OddsResult } from './odds-result.ts';

/** A place in a scenario file and the values that it takes. */
export interface GridAxis {
  readonly path: string;
  readonly values: readonly string[];
}

/** The odds with one value of each axis. */
export interface GridPoint {
  /** One an axis. */
  readonly values: readonly string[];
  readonly result: OddsResult;
  /** What the table shows here: the chance of the outcome, or the mean of the quantity. */
  readonly shown: number;
}

/** The figure that a table shows. */
export interface GridFigure {
  readonly type: 'outcome' | 'metric';
  readonly name: string;
}

/** Odds over one parameter of a scenario, or over two: the table that a rulebook prints. */
export interface OddsGrid {
  /** Of the scenario. */
  readonly name: string;
  /** One or two: columns, then rows. */
  readonly axes: readonly GridAxis[];
  readonly figure: GridFigure;
  /** Row by row: the first axis runs fastest. */
  readonly points: readonly GridPoint[];
}

/** What a table is to show: the first outcome where nothing is said. */
export interface GridChoice {
  readonly outcome?: string | undefined;
  readonly metric?: string | undefined;
}

/**
 * Computes the odds at each point of a table.
 *
 * @param axes one or two
 * @param oddsAt the odds with one value of each axis
 * @throws UsageError where there is no such outcome or quantity; whatever `oddsAt` throws
 */
export function oddsGrid(
  axes: readonly GridAxis[],
  choice: GridChoice,
  oddsAt: (values: readonly string[]) => OddsResult,
): OddsGrid {
  const [columns, rows] = axes;
  const combinations = (rows?.values ?? ['']).flatMap((row) =>
    (columns?.values ?? []).map((column) => (rows === undefined ? [column] : [column, row])),
  );
  const results = combinations.map((values) => ({ values, result: oddsAt(values) }));
  const figure = figureOf(choice, results[0]?.result);
  const points = results.map((point) => ({ ...point, shown: shownOf(figure, point.result) }));
  return { name: results[0]?.result.name ?? '', axes, figure, points };
}

function figureOf({ outcome, metric }: GridChoice, first: OddsResult | undefined): GridFigure {
  if (metric !== undefined) return { type: 'metric', name: metric };
  return { type: 'outcome', name: outcome ?? Object.keys(first?.outcomes ?? {})[0] ?? '' };
}

function shownOf({ type, name }: GridFigure, { outcomes, figures }: OddsResult): number {
  const known = type === 'outcome' ? outcomes : figures;
  if (!Object.hasOwn(known, name)) {
    throw new UsageError(`--${type}: expected ${Object.keys(known).join(', ')}, got "${name}"`);
  }
  return type === 'outcome' ? (outcomes[name] as number) : (figures[name]?.mean as number);
}
