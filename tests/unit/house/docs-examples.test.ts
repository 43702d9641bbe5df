import { expect, it } from 'vitest';
import { commandsOf, examplesOf, isAsShown, withFewTrials } from '../../e2e/docs-examples.ts';

const MARKDOWN = [
  'Text.',
  '```sh',
  '# a comment',
  'npx evenodds run a.yaml \\',
  '  --seed 2',
  'npm test',
  '```',
  '<!-- example: skip no network -->',
  '```console',
  '$ one',
  'first',
  '',
  'third',
  '$ two',
  '```',
  '````md',
  '```ts',
  '```',
  '````',
].join('\n');

it('finds each block with its language, place and note', () => {
  expect(examplesOf('a.md', MARKDOWN).map(({ place, language, note }) => [place, language, note])).toEqual([
    ['a.md:2', 'sh', ''],
    ['a.md:9', 'console', 'skip no network'],
    ['a.md:16', 'md', ''],
  ]);
});

it('refuses a block without an end', () => {
  expect(() => examplesOf('a.md', '```sh\nnpm test')).toThrow('a.md:1');
});

it('reads commands, and what a console shows below them', () => {
  const [shell, terminal] = examplesOf('a.md', MARKDOWN).map(commandsOf);
  expect(shell?.map(({ line }) => line)).toEqual(['npx evenodds run a.yaml    --seed 2', 'npm test']);
  expect(terminal).toEqual([
    { line: 'one', output: 'first\n\nthird' },
    { line: 'two', output: '' },
  ]);
});

it('cuts trials down', () => {
  expect(withFewTrials('npx evenodds run a.yaml')).toBe('npx evenodds run --trials 200 a.yaml');
  expect(withFewTrials('npx evenodds run a.yaml --trials 1000000')).toBe('npx evenodds run a.yaml --trials 200');
  expect(withFewTrials('npx evenodds run a.yaml --precision 0.01')).toMatch(/ --precision 0.01 --max-trials 200$/);
  expect(withFewTrials('npx evenodds validate a.yaml')).toBe('npx evenodds validate a.yaml');
});

it('compares an output with what is shown, lines left out or not', () => {
  expect(isAsShown('a\nb\nc\n', 'a\nb\nc')).toBe(true);
  expect(isAsShown('a\nb\nc\n', 'a\n…\nc')).toBe(true);
  expect(isAsShown('a\nb\nc\n', 'a\nc')).toBe(false);
  expect(isAsShown('a\nb\nc\n', 'a\nb')).toBe(false);
  expect(isAsShown('a\nb\nc\n', 'b\n…')).toBe(false);
  expect(isAsShown('a\nb\nc\n', 'a\n…\nd')).toBe(false);
});
