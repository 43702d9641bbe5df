import { UsageError } from '../../engine/core/errors.ts';
import type { SweepTarget } from '../../reports/sweep/sweep-words.ts';
import { percentHint } from '../../scenarios/gates/percent-hint.ts';
import { readFigure } from '../../scenarios/gates/read-figure.ts';
import type { LoadedScenario } from '../../scenarios/load-scenario.ts';

const TARGET = /^(.+)=\s*(-?\d+(?:\.\d+)?)$/;

/**
 * Reads `--target METRIC=VALUE`: the last equals sign parts them, so that `P(rounds = 5)=0.5` is read too.
 *
 * @throws UsageError where it is not of this form, there is no such metric, or a rate is not from 0 to 1
 */
export function readTarget(text: string, loaded: LoadedScenario): SweepTarget {
  const [, metric, number] = TARGET.exec(text.trim()) ?? [];
  if (metric === undefined || number === undefined) {
    throw new UsageError(`--target ${text}: expected METRIC=VALUE, such as outcome.players=0.5`);
  }
  const { quantity } = readFigure(metric.trim(), loaded);
  const value = Number(number);
  const isRate = quantity.type === 'outcome' || quantity.type === 'probability';
  if (isRate && (value < 0 || value > 1))
    throw new UsageError(`--target ${text}: expected a rate from 0 to 1, got ${number}${percentHint(value)}`);
  return { metric: metric.trim(), value };
}
