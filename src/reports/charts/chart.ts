import type { TopLevelSpec } from 'vega-lite';

/** A chart of a result. */
export interface Chart {
  /** Of its files, without extension. */
  readonly name: string;
  /** Says the finding; on one line, however long. */
  readonly title: string;
  /** Trials, interval, what is shown, of what. */
  readonly subtitle: string;
  /** A Vega-Lite spec with its data, that opens anywhere as it is. */
  readonly spec: TopLevelSpec;
}

/** The name of a chart of one quantity of several, fit for a file. */
export function nameWith(name: string, metric: string): string {
  return `${name}-${metric.replace(/[^A-Za-z0-9.-]+/g, '-')}`;
}
