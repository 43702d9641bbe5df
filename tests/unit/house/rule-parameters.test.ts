import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import { readProjectFile } from './project.ts';

/** Numbers of the catalogue of Counters: the file of rules says where they are. */
const OF_CATALOGUE = /^(?:attacks|counters)\./;

/** A file, and the functions that are named after it. */
const PLACES = /`([\w/.-]+\.ts)`(?:: (`\w+`(?:, `\w+`)*))?/g;

const withoutLayout = (text: string) => text.replace(/\s+/g, ' ');
const SHARED = readProjectFile('src/engine/battle/RULES.md');

describe.each(Object.values(SYSTEMS))('the rules of $title', ({ id, parameters }) => {
  const text = withoutLayout(SHARED + readProjectFile(`src/engine/systems/${id}/RULES.md`));

  it('name every parameter and its default', () => {
    const shown = parameters
      .filter(({ path }) => !OF_CATALOGUE.test(path))
      .map(({ path, default: preset }) => `\`${path}\` ${Array.isArray(preset) ? preset.join(', ') : preset}`);
    expect(shown.filter((parameter) => !text.includes(parameter))).toEqual([]);
  });

  it('name only files and functions that are there', () => {
    const folder = `src/engine/systems/${id}`;
    const places = withoutLayout(readProjectFile(`${folder}/RULES.md`)).matchAll(PLACES);
    const missing = [...places].flatMap(([, file = '', functions = '']) => {
      const source = readProjectFile(file.startsWith('src/') ? file : `${folder}/${file}`);
      return (
        functions
          .match(/\w+/g)
          ?.filter((name) => !source.includes(name))
          .map((name) => `${file}: ${name}`) ?? []
      );
    });
    expect(missing).toEqual([]);
  });
});
