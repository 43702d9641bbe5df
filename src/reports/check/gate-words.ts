import type { GateQuantity } from '../../scenarios/gates/gate.ts';
import type { ChangeResult, GateResult } from '../../sim/gates/gate-result.ts';
import { decidingDecimals } from '../deciding-decimals.ts';
import { exactNumberBeside, exactRateBeside, plainDigits } from '../exact-beside.ts';
import { formatRate, formatShareTo } from '../format-rate.ts';
import { openInterval } from '../open-interval.ts';
import { plainName } from '../plain-name.ts';
import { ROUNDING } from '../rounding.ts';
import { shortNames } from '../short-names.ts';
import { supportedDecimals } from '../supported-decimals.ts';

/** Digits of a distance between exact numbers. */
const EXACT_DIGITS = 5;
/** Decimals of a distance between exact chances, in points: those that it deserves, and those that tell it from 0. */
const POINT_DECIMALS = 2;
const MOST_POINT_DECIMALS = 12;
const LEAST_METRIC = 8;
const MOST_DECIMALS = 4;
const MOST_RATE_DECIMALS = 3;

/** The gate as its file words it: `outcome.players between 0.55 and 0.7`. */
export function gateText({ gate }: GateResult): string {
  return plainName(`${gate.metric} ${gate.demand}`);
}

/** All of them in a column so wide: `outcome.players 0.55 to 0.7`, `rounds ≤ 14`. Of what is too long, the metric is cut. */
export function shortGateTexts(results: readonly GateResult[], width: number): string[] {
  const demands = results.map(({ gate }) => shortDemand(gate.demand));
  const longest = demands.reduce((most, { length }) => Math.max(most, length), 0);
  const metrics = shortNames(
    results.map(({ gate }) => gate.metric),
    Math.max(LEAST_METRIC, width - longest - 1),
  );
  return metrics.map((metric, i) => `${metric} ${demands[i]}`);
}

function shortDemand(demand: string): string {
  return plainName(demand)
    .replace(/^between (\S+) and (\S+)$/, '$1 to $2')
    .replace(/^at least /, '≥ ')
    .replace(/^at most /, '≤ ');
}

/** The figure that was found, with the digits that it deserves: `78.1%`, `17.8`, `26`. */
export function foundText(result: GateResult): string {
  const { estimate, trials, low, high } = result;
  if (trials === 0) return exactText(result);
  if (isShare(result.gate.quantity)) return formatRate({ count: estimate * trials, rate: estimate, low, high });
  return numberText(result, estimate);
}

/** Its interval; `exact` where there is none. */
export function intervalText(result: GateResult): string {
  const { estimate, trials, low, high } = result;
  if (trials === 0) return 'exact';
  if (isShare(result.gate.quantity)) {
    if (estimate === 0 || estimate === 1) return 'a bound';
    const decimals = decimalsOf(result, 100, MOST_RATE_DECIMALS);
    return `${formatShareTo(low, decimals)} to ${formatShareTo(high, decimals)}`;
  }
  const open = openInterval(low, high);
  if (open !== undefined) return open;
  return low === high ? 'certain' : `${endText(result, low)} to ${endText(result, high)}`;
}

/**
 * How far the figure lies beyond a bound, or within the nearest: `8.1 points above`, `3.2 inside`, `< 0.1 inside`;
 * `on the bound` only where it equals it.
 */
export function marginText(result: GateResult): string {
  const { gate, estimate } = result;
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = gate;
  const inside = Math.min(estimate - atLeast, atMost - estimate);
  if (Math.abs(inside) <= ROUNDING) return 'on the bound';
  return `${distanceText(result, Math.abs(inside))} ${inside > 0 ? 'inside' : estimate < atLeast ? 'below' : 'above'}`;
}

/**
 * `outcome.players was 70.0% and is 78.1%: changed by 6.2 to 10.1 points`.
 *
 * @param tolerance how much it may change, 0 to 1: the digits show whether it did by more
 */
export function changeText({ outcome, baseline, estimate, low, high }: ChangeResult, tolerance: number): string {
  const isExact = low === high;
  const supported = isExact ? MOST_RATE_DECIMALS : supportedDecimals(50 * (high - low), MOST_RATE_DECIMALS);
  const bounds = [-100 * tolerance, 100 * tolerance];
  const decimals = decidingDecimals([100 * low, 100 * high], bounds, supported);
  const points = (share: number) => (100 * share).toFixed(decimals).replace(/^-(?=[0.]+$)/, '');
  const percent = (share: number) => (isExact ? `${points(share)}%` : formatShareTo(share, supported));
  const changed = isExact ? points(low) : `${points(low)} to ${points(high)}`;
  return `outcome.${plainName(outcome)} was ${percent(baseline)} and is ${percent(estimate)}: changed by ${changed} points`;
}

function isShare({ type }: GateQuantity): boolean {
  return type === 'outcome' || type === 'probability';
}

/** The digits show on which side of each bound it lies. */
function exactText({ gate, estimate }: GateResult): string {
  const bounds = boundsOf(gate).filter((bound) => Math.abs(estimate - bound) > ROUNDING);
  return (isShare(gate.quantity) ? exactRateBeside : exactNumberBeside)(estimate, bounds);
}

function distanceText(result: GateResult, distance: number): string {
  const { trials, gate, low, high } = result;
  if (!isShare(gate.quantity)) {
    if (trials === 0 || gate.quantity.type === 'quantile') return plainDigits(distance, EXACT_DIGITS);
    return aboveZero(distance, decimalsFor(result));
  }
  const points = 100 * distance;
  const text =
    trials === 0
      ? points.toFixed(decidingDecimals([points], [0], POINT_DECIMALS, MOST_POINT_DECIMALS))
      : aboveZero(points, supportedDecimals(50 * (high - low), POINT_DECIMALS));
  return `${text} ${text === '1' || text === '< 1' ? 'point' : 'points'}`;
}

/** An end of the interval of a number, with the digits that show on which side of the gate's bounds it lies. */
function endText(result: GateResult, end: number): string {
  if (result.gate.quantity.type === 'quantile') return String(end);
  const text = end.toFixed(decimalsOf(result, 1, MOST_DECIMALS));
  return Number(text) === 0 ? text.replace('-', '') : text;
}

function boundsOf({ atLeast, atMost }: GateResult['gate']): number[] {
  return [atLeast, atMost].filter((bound) => bound !== undefined);
}

/** A distance that is not 0: `0.3`, `< 0.1`. */
function aboveZero(distance: number, decimals: number): string {
  const text = distance.toFixed(decimals);
  return Number(text) === 0 ? `< ${(10 ** -decimals).toFixed(decimals)}` : text;
}

function decimalsOf({ gate, low, high }: GateResult, scale: number, most: number): number {
  const bounds = boundsOf(gate).map((bound) => scale * bound);
  const least = supportedDecimals((scale * (high - low)) / 2, most);
  return decidingDecimals([scale * low, scale * high], bounds, least);
}

function numberText(result: GateResult, value: number): string {
  if (result.gate.quantity.type === 'quantile') return String(value);
  const text = value.toFixed(decimalsFor(result));
  return Number(text) === 0 ? text.replace('-', '') : text;
}

function decimalsFor({ low, high }: GateResult): number {
  return supportedDecimals((high - low) / 2, MOST_DECIMALS);
}
