import type { RateFigure, SimulationResult } from '../sim/result.ts';
import { formatRate } from './format-rate.ts';
import { headline } from './headline.ts';
import { shortName } from './plain-name.ts';
import { sidesOf } from './sides-of.ts';
import { supportedDecimals } from './supported-decimals.ts';

const LONGEST_NAME = 28;
const MOST_DECIMALS = 3;

/**
 * Which of two sides is favoured and by how much: `players, by 56 points: 78% to 22%`.
 *
 * @returns undefined of what is no fight of two sides, and of a single trial
 */
export function favourText(result: SimulationResult): string | undefined {
  const { outcomes, trials } = result.summary;
  const sides = sidesOf(result).map((name): [string, RateFigure | undefined] => [name, outcomes[name]]);
  const [first, second] = sides.sort(([, a], [, b]) => (b?.rate ?? 0) - (a?.rate ?? 0));
  if (first?.[1] === undefined || second?.[1] === undefined || sides.length !== 2 || trials === 1) return undefined;
  const [[name, ahead], [, behind]] = [first as [string, RateFigure], second as [string, RateFigure]];
  const rates = `${formatRate(ahead)} to ${formatRate(behind)}`;
  if (headline(result).isClose) return `neither for sure: ${rates}`;
  const points = 100 * (ahead.rate - behind.rate);
  const decimals = supportedDecimals(100 * (ahead.high - ahead.low), MOST_DECIMALS);
  return `${shortName(name, LONGEST_NAME)}, by ${points.toFixed(decimals)} points: ${rates}`;
}
