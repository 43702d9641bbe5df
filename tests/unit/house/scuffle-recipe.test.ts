import { expect, it } from 'vitest';
import { examplesOf } from '../../e2e/docs-examples.ts';
import { readFilesBelow, readProjectFile } from './project.ts';

const PATH = 'docs/ADDING-A-SYSTEM.md';
const FIXTURE = 'tests/fixtures/scuffle/';

/** Code without its layout, as it would stand in the folder of a system. */
const plain = (text: string) => text.replaceAll('../../../src/engine/', '../../').replace(/[\s,]+/g, '');

it('the system of the recipe is the fixture of the contract, file by file', () => {
  const written = examplesOf(PATH, readProjectFile(PATH)).flatMap(({ note, text }) => {
    const name = /^file src\/engine\/systems\/scuffle\/(.*)$/.exec(note)?.[1];
    return name === undefined ? [] : [[name, plain(text)] as const];
  });
  const fixture = [...readFilesBelow(FIXTURE, '')].map(([path, text]) => [path.slice(FIXTURE.length), plain(text)]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(fixture));
});
