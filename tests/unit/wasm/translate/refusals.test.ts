import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readProgram } from '../../../../src/wasm/translate/read-program.ts';
import { writeC } from '../../../../src/wasm/translate/write-c.ts';

const FILE = fileURLToPath(new URL('../../../fixtures/translated/refused.ts', import.meta.url));
const SOURCE = readFileSync(FILE, 'utf8');
const PROGRAM = readProgram([FILE]);

/** Functions of the fixture, the piece of each that has no translation as its first line begins, and why. */
const REFUSED = [
  ['quotientKept', 'a / 2', 'a quotient that nothing makes an integer of'],
  ['quotientAdded', 'a / 2 + 1', 'a quotient that nothing makes an integer of'],
  ['quotientNegated', '(a / 2)', 'a quotient that nothing makes an integer of'],
  ['quotientAsCondition', 'a / 2', 'a quotient that nothing makes an integer of'],
  ['quotientCompared', 'a / 2 > 1', 'a quotient that nothing makes an integer of'],
  ['fraction', '0.5', '0.5 is no integer that a number holds exactly'],
  ['wordsChosen', 'a || b', 'expected booleans, as nothing else comes of them'],
  ['power', 'a ** 2', 'an operator without translation'],
  ['plus', '+thing.size', 'an operator without translation'],
  ['rounded', 'Math.round(a / 2)', 'a function without translation'],
  ['threeCompared', 'Math.min(a, b, 3)', 'a function without translation'],
  ['valueOfAssignment', 'b = a', 'an assignment whose value is used'],
  ['valueOfStep', 'b++', 'a step whose value is used'],
  ['textCompared', 'thing.name === thing.next!.name', 'texts compared'],
  ['textAsCondition', 'thing.name', 'a text as a condition'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the piece.
  ['textMade', '`${thing.size}`', 'TemplateExpression has no translation'],
  ['numberMaybe', 'thing.maybe', 'a number or boolean that may be undefined has no C type'],
  ['unionMaybe', 'thing.either', 'a number or boolean that may be undefined has no C type'],
  ['mixedMember', 'thing.mixed', 'expected a number, a boolean, an array, a class or an interface, got number | Thing'],
  ['mixedPair', 'thing.pair', 'expected an array of one type'],
  ['accessor', 'thing.double', 'an accessor has no translation'],
  ['longMember', 'thing.trial', 'a member of 64 bits has no place'],
  ['chained', 'thing.next?.flag', '`?.` has no translation'],
  ['fallbackOfNumber', 'thing.size ?? 3', '`??` on what is no object'],
  ['besideEachOther', 'a > 0 ? thing : a', 'translated_Thing beside int'],
  ['fillsPart', 'thing.sums.fill(1, 2)', 'a call of what is no method of the engine'],
  ['pushes', 'thing.many.push(1)', 'a call of what is no method of the engine'],
  ['mapped', 'thing.many.map((each) => each + 1)', 'a call of what is no method of the engine'],
  ['globalFunction', 'Number', 'a name from outside the function that is no constant'],
  ['notAFunction', '(by: number) => by + 1', 'ArrowFunction has no translation'],
  ['elementOfNumber', '(thing as unknown as Thing[])[0]', 'expected an array'],
  ['walksOverMap', 'for (const key in map) total += key.length;', 'ForInStatement has no translation'],
  ['walksOverText', 'thing.name', 'expected an array'],
  ['repeats', 'do left--;', 'DoStatement has no translation'],
  ['labelled', 'outer: for (let i = 0; i < a; i++) {', 'LabeledStatement has no translation'],
  ['catches', 'try {', 'TryStatement has no translation'],
  ['readsVariable', 'changing', 'a name from outside the function that is no constant'],
  ['readsElsewhere', 'elsewhere', 'a constant without a value'],
  [
    'readsTexts',
    "TEXTS = { first: 'a' }",
    'expected a number, a boolean, an array, a class or an interface, got { first: string; }',
  ],
  ['readsMadeArray', 'ORDER', 'a constant of a module that is neither numbers nor an object'],
  ['patternOfArray', 'thing.pair', 'expected an array of one type'],
  ['patternWithDefault', 'maybe = 3', 'a default in a pattern'],
  ['patternWithRest', '...rest', 'a pattern without translation'],
  ['restOfArguments', '...parts: number[]', 'a rest of arguments has no translation'],
  ['optionalArgument', 'orNothing(a)', 'an argument is missing'],
  ['dependentDefault', 'a * 2', 'a default that is no constant'],
  ['abstractMethod', 'abstract area(): number;', 'a function without a body'],
  ['twoUnits', 'sides.other', 'two types are translated_Unit: expected one of a name in a folder'],
  ['boxOfNumber', 'sides.box', 'expected a class or an interface as type argument'],
  ['withoutConstraint', 'single: Item', 'a type parameter without a constraint'],
  [
    'unknownGeneric',
    'function rosterOf<Item extends Named>(item: Item): Roster<Item> | undefined {',
    'a generic type that nothing else is of',
  ],
  ['addsObject', '(thing as unknown as number) + 1', 'expected a number, got translated_Thing'],
  ['objectBesideNumber', '(thing.next as unknown as number) === thing.size', 'an object beside a number'],
  ['thisOutside', 'this', '`this` outside a method'],
] as const;

function translate(name: string): void {
  writeC(PROGRAM, { entries: [{ file: FILE, name }], bindings: {} });
}

/** Where a piece stands: in the function, or elsewhere if the function does not have it. */
function placeOf(name: string, piece: string): string {
  const first = SOURCE.indexOf(`export function ${name}(`);
  const last = SOURCE.indexOf('\n}\n', first);
  const within = SOURCE.slice(first, last).lastIndexOf(piece);
  const before = SOURCE.slice(0, within < 0 ? SOURCE.indexOf(piece) : first + within).split('\n');
  return `${before.length}:${(before.at(-1) as string).length + 1}`;
}

describe('a piece without translation is named, with its file, line, column and what is wrong', () => {
  it.each(REFUSED)('%s', (name, piece, problem) => {
    expect(() => translate(name)).toThrow(
      expect.objectContaining({
        name: 'TranslationError',
        message: expect.stringContaining(`${FILE}:${placeOf(name, piece)}: ${problem}: ${piece}`),
      }),
    );
  });

  it('in each function of the fixture', () => {
    const names = [...SOURCE.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
    expect(REFUSED.map(([name]) => name)).toEqual(names);
  });
});

it('tells a function that is not there', () => {
  expect(() => translate('nowhere')).toThrow(`no function nowhere in ${FILE}`);
});

it('tells a class that is not there', () => {
  const task = { entries: [], bindings: { Dice: 'NoDice' } };
  expect(() => writeC(PROGRAM, task)).toThrow('no class NoDice');
});
