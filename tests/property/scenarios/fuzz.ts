import { readdirSync, readFileSync } from 'node:fs';
import { fc } from '@fast-check/vitest';
import { expect } from 'vitest';
import { stringify } from 'yaml';
import { formatProblem, ScenarioError, UsageError } from '../../../src/engine/core/errors.ts';
import { parseDice } from '../../../src/engine/dice/parse-dice.ts';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import { type LoadedScenario, parseScenario } from '../../../src/scenarios/load-scenario.ts';
import { parseVary } from '../../../src/scenarios/variants/parse-vary.ts';
import { odds } from '../../../src/sim/odds/odds.ts';
import { mutatedData } from './mutated-data.ts';

/** A file that takes longer is as good as one that hangs. */
const LONGEST_MS = 20_000;

/** What a fuzzed input may do: give a right result, or fail as a caller's or an author's fault, in words and soon. */
function survives(act: () => unknown): void {
  const start = performance.now();
  try {
    act();
  } catch (error) {
    if (error instanceof ScenarioError) expectProblems(error);
    else if (error instanceof UsageError) expectWords(error.message);
    else throw error;
  }
  expect(performance.now() - start).toBeLessThan(LONGEST_MS);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
}

function expectProblems({ problems }: ScenarioError): void {
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) {
    expectWords(formatProblem(problem));
    const { file, line, column } = problem;
    // What was set from outside has no place in the file.
    if (!problem.message.startsWith('--set ')) expect(Math.min(line ?? 0, column ?? 0), file).toBeGreaterThan(0);
  }
}

function expectWords(message: string): void {
  expect(message).not.toMatch(/undefined|\[object|Invalid input/);
  expect(message.length).toBeGreaterThan(8);
}

/** Loads a text and, if it is a scenario, compiles it and plays a trial. */
export function loadAndPlay(text: string, set: readonly string[] = []): void {
  survives(() => playOne(parseScenario(text, 'fuzzed.yaml', { set })));
}

function playOne({ scenario }: LoadedScenario): void {
  const system = SYSTEMS[scenario.system];
  const compiled = system?.compile(scenario);
  const runner = compiled?.createRunner(1);
  runner?.play(0);
  expect(compiled?.layout.outcomes[runner?.record.outcome ?? -1]).toBeTypeOf('string');
}

/** Whatever changes the structure of a shipped file, as JSON and as YAML. */
export const structures = fc
  .tuple(mutatedData, fc.boolean())
  .map(([data, asJson]) => (asJson ? JSON.stringify(data) : stringify(data)) ?? '');

const TEXTS = readdirSync('scenarios')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(`scenarios/${name}`, 'utf8'));
const SIGNS = [
  '\t',
  '\n',
  ': ',
  '- ',
  '? ',
  '{',
  '}',
  '[',
  ']',
  ',',
  '"',
  "'",
  '#',
  '|',
  '>',
  '%',
  '@',
  '`',
  '\0',
  '&a ',
  '*a ',
  '!!',
  '<<: *a',
  '---\n',
  '\ufeff',
  '\u2028',
  '\ud800',
  '\u001b',
];

/** Bytes of a shipped file taken away, put in and doubled. */
export const texts = fc
  .tuple(
    fc.constantFrom(...TEXTS),
    fc.array(
      fc.tuple(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(20),
        fc.oneof(fc.constantFrom(...SIGNS), fc.string({ maxLength: 4 })),
      ),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
  )
  .map(([text, edits]) =>
    edits.reduce((here, [share, removed, put]) => {
      const at = Math.floor(share * here.length);
      return here.slice(0, at) + put + here.slice(at + removed);
    }, text),
  );

const DICE = [
  'd',
  '2d6',
  'd10!',
  '4d6kh3',
  '4d6kl1',
  '!',
  '!!',
  '+',
  '-',
  '*',
  '/',
  '(',
  ')',
  ' ',
  ' vs ',
  'r1',
  'r<3',
  '>=7',
  's',
  '%',
  'd%',
  'd0',
  'd1!',
  '0d6',
  '999d999',
  '1e9',
  '9'.repeat(30),
  '[1,2,3]',
  'd[1..6]',
  '..',
  ',',
  'x',
  '\0',
  '½',
];

/** Scraps of dice expressions in any order. */
export const expressions = fc
  .array(fc.oneof(fc.constantFrom(...DICE), fc.string({ maxLength: 3 })), { maxLength: 8 })
  .map((scraps) => scraps.join(''));

/** Reads an expression and computes its odds. */
export function rollAndCompute(text: string): void {
  survives(() => {
    parseDice(text);
    const { figures, leftOut } = odds(text);
    for (const { rows } of Object.values(figures)) {
      const total = rows.reduce((sum, { probability }) => sum + probability, leftOut);
      expect(total).toBeCloseTo(1, 9);
    }
  });
}

const PATHS = [
  ...[
    'trials',
    'seed',
    'name',
    'system',
    'kind',
    'format',
    'rules',
    'rules.successStep',
    'rules.maxRounds',
    'rules.x.y',
  ],
  ...['sides.players.units.Medic.skills.shoot', 'sides.players.units.0', 'sides.players', 'armory.pistol.damage'],
  ...[
    'expect.0.atLeast',
    'actor.rating.value',
    'a."b.c".d',
    '"',
    '.',
    '',
    '__proto__.polluted',
    'constructor.prototype.polluted',
  ],
  ...['sides.__proto__.polluted', 'sides.players.units.Medic.skills.shoot.auto', 'toString', 'sides.players.units.-1'],
];
const SET_VALUES = [
  '6',
  '-1',
  '1e999',
  '.nan',
  'true',
  'null',
  '',
  '3s1',
  '[]',
  '{}',
  '[1, {a: 2}]',
  '{__proto__: {polluted: 1}}',
  '"',
  '&a x',
  '*a',
  '!!js x',
  '\u001b',
  '-',
  '- 1',
  'a: b',
  '1..5',
  '1..5:0',
  '5..1',
  '1..1e9',
  '0..1:1e-9',
  'a,b,,c',
  'x,x',
];

/** `PATH=VALUE`, or nearly so. */
export const assignments = fc
  .tuple(
    fc.oneof(fc.constantFrom(...PATHS), fc.string({ maxLength: 8 })),
    fc.constantFrom('=', '=', '=', '', '=='),
    fc.oneof(fc.constantFrom(...SET_VALUES), fc.string({ maxLength: 8 }), fc.json()),
  )
  .map((parts) => parts.join(''));

const FIREFIGHT = readFileSync('scenarios/firefight.yaml', 'utf8');
const CHECK = readFileSync('scenarios/plain-roll.yaml', 'utf8');

/** Carries assignments out as `--set`, and each as `--vary`. */
export function setAndVary(sets: readonly string[]): void {
  loadAndPlay(FIREFIGHT, sets);
  loadAndPlay(CHECK, sets);
  for (const text of sets) survives(() => expect(parseVary(text, 100).values.length).toBeLessThanOrEqual(100));
}
