import { readFileSync } from 'node:fs';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { ScenarioError } from '../../../src/engine/core/errors.ts';
import { parseScenario } from '../../../src/scenarios/load-scenario.ts';

const FIREFIGHT = readFileSync('scenarios/firefight.yaml', 'utf8');
const LINES = FIREFIGHT.split('\n');

/** Scraps that mean something to YAML, to JavaScript or to scenarios. */
const SCRAPS = [
  ...['\t', '  ', '\n', ':', ': ', '- ', '? ', '{', '}', '[', ']', ',', '"', "'", '#', '|', '>', '%', '@', '`', '\0'],
  ...['&a ', '*a', '<<: *a', '!!binary ', '!x ', '---\n', '...\n', '%YAML 1.1\n', '\ufeff', '\u2028', '\ud800'],
  ...[
    '.nan',
    '-.inf',
    '1e999',
    '-0',
    '0x1F',
    '1_000',
    'null',
    '~',
    'true',
    '9'.repeat(40),
    '-1',
    '2.5',
    '""',
    '{}',
    '[]',
  ],
  ...['__proto__', 'constructor', 'toString', 'draw', 'timeout', 'like: Rifle', 'count: 1001', '5s1', '3d4s1', '50%'],
];

const scrap = fc.oneof(fc.constantFrom(...SCRAPS), fc.string({ maxLength: 8 }), fc.constantFrom(...LINES));

type Edit = readonly [at: number, removed: number, put: string];
const edit: fc.Arbitrary<Edit> = fc.tuple(fc.nat(FIREFIGHT.length), fc.nat(30), scrap);

function edited(text: string, edits: readonly Edit[]): string {
  return edits.reduce((here, [at, removed, put]) => here.slice(0, at) + put + here.slice(at + removed), text);
}

function movedLines(moves: readonly (readonly [from: number, to: number])[]): string {
  const lines = [...LINES];
  for (const [from, to] of moves) lines.splice(to, 0, ...lines.splice(from, 1));
  return lines.join('\n');
}

/** Loads, or fails as a file may fail. */
function load(text: string): void {
  try {
    const { scenario, hash } = parseScenario(text, 'mutated.yaml');
    const again = parseScenario(JSON.stringify(scenario), 'mutated.json');
    expect(again.hash).toBe(hash);
    expect(again.scenario).toEqual(scenario);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    expect(error.problems.length).toBeGreaterThan(0);
    for (const { message, line = 1, column = 1 } of error.problems) {
      expect(message).not.toMatch(/undefined|\[object|Invalid input/);
      expect(Math.min(line, column)).toBeGreaterThan(0);
    }
  }
}

/** Enough for a slow machine; a file that makes the reader hang fails. */
const LIMIT_MS = 60_000;
const move = fc.tuple(fc.nat(LINES.length), fc.nat(LINES.length));

describe('a mutated firefight loads, or has problems', () => {
  it.prop([fc.array(edit, { minLength: 1, maxLength: 4 })], { numRuns: 80, seed: 1 })(
    'edits',
    (edits) => load(edited(FIREFIGHT, edits)),
    LIMIT_MS,
  );

  it.prop([fc.array(move, { minLength: 1, maxLength: 5 })], { numRuns: 40, seed: 2 })(
    'moved lines',
    (moves) => load(movedLines(moves)),
    LIMIT_MS,
  );

  it.prop([fc.nat(LINES.length - 1), fc.jsonValue()], { numRuns: 40, seed: 3 })(
    'other values',
    (at, value) => load(LINES.map((line, index) => (index === at ? withValue(line, value) : line)).join('\n')),
    LIMIT_MS,
  );

  it.prop([fc.jsonValue()], { numRuns: 40, seed: 4 })('any JSON', (value) => load(JSON.stringify(value)), LIMIT_MS);
});

function withValue(line: string, value: unknown): string {
  return line.replace(/:.*$/, () => `: ${JSON.stringify(value)}`);
}
