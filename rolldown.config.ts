import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin, type RolldownOptions } from 'rolldown';
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

/** How the engine is built, for the package and for the bench alike. */
export const ENGINE_BUILD = {
  platform: 'node',
  plugins: [translatedEngine()],
  output: {
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: {
      groups: [
        // What commands need before they load the engine.
        { name: 'errors', test: 'src/engine/core/errors.ts', priority: 1 },
        { name: 'engine', test: /src\/engine\// },
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
