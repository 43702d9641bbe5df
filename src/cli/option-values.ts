import { UsageError } from '../engine/core/errors.ts';
import { CHART_THEMES, type ChartTheme } from '../reports/charts/chart-style.ts';
import { MOST_THREADS, MOST_TRIALS } from '../sim/run-limits.ts';
import { INTERVAL_METHODS, type IntervalMethod } from '../sim/statistics/intervals.ts';
import type { Shard } from '../sim/store/run-record.ts';

const MOST_SHARDS = 1000;
/** More rows than any spreadsheet takes. */
const MOST_SAMPLES = 1e6;

const SUFFIXES: Readonly<Record<string, number>> = { '': 0, k: 3, M: 6, G: 9 };

/** `--trials`: 1 to 1e12, as `1000000`, `1_000_000`, `1e6` or `1M`. */
export function parseTrials(text: string | undefined): number | undefined {
  return parseInteger('--trials', text, 1, MOST_TRIALS);
}

/** `--max-trials`: 1 to 1e12, as `--trials`. */
export function parseMaxTrials(text: string | undefined): number | undefined {
  return parseInteger('--max-trials', text, 1, MOST_TRIALS);
}

/** `--seed`: 0 to 2^53 − 1. */
export function parseSeed(text: string | undefined): number | undefined {
  return parseInteger('--seed', text, 0, Number.MAX_SAFE_INTEGER);
}

/** `--trial`: index of a trial, 0 to 2^53 − 1. */
export function parseTrial(text: string | undefined): number | undefined {
  return parseInteger('--trial', text, 0, Number.MAX_SAFE_INTEGER);
}

/** `--nth`: 1 to 1e12. */
export function parseNth(text: string | undefined): number | undefined {
  return parseInteger('--nth', text, 1, MOST_TRIALS);
}

/** `--threads`: 0 to 256. */
export function parseThreads(text: string | undefined): number | undefined {
  return parseInteger('--threads', text, 0, MOST_THREADS);
}

/** `--samples`: 1 to 1e6. */
export function parseSamples(text: string | undefined): number | undefined {
  return parseInteger('--samples', text, 1, MOST_SAMPLES);
}

/** `--shard`: `I/N`, part I of N. */
export function parseShard(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [, index = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= of && of <= MOST_SHARDS) return { index, of };
  throw new UsageError(`--shard: expected I/N, part I of N, N up to ${MOST_SHARDS}, such as 2/4, got "${text}"`);
}

/** `--confidence`: above 0 and below 1. */
export function parseConfidence(text: string | undefined): number | undefined {
  return parseShare('--confidence', text, 1);
}

/** `--precision`: above 0 and below 0.5. */
export function parsePrecision(text: string | undefined): number | undefined {
  return parseShare('--precision', text, 0.5);
}

/** A number above 0 and below a limit. */
export function parseShare(option: string, text: string | undefined, below: number): number | undefined {
  if (text === undefined) return undefined;
  const value = /^(\d+\.?\d*|\.\d+)(e-\d{1,2})?$/i.test(text) ? Number(text) : 0;
  if (value > 0 && value < below) return value;
  throw new UsageError(`${option}: expected a number above 0 and below ${below}, got "${text}"`);
}

/** `--interval`: `wilson` or `clopper-pearson`. */
export function parseInterval(text: string | undefined): IntervalMethod | undefined {
  return text === undefined ? undefined : parseChoice('--interval', text, INTERVAL_METHODS);
}

/** `--theme`: `screen` or `print`. */
export function parseTheme(text: string | undefined): ChartTheme | undefined {
  return text === undefined ? undefined : parseChoice('--theme', text, CHART_THEMES);
}

/**
 * `--format`: a comma list of the known formats, in their order, each once.
 *
 * @returns all of them where the option was not given
 */
export function parseFormats<Format extends string>(text: string | undefined, known: readonly Format[]): Format[] {
  if (text === undefined) return [...known];
  const chosen = new Set(text.split(',').map((name) => parseChoice('--format', name.trim(), known)));
  return known.filter((format) => chosen.has(format));
}

function parseInteger(option: string, text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined) return undefined;
  const [, mantissa, exponent = '0', suffix = ''] =
    /^(\d+(?:_\d+)*(?:\.\d+)?)(?:e\+?(\d{1,3}))?([kMG]?)$/i.exec(text) ?? [];
  const scale = SUFFIXES[suffix] ?? SUFFIXES[suffix.toLowerCase()] ?? SUFFIXES[suffix.toUpperCase()] ?? 0;
  // Read as one decimal number, so that 1.1M is exactly 1100000.
  const value =
    mantissa === undefined ? Number.NaN : Number(`${mantissa.replaceAll('_', '')}e${Number(exponent) + scale}`);
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value;
  throw new UsageError(`${option}: expected an integer from ${min} to ${showBound(max)}, got "${text}"`);
}

function showBound(bound: number): string {
  if (bound === MOST_TRIALS) return '1e12';
  return bound === Number.MAX_SAFE_INTEGER ? '9007199254740991 (2^53 − 1)' : String(bound);
}

function parseChoice<Choice extends string>(option: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((name) => name === text);
  if (choice !== undefined) return choice;
  throw new UsageError(`${option}: expected ${choices.join(', ')}, got "${text}"`);
}
