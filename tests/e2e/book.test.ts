import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { evenodds, scratchFolder } from './evenodds.ts';

const folder = scratchFolder();
const BOOK = `
format: 1
title: Dice & <b>fights</b>
charts:
  - { name: dice, caption: 'Two dice, <i>summed</i>', alt: 'Bars "of" two dice', odds: { of: [2d6] } }
  - { name: fight, caption: A fight, alt: Bars, run: { file: firefight.yaml, chart: rounds, trials: 50 } }
  - { name: swept, caption: Steps, alt: A line, sweep: { file: firefight.yaml, vary: ['rules.successStep=6..7'], trials: 50 } }
`;
const FORMATS = ['csv', 'pdf', 'png', 'svg', 'vl.json'];
const book = (text: string, ...args: string[]) => {
  writeFileSync(join(folder, 'book.yaml'), text);
  return evenodds(folder, ['book', 'book.yaml', ...args]);
};
const drawn = async (text: string) => JSON.parse((await book(text, '--json', '--threads', '0')).stdout).drawn;
const hashed = (name: string) => `${name} ${createHash('sha256').update(content(name)).digest('hex')}`;
const content = (name: string) => readFileSync(join(folder, 'out/book', name));

it('book draws every chart in every format, the same in threads, and again only what has changed', async () => {
  expect(await book(BOOK, '--threads', '2')).toMatchObject({ status: 0, stdout: '' });
  const files = readdirSync(join(folder, 'out/book')).sort();
  const charts = ['dice', 'fight', 'swept'].flatMap((name) => FORMATS.map((format) => `${name}.${format}`));
  expect(files).toEqual([...charts, 'book.json', 'book.md', 'index.html'].sort());
  const before = files.map(hashed);

  expect(await drawn(BOOK)).toEqual([]);
  rmSync(join(folder, 'out'), { recursive: true });
  expect(await drawn(BOOK)).toEqual(['dice', 'fight', 'swept']);
  expect(files.map(hashed)).toEqual(before);

  const pixels = content('dice.png');
  expect([pixels.readUInt32BE(16), pixels.toString('latin1', 37, 41), pixels.readUInt32BE(41)]).toEqual([
    2250,
    'pHYs',
    11811,
  ]);
  expect(content('dice.pdf').toString('latin1')).toMatch(/^%PDF-1\.\d[\s\S]*MediaBox \[0 0 540 /);
  expect(content('index.html').toString()).toContain('alt="Bars &quot;of&quot; two dice"');
  expect(content('index.html').toString()).toContain('<p>Two dice, &lt;i&gt;summed&lt;/i&gt;</p>');
  expect(content('book.md').toString()).toContain('![Bars "of" two dice](dice.svg)\n\nTwo dice, \\<i\\>summed\\</i\\>');

  writeFileSync(join(folder, 'out/book/fight.svg'), 'spoilt');
  const changed = BOOK.replace('2d6', '3d6').replace(/ {2}- \{ name: swept.*\n/, '');
  expect(await drawn(changed)).toEqual(['dice', 'fight']);
  expect(readdirSync(join(folder, 'out/book')).some((name) => name.startsWith('swept'))).toBe(false);
});

it('book says where it asks for what is not there, and draws nothing before all of it is checked', async () => {
  const unknown = await book(BOOK.replace('chart: rounds', 'chart: round'), '--out', 'none');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toMatch(
    /^book\.yaml:6:85: charts\.fight\.run\.chart: expected outcomes, rounds, .*, got "round" \(did you mean "rounds"\?\)$/m,
  );
  const missing = await book(BOOK.replace('file: firefight.yaml, chart', 'file: other.yaml, chart'), '--out', 'none');
  expect(missing.status).toBe(2);
  expect(missing.stderr).toContain('other.yaml: expected a scenario file, found no file of this name');
  expect(readdirSync(folder)).not.toContain('none');
});
