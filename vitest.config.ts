import { defineConfig } from 'vitest/config';

const project = (name: string, extra: object = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.ts`], ...extra },
});

export default defineConfig({
  test: {
    projects: [
      project('unit'),
      project('property'),
      project('statistical', { testTimeout: 60_000 }),
      project('golden'),
      project('e2e', { testTimeout: 60_000 }),
    ],
  },
});
