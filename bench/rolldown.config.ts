import { defineConfig } from 'rolldown';
import { ENGINE_BUILD } from '../rolldown.config.ts';

/** The programs that play fights for the bench, built as the package is. */
export default defineConfig({
  ...ENGINE_BUILD,
  input: ['bench/play.ts', 'bench/merge-costs.ts'],
  output: {
    ...ENGINE_BUILD.output,
    dir: 'node_modules/.cache/evenodds-bench',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
  },
});
