import type { OddsFigure, OddsResult } from '../../sim/odds/odds-result.ts';
import { plainName, shortName } from '../plain-name.ts';
import { supportedDecimals } from '../supported-decimals.ts';
import { formatExact } from './format-chance.ts';

/** Most modes that are listed. */
const MOST_MODES = 4;

/** An expression as it stands in tables and charts: on one line, cut where it is too long. */
export function oddsName({ name }: Pick<OddsResult, 'name'>, most: number): string {
  return shortName(plainName(name), most);
}

/** The first quantity: the total of an expression, the margin of a comparison. */
export function mainFigure({ figures }: OddsResult): readonly [metric: string, figure: OddsFigure] | undefined {
  return Object.entries(figures)[0];
}

/** The most likely values: `7`, `10, 11`, `1 to 6 alike`. */
export function modeText({ modes }: Pick<OddsFigure, 'modes'>): string {
  if (modes.length <= MOST_MODES) return modes.join(', ');
  const [first, last] = [modes[0] as number, modes.at(-1) as number];
  return last - first === modes.length - 1 ? `${first} to ${last} alike` : `${modes.length} values alike`;
}

/** A quantity's mean: of an estimate with no more digits than its interval supports. */
export function meanText({ estimate }: OddsResult, metric: string, { mean }: OddsFigure): string {
  const interval = estimate?.means[metric];
  if (interval === undefined || interval.high === interval.low) return formatExact(mean);
  return (Number(mean.toFixed(supportedDecimals((interval.high - interval.low) / 2, 4))) + 0).toString();
}

/** A quantity's spread: of an estimate to three digits. */
export function sdText({ estimate }: OddsResult, { sd }: OddsFigure): string {
  return estimate === undefined ? formatExact(sd) : String(Number(sd.toPrecision(3)));
}
