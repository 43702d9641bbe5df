import { readdirSync, readFileSync } from 'node:fs';
import { fc } from '@fast-check/vitest';
import { parse } from 'yaml';

/** The data of every shipped scenario. */
const SHIPPED: readonly unknown[] = readdirSync('scenarios')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => parse(readFileSync(`scenarios/${name}`, 'utf8')) as unknown);

/** Keys that mean something to JavaScript, to a file system or to scenarios. */
const KEYS = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'length', 'then', '0', '-1'],
  ...['', ' ', '.', '..', '../x', 'a.b', 'draw', 'timeout', 'like', 'count', 'name', 'rules', 'sides', 'tactics', 'if'],
  ...['\u001b[31m', 'x\u0000y', '\u202eabc', '=1+1', '<b>', 'é', '\ud800', 'x'.repeat(300)],
];

/** Values of every type, those at the ends of ranges, and texts that something could take for more than a text. */
const VALUES: readonly unknown[] = [
  ...[null, true, false, [], {}, [[]], [null], { '': null }, '', ' ', 'true', 'null', '~'],
  ...[0, -0, 1, -1, 2, 0.5, 1e-320, 64, 100, 1000, 1e6, 1e9, 2 ** 31, 2 ** 32, 2 ** 53, 1e21, 1e308, -1e308],
  ...[
    '3s1',
    '0s0',
    '-1s9',
    '99s99',
    '1e9d1e9',
    '3d4s1',
    '0d0',
    'd10!',
    '2d6+3',
    'strength+2',
    '50%',
    'Punch',
    'pistol',
  ],
  ...['../../x', '/etc/passwd', '=HYPERLINK("x")', '<script>', '\u001b]0;x\u0007', '\ud800', 'x'.repeat(5000)],
];

const key = fc.oneof(fc.constantFrom(...KEYS), fc.string({ maxLength: 6 }));
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...VALUES) },
  fc.double(),
  fc.integer(),
  fc.jsonValue(),
);

/** One change: which place of the data, by a number that is taken modulo the places, and what to do there. */
type Change = readonly [place: number, other: number, act: (typeof ACTS)[number], key: string, value: unknown];

const ACTS = ['delete', 'replace', 'rename', 'double', 'add', 'swap', 'scale', 'wrap'] as const;
const change: fc.Arbitrary<Change> = fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...ACTS), key, value);

/** Data of a shipped scenario with a few changes in it. */
export const mutatedData: fc.Arbitrary<unknown> = fc
  .tuple(fc.nat(SHIPPED.length - 1), fc.array(change, { minLength: 1, maxLength: 4 }))
  .map(([index, changes]) => changes.reduce(changed, structuredClone(SHIPPED[index])));

interface Place {
  readonly holder: Record<string, unknown> | unknown[];
  readonly name: string;
}

function changed(data: unknown, [at, otherAt, act, name, value]: Change): unknown {
  const places = placesOf(data);
  const place = places[at % Math.max(1, places.length)];
  const other = places[otherAt % Math.max(1, places.length)];
  if (place === undefined || other === undefined) return value;
  const own = get(place);
  const acts: Readonly<Record<typeof act, () => void>> = {
    delete: () => remove(place),
    replace: () => put(place, value),
    rename: () => {
      remove(place);
      put({ ...place, name: near(place.name, name) }, own);
    },
    double: () => add(place.holder, name, structuredClone(own)),
    add: () => add(place.holder, name, value),
    swap: () => {
      const copy = structuredClone(get(other));
      put(other, structuredClone(own));
      put(place, copy);
    },
    scale: () => put(place, typeof own === 'number' ? own * 10 ** ((otherAt % 25) - 6) : value),
    wrap: () => put(place, otherAt % 2 === 0 ? [own] : { [name]: own }),
  };
  acts[act]();
  return data;
}

/** A misspelling of a name, or another name. */
function near(name: string, other: string): string {
  return other.length % 2 === 0 ? `${name}x` : other;
}

function placesOf(data: unknown, found: Place[] = []): Place[] {
  if (typeof data !== 'object' || data === null) return found;
  for (const name of Object.keys(data)) {
    const place = { holder: data as Place['holder'], name };
    found.push(place);
    placesOf(get(place), found);
  }
  return found;
}

function get({ holder, name }: Place): unknown {
  return (holder as Record<string, unknown>)[name];
}

/** As a parser would put it, `__proto__` too. */
function put({ holder, name }: Place, value: unknown): void {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}

function add(holder: Place['holder'], name: string, value: unknown): void {
  if (Array.isArray(holder)) holder.push(value);
  else put({ holder, name }, value);
}

function remove({ holder, name }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else delete holder[name];
}
