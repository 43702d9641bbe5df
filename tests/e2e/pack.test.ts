import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
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
  it('holds the types of every file of the source that runs in it', () => {
    const types = [...readFilesBelow('src', '.ts').keys()]
      .filter((path) => !path.startsWith('src/wasm/translate/'))
      .map((path) => path.replace(/^src\//, 'dist/').replace(/\.ts$/, '.d.ts'));
    expect(packed).toEqual(expect.arrayContaining(types));
  });

  it('holds the modules that its threads run, the engines in WebAssembly, and the licences of what is built into it', () => {
    const engines = ['engine', 'engine-counting'].flatMap((name) => [`dist/${name}.wasm`, `dist/${name}.json`]);
    const files = ['dist/worker.js', 'dist/book-worker.js', 'dist/THIRD-PARTY-LICENSES.txt', ...engines];
    expect(packed).toEqual(expect.arrayContaining(files));
  });

  it('asks for no package that the modules do not import, and imports none that it does not ask for', () => {
    const modules = [...readFilesBelow('dist', '.js').values()].join('\n');
    const imports = [...modules.matchAll(/(?:^import .*from |^import |\bimport\()"([^".\n][^"\n]*)"/gm)].map(
      ([, name = '']) => name,
    );
    const packages = imports.filter((name) => !name.startsWith('node:') && !isBuiltin(name));
    const { dependencies } = JSON.parse(readProjectFile('package.json')) as { dependencies: Record<string, string> };
    expect([...new Set(packages)].sort()).toEqual(Object.keys(dependencies).sort());
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
    expect(shipped).toContain('schema/book.schema.json');
  });

  it('holds no sources and no tests', () => {
    expect(packed.filter((path) => /^(?:src|tests|bench|docs|\.ci|node_modules)\//.test(path))).toEqual([]);
  });
});
