import type { GateQuantity } from '../../scenarios/gates/gate.ts';
import type { ChangeResult, GateResult } from '../../sim/gates/gate-result.ts';
import { formatRate, formatRateInterval } from '../format-rate.ts';
import { plainName } from '../plain-name.ts';
import { supportedDecimals } from '../supported-decimals.ts';

const EXACT_DIGITS = 5;
const MOST_DECIMALS = 4;

/** The gate as its file words it: `outcome.players between 0.55 and 0.7`. */
export function gateText({ gate }: GateResult): string {
  return plainName(`${gate.metric} ${gate.demand}`);
}

/** The same shorter, for a column: `outcome.players 0.55 to 0.7`. */
export function shortGateText(result: GateResult): string {
  return gateText(result).replace(/ between (\S+) and (\S+)$/, ' $1 to $2');
}

/** The figure that was found, with the digits that it deserves: `78.1%`, `17.8`, `26`. */
export function foundText(result: GateResult): string {
  const { estimate, trials, low, high } = result;
  if (trials === 0) return exactText(result, estimate);
  if (isShare(result.gate.quantity)) return formatRate({ count: estimate * trials, rate: estimate, low, high });
  return numberText(result, estimate);
}

/** Its interval; `exact` where there is none. */
export function intervalText(result: GateResult): string {
  const { estimate, trials, low, high } = result;
  if (trials === 0) return 'exact';
  if (isShare(result.gate.quantity)) {
    return formatRateInterval({ count: 0, rate: estimate, low, high }) || 'a bound';
  }
  if (!Number.isFinite(low)) return Number.isFinite(high) ? `at most ${high}` : 'any value';
  if (!Number.isFinite(high)) return `at least ${low}`;
  return low === high ? 'certain' : `${numberText(result, low)} to ${numberText(result, high)}`;
}

/** How far the figure lies beyond a bound, or within the nearest: `8.1 points above`, `3.2 inside`. */
export function marginText(result: GateResult): string {
  const { gate, estimate } = result;
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = gate;
  const by = estimate < atLeast ? atLeast - estimate : estimate > atMost ? estimate - atMost : 0;
  if (by > 1e-9) return `${distanceText(result, by)} ${estimate < atLeast ? 'below' : 'above'}`;
  return `${distanceText(result, Math.max(0, Math.min(estimate - atLeast, atMost - estimate)))} inside`;
}

/** `players: 78.1% then, 74.0% now, 4.1 points less (3.2 to 5.0)`. */
export function changeText({ outcome, baseline, estimate, low, high }: ChangeResult): string {
  const points = (share: number) => (100 * share).toFixed(2);
  return `outcome.${plainName(outcome)} was ${points(baseline)}% and is ${points(estimate)}%: changed by ${points(low)} to ${points(high)} points`;
}

function isShare({ type }: GateQuantity): boolean {
  return type === 'outcome' || type === 'probability';
}

function exactText({ gate }: GateResult, value: number): string {
  if (isShare(gate.quantity)) return `${Number((100 * value).toPrecision(EXACT_DIGITS))}%`;
  return String(Number(value.toPrecision(EXACT_DIGITS)));
}

function distanceText(result: GateResult, distance: number): string {
  if (result.trials === 0 && !isShare(result.gate.quantity)) return exactText(result, distance);
  if (!isShare(result.gate.quantity)) return numberText(result, distance);
  const points = 100 * distance;
  const half = result.trials === 0 ? 0.01 : 50 * (result.high - result.low);
  const text = points.toFixed(supportedDecimals(half, 2));
  return `${text} ${text === '1' ? 'point' : 'points'}`;
}

function numberText({ gate, low, high }: GateResult, value: number): string {
  if (gate.quantity.type === 'quantile') return String(value);
  const text = value.toFixed(supportedDecimals((high - low) / 2, MOST_DECIMALS));
  return Number(text) === 0 ? text.replace('-', '') : text;
}
