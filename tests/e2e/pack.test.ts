import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT, readFilesBelow, readProjectFile } from '../unit/house/project.ts';

let packed: readonly string[] = [];

beforeAll(() => {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const { stdout } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  packed = files.map(({ path }) => path);
});

describe('the published package', () => {
  it('holds every file of the source, compiled, with its types', () => {
    const compiled = [...readFilesBelow('src', '.ts').keys()].flatMap((path) => {
      const stem = path.replace(/^src\//, 'dist/').replace(/\.ts$/, '');
      return [`${stem}.js`, `${stem}.d.ts`];
    });
    expect(packed).toEqual(expect.arrayContaining(compiled));
  });

  it('holds the entry points that package.json names', () => {
    const { bin, exports } = JSON.parse(readProjectFile('package.json')) as {
      bin: { evenodds: string };
      exports: { '.': { types: string; default: string } };
    };
    const entries = [bin.evenodds, exports['.'].types, exports['.'].default].map((path) => path.replace('./', ''));
    expect(packed).toEqual(expect.arrayContaining(entries));
  });

  it('holds the scenarios, the schema that they point to, the fonts and the papers', () => {
    const folders = ['scenarios', 'schema', 'assets'].filter((folder) => existsSync(join(ROOT, folder)));
    const shipped = folders.flatMap((folder) => [...readFilesBelow(folder, '').keys()]);
    expect(packed).toEqual(
      expect.arrayContaining([...shipped, 'README.md', 'CHANGELOG.md', 'LICENSE', 'package.json']),
    );
    expect(shipped).toContain('schema/scenario.schema.json');
  });

  it('holds no sources and no tests', () => {
    expect(packed.filter((path) => /^(?:src|tests|bench|docs|\.ci|node_modules)\//.test(path))).toEqual([]);
  });
});
