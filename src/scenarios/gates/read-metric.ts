import { hint } from '../data/nearest.ts';
import { COMPARISONS, type Comparison, type GateQuantity } from './gate.ts';

/** What a scenario counts: the labels of its outcomes and the names of its quantities. */
export interface MetricNames {
  readonly outcomes: readonly string[];
  readonly quantities: readonly string[];
}

/** What was expected in place of a text that is no metric. */
export interface NoMetric {
  readonly expected: string;
  /** What may have been meant. */
  readonly hint: string;
}

const PROBABILITY = /^P\(\s*(.+?)\s*(<=|>=|<|>|==|=)\s*(-?\d{1,15})\s*\)$/;
const QUANTILE = /^(.+)\.p(\d{1,2})$/;
const UNDECIDABLE = /\.(sd|min|max)$/;

/**
 * Reads the metric of a gate.
 *
 * @param text such as `outcome.players`, `rounds`, `rounds.p90` or `P(rounds <= 5)`
 * @returns the quantity, or what was expected in its place
 */
export function readMetric(text: string, names: MetricNames): GateQuantity | NoMetric {
  if (text.startsWith('outcome.')) return readOutcome(text.slice('outcome.'.length), names);
  const probability = PROBABILITY.exec(text);
  if (probability) return readProbability(probability, names);
  const quantile = QUANTILE.exec(text);
  if (quantile) return readQuantile(quantile[1] ?? '', Number(quantile[2]) / 100, names);
  if (text.endsWith('.median')) return readQuantile(text.slice(0, -'.median'.length), 0.5, names);
  if (UNDECIDABLE.test(text) && names.quantities.includes(text.replace(UNDECIDABLE, ''))) {
    return { expected: 'expected a mean, .median, .pNN or P(… <= n): .sd, .min and .max cannot be decided', hint: '' };
  }
  return known(text, names) ?? { type: 'mean', metric: text };
}

function readOutcome(label: string, { outcomes }: MetricNames): GateQuantity | NoMetric {
  if (outcomes.includes(label)) return { type: 'outcome', label };
  return { expected: `expected outcome. and one of ${outcomes.join(', ')}`, hint: hint(label, outcomes) };
}

function readProbability(parts: RegExpExecArray, names: MetricNames): GateQuantity | NoMetric {
  const [, metric = '', sign = '', value = ''] = parts;
  const comparison = COMPARISONS.find((each) => each === sign.replace('==', '=')) as Comparison;
  return known(metric, names) ?? { type: 'probability', metric, comparison, value: Number(value) };
}

function readQuantile(metric: string, share: number, names: MetricNames): GateQuantity | NoMetric {
  if (share === 0) return { expected: 'expected a quantile from .p01 to .p99', hint: '' };
  return known(metric, names) ?? { type: 'quantile', metric, share };
}

/** Undefined where the metric is known. */
function known(metric: string, { quantities, outcomes }: MetricNames): NoMetric | undefined {
  if (quantities.includes(metric)) return undefined;
  const expected = `expected outcome.LABEL, P(… <= n) or a counted quantity such as ${quantities.slice(0, 3).join(', ')}`;
  return {
    expected,
    hint: outcomes.includes(metric) ? ` (did you mean "outcome.${metric}"?)` : hint(metric, quantities),
  };
}
