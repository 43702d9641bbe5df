import { describe, expect, it } from 'vitest';
import { readProjectFile } from './project.ts';

const { dependencies, devDependencies } = JSON.parse(readProjectFile('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const PAGE = readProjectFile('docs/DEPENDENCIES.md');

/** Packages in the first cells of the tables of a section. */
function listedIn(section: string): string[] {
  const text = PAGE.split(/^## /m).find((part) => part.startsWith(section)) ?? '';
  const cells = [...text.matchAll(/^\| (`[^|]+`) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => cell.replaceAll('`', '').split(', ')).sort();
}

describe('docs/DEPENDENCIES.md', () => {
  it('lists what the package needs at run time', () => {
    expect(listedIn('At run time')).toEqual(Object.keys(dependencies).sort());
  });

  it('lists what the build and development need', () => {
    const listed = [...listedIn('Built into the package'), ...listedIn('In development')].sort();
    expect(listed).toEqual(Object.keys(devDependencies).sort());
  });
});

it('every dependency is pinned to one version', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^(?:\d+\.\d+\.\d+(?:-\d+)?|file:.+)$/.test(version))).toEqual([]);
});
