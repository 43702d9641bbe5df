import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { unpackTally } from '../../engine/core/tally.ts';
import type { TallyLayout } from '../../engine/core/trial-record.ts';
import { UNIT_COUNTS } from '../../engine/core/trial-record.ts';
import { batchOf, sumOfPrints } from './batch-prints.ts';
import { fingerprint, PRINT_WORDS } from './fingerprint.ts';
import type { StoredRange } from './trial-range.ts';

/** Grows when stored tallies are written another way; those of another format are not read. */
export const STORE_FORMAT = 1;

/** No tally is larger by far; a file that swells to more is no tally. */
const MOST_BYTES = 1 << 30;

/** What the digest is taken of. */
interface Body {
  readonly format: number;
  readonly key: string;
  readonly first: number;
  readonly trials: number;
  readonly cutShort: number;
  readonly outcomes: readonly number[];
  /** Decimal text for those beyond 2^53. */
  readonly units: readonly (number | string)[];
  readonly lengths: readonly number[];
  readonly values: readonly number[];
  readonly counts: readonly number[];
  readonly prints: readonly number[];
}

/** A range as a file: gzip of JSON, with the SHA-256 of its own text. Equal ranges are equal files. */
export function encodeRange(key: string, { first, tally, prints }: StoredRange): Uint8Array {
  const { trials, cutShort, outcomes, units, lengths, values, counts } = tally;
  const body: Body = {
    ...{ format: STORE_FORMAT, key, first, trials, cutShort },
    outcomes: Array.from(outcomes),
    units: units.map(writtenSum),
    lengths: Array.from(lengths),
    values: Array.from(values),
    counts: Array.from(counts),
    prints: Array.from(prints),
  };
  return gzipSync(JSON.stringify({ ...body, digest: digestOf(body) }));
}

/** JSON's numbers are exact to 2^53. */
function writtenSum(sum: bigint): number | string {
  return Number.isSafeInteger(Number(sum)) ? Number(sum) : String(sum);
}

/**
 * Reads a file of `encodeRange`.
 *
 * @param layout of what it tallies
 * @throws Error that says what is wrong with it: torn, changed, of another format or of another key
 */
export function decodeRange(key: string, layout: TallyLayout, file: Uint8Array): StoredRange {
  const body = readBody(file);
  if (body.format !== STORE_FORMAT) throw new Error(`it is of format ${body.format}, expected ${STORE_FORMAT}`);
  if (body.key !== key) throw new Error('it is of another scenario, seed or version');
  const { first, trials, cutShort } = body;
  const range = {
    first,
    end: first + trials,
    tally: {
      trials,
      cutShort,
      outcomes: Float64Array.from(body.outcomes),
      units: body.units.map(BigInt),
      lengths: Uint32Array.from(body.lengths),
      values: Float64Array.from(body.values),
      counts: Float64Array.from(body.counts),
    },
    prints: Int32Array.from(body.prints),
  };
  if (!isSound(layout, range)) throw new Error('its counts do not add up');
  return range;
}

function readBody(file: Uint8Array): Body {
  const { digest, ...body } = unzipped(file);
  if (digest !== digestOf(body)) throw new Error('its digest is not that of its content');
  return body as unknown as Body;
}

function unzipped(file: Uint8Array): Record<string, unknown> {
  try {
    return JSON.parse(gunzipSync(file, { maxOutputLength: MOST_BYTES }).toString('utf8')) as Record<string, unknown>;
  } catch (error) {
    throw new Error('it is torn or changed', { cause: error });
  }
}

function digestOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

/** Whether it has the shape of its layout, and its batches make up the whole. */
function isSound(layout: TallyLayout, { first, end, tally, prints }: StoredRange): boolean {
  const cells = tally.lengths.length - layout.metrics.length;
  const batches = batchOf(end - 1) - batchOf(first) + 1;
  return (
    Number.isSafeInteger(first) &&
    first >= 0 &&
    end > first &&
    tally.outcomes.length === layout.outcomes.length &&
    tally.units.length === layout.units.length * UNIT_COUNTS.length &&
    cells >= 0 &&
    cells % 2 === 0 &&
    sum(tally.outcomes) === tally.trials &&
    sum(tally.lengths) === tally.values.length &&
    tally.values.length === tally.counts.length &&
    prints.length === batches * PRINT_WORDS &&
    sumOfPrints(prints).join() === fingerprint(unpackTally(layout, tally)).join()
  );
}

function sum(numbers: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i]!;
  return total;
}
