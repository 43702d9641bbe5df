import { UsageError } from '../../engine/core/errors.ts';

/** Kinds of chart files, as their names end. */
export const CHART_FILES = ['.png', '.svg', '.vl.json'] as const;
export type ChartFileKind = (typeof CHART_FILES)[number];

/** A file named on the command line, or undefined in its place where none was. */
export interface ChartRequest {
  readonly file?: { readonly path: string; readonly kind: ChartFileKind };
}

/**
 * `--chart`, `--chart FILE`.
 *
 * @returns undefined where the option was not given
 * @throws UsageError where the file is of no kind that can be drawn
 */
export function parseChart(path: string | undefined): ChartRequest | undefined {
  if (path === undefined) return undefined;
  if (path === '') return {};
  const kind = CHART_FILES.find((end) => path.toLowerCase().endsWith(end));
  if (kind !== undefined) return { file: { path, kind } };
  throw new UsageError(`--chart: expected a file ${CHART_FILES.join(', ')}, or none as the last option, got "${path}"`);
}
