import { availableParallelism } from 'node:os';
import { type ChartStyle, chartStyle } from '../../reports/charts/chart-style.ts';
import { REPORT_FORMATS, type ReportFormat } from '../../reports/write-report.ts';
import type { PairOptions } from '../../sim/pairs/play-pairs.ts';
import { parseConfidence, parseFormats, parseSeed, parseTheme, parseThreads, parseTrials } from '../option-values.ts';
import type { PairArguments } from './pair-arguments.ts';

/** What a command that plays variants in pairs was asked for, read and in range. */
export interface PairRequest {
  readonly play: Pick<PairOptions, 'trials' | 'seed' | 'confidence'> & { readonly threads: number };
  readonly set: readonly string[];
  /** Texts of metrics; none where the default is wanted. */
  readonly metrics: readonly string[];
  readonly out: string;
  readonly formats: readonly ReportFormat[];
  /** Of the charts that are written as files. */
  readonly style: ChartStyle;
  readonly json: boolean;
  readonly quiet: boolean;
}

/** @throws UsageError where an option's value is wrong */
export function readPairRequest(given: PairArguments): PairRequest {
  const set = [given.set ?? []].flat();
  return {
    play: {
      trials: parseTrials(given.trials),
      seed: parseSeed(given.seed),
      threads: parseThreads(given.threads) ?? availableParallelism(),
      confidence: parseConfidence(given.confidence),
    },
    set,
    metrics: [given.metric ?? []].flat(),
    out: given.out,
    formats: parseFormats(given.format, REPORT_FORMATS),
    style: chartStyle(parseTheme(given.theme), set),
    json: given.json ?? false,
    quiet: given.quiet ?? false,
  };
}
