import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that take minutes: `npm run test:long` plays them, `npm test` does not. */
const LONG = 'tests/**/*.long.test.ts';

/** Builds `dist/`: these projects run the command as it is installed. */
const BUILD = 'tests/e2e/build.ts';

/** Tests that leave nothing behind in their thread share its modules: loading those is most of their time. */
const PURE = { isolate: false };

const project = (name: string, extra: object = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.ts`], exclude: [...configDefaults.exclude, LONG], ...extra },
});

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      project('unit', { ...PURE, testTimeout: 30_000 }),
      project('property', { ...PURE, testTimeout: 60_000, setupFiles: 'tests/property/fixed-seed.ts' }),
      project('statistical', { ...PURE, testTimeout: 60_000 }),
      project('golden', PURE),
      project('e2e', { testTimeout: 60_000, globalSetup: BUILD }),
      project('long', { include: [LONG], exclude: configDefaults.exclude, testTimeout: 600_000, globalSetup: BUILD }),
    ],
  },
});
