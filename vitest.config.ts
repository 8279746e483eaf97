import { defineConfig } from 'vitest/config'

const exclude = ['node_modules/**', '.next/**', '.data/**', 'tests/e2e/**']

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // TypeScript leaves JSX to Next ("preserve" after `next dev`); here the tests compile it.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 30_000,
          // Rules keep nothing between two calls: their files share one process.
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: [...exclude, '**/*.int.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          pool: 'threads',
          include: ['**/*.test.tsx'],
          exclude,
          setupFiles: ['tests/component/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          include: ['**/*.int.test.ts'],
          exclude,
          globalSetup: ['tests/integration/global-setup.ts'],
          setupFiles: ['tests/integration/fresh-file.ts', 'tests/integration/setup.ts'],
          sequence: { setupFiles: 'list' },
          pool: 'forks',
          isolate: false,
          // One more than processors: the tests of waiting wait.
          maxWorkers: 3,
          // Room for a machine that is three times slower, and busy.
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
