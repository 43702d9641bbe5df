import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { bookJsonSchema } from '../../../src/scenarios/book/book-json-schema.ts';

const validate = new Ajv({ strict: false }).compile(bookJsonSchema());
const book = (...charts: object[]) => ({ format: 1, title: 'A book', charts });
const named = { name: 'one', caption: 'C', alt: 'A' };

describe('the JSON Schema of books', () => {
  it('is the one in schema/book.schema.json; npm run schema writes it', () => {
    expect(JSON.parse(readFileSync('schema/book.schema.json', 'utf8'))).toEqual(bookJsonSchema());
  });

  it.each(readdirSync('scenarios/books'))('takes %s, whose first line names it', (name) => {
    const text = readFileSync(join('scenarios/books', name), 'utf8');
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/schema\/book\.schema\.json\n/);
    expect(validate(parse(text)), JSON.stringify(validate.errors)).toBe(true);
  });

  it('refuses unknown keys, and charts of no kind or of two', () => {
    const odds = { of: ['2d6'] };
    expect(validate(book({ ...named, odds }))).toBe(true);
    expect(validate(book({ ...named, odds: { ...odds, off: 1 } }))).toBe(false);
    expect(validate(book(named))).toBe(false);
    expect(validate(book({ ...named, odds, run: { file: 'a.yaml', chart: 'rounds' } }))).toBe(false);
  });
});
