import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChunkingContext, defineConfig, type Plugin, type RolldownOptions } from 'rolldown';
import { buildEngine } from './src/wasm/translate/build-engine.ts';
import { ENGINE_TASKS } from './src/wasm/translate/engine-task.ts';

/**
 * Packages that stay packages: native code, worker threads of their own, or large and loaded only where charts are
 * drawn. All others become part of this one: there are fewer files to find and to read at each start.
 */
const EXTERNAL = /^(?:node:|piscina$|vega$|vega-lite$|@resvg\/|pdfkit$|svg-to-pdfkit$)/;

/**
 * Yargs measures its help with a package that has ICU loaded at every start, a seventh of the time of `--version`. All
 * characters of the help are one cell wide.
 */
function plainHelp(): Plugin {
  const id = '\0cells';
  return {
    name: 'plain-help',
    resolveId: {
      filter: { id: /^string-width$/ },
      handler: (_, importer) =>
        /[\\/]node_modules[\\/](?:yargs|cliui|wrap-ansi)[\\/]/.test(importer ?? '') ? id : null,
    },
    load: {
      filter: { id: /^\0cells$/ },
      handler: () => 'export default (text) => [...text].length;',
    },
  };
}

/** The engine's fights in WebAssembly, as `src/wasm` plays them. */
function translatedEngine(): Plugin {
  return {
    name: 'translated-engine',
    async generateBundle() {
      for (const [name, task] of Object.entries(ENGINE_TASKS)) {
        const { wasm, layout } = await buildEngine(task);
        this.emitFile({ type: 'asset', fileName: `${name}.wasm`, source: wasm });
        this.emitFile({ type: 'asset', fileName: `${name}.json`, source: JSON.stringify(layout) });
      }
    },
  };
}

/** Licences of the packages that became part of this one, as they ask for. */
function thirdPartyLicenses(): Plugin {
  return {
    name: 'third-party-licenses',
    generateBundle() {
      const folders = [...this.getModuleIds()].flatMap(
        (id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0] ?? [],
      );
      const source = [...new Set(folders)]
        .sort()
        .map(licenseOf)
        .join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-LICENSES.txt', source });
    },
  };
}

function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name}: expected a file with its licence`);
  return `${name} ${version} (${license})\n\n${readFileSync(`${folder}/${file}`, 'utf8')}`;
}

/** Entries that share a module for it to be in the one file of what is common, and not in a small one of its own. */
const COMMON = 6;

const loaded = new Map<string, ReadonlySet<string>>();

/** Modules that an entry loads before it does anything. */
function loadedBy(entry: string, context: ChunkingContext): ReadonlySet<string> {
  const known = loaded.get(entry);
  if (known !== undefined) return known;
  const file = join(import.meta.dirname, entry);
  const modules = new Set([file]);
  for (const id of modules) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) modules.add(imported);
  modules.delete(file);
  loaded.set(entry, modules);
  return modules;
}

/** The command line until a command is run; apart from it what others load, too. */
function startChunk(id: string, context: ChunkingContext): string | undefined {
  if (!loadedBy('src/cli/main.ts', context).has(id)) return undefined;
  return /src\/(?!cli\/)/.test(id) ? 'basics' : 'start';
}

/** What a worker thread loads besides the engine. */
function workerChunk(id: string, context: ChunkingContext): string | undefined {
  return loadedBy('src/sim/execution/worker.ts', context).has(id) ? 'worker-parts' : undefined;
}

/** How the engine is built, for the package and for the bench alike. */
export const ENGINE_BUILD = {
  platform: 'node',
  plugins: [translatedEngine()],
  output: {
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: {
      groups: [
        { name: startChunk, debugName: 'start', priority: 3 },
        { name: 'engine', test: /src\/engine\//, priority: 2 },
        { name: workerChunk, debugName: 'worker-parts', priority: 1 },
        { name: 'common', test: /src\/(?:sim|reports|files|wasm)\//, minShareCount: COMMON },
      ],
    },
  },
} satisfies RolldownOptions;

export default defineConfig({
  ...ENGINE_BUILD,
  input: {
    'cli/main': 'src/cli/main.ts',
    'cli/command-line': 'src/cli/command-line.ts',
    index: 'src/index.ts',
    worker: 'src/sim/execution/worker.ts',
    'book-worker': 'src/cli/book/book-worker.ts',
  },
  external: EXTERNAL,
  // As ES modules, of which only what is used comes along; for Node it would be whole.
  resolve: { alias: { yaml: join(import.meta.dirname, 'node_modules/yaml/browser/dist/index.js') } },
  plugins: [...ENGINE_BUILD.plugins, plainHelp(), thirdPartyLicenses()],
  output: { ...ENGINE_BUILD.output, dir: 'dist', cleanDir: true },
});
