import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const exclude = ['node_modules/**', '.next/**', '.data/**', 'tests/e2e/**']

const componentTests = globSync('{src,storefront,admin,collections,packages,tests}/**/*.test.tsx')
const having = (mark: RegExp) => componentTests.filter((file) => mark.test(readFileSync(file, 'utf8')))

/** Those of the panel that replace a module: what they show leaves nothing on the page, their modules are loaded anew. */
const replacing = having(/vi\.mock\('@payloadcms\/ui'/)

/** Those that replace a module of the shop, or watch a page for good, as they say: what they change would meet the next file. */
const apart = having(/vi\.mock\(|^\/\/ @apart/m).filter((file) => !replacing.includes(file))

const component = {
  environment: 'jsdom',
  pool: 'threads',
  setupFiles: 'tests/component/setup.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const

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
          hookTimeout: 60_000,
          // Rules keep nothing between two calls: their files share one process.
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: [...exclude, '**/*.int.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...component,
          name: 'component',
          // A page of its own for each file costs more than the tests: those that leave it as it was share one.
          isolate: false,
          include: ['**/*.test.tsx'],
          exclude: [...exclude, ...replacing, ...apart],
        },
      },
      {
        extends: true,
        test: {
          ...component,
          name: 'component-panel',
          isolate: false,
          setupFiles: ['tests/component/fresh-modules.ts', component.setupFiles],
          sequence: { setupFiles: 'list' },
          include: replacing,
          exclude,
        },
      },
      { extends: true, test: { ...component, name: 'component-apart', include: apart, exclude } },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          include: ['**/*.int.test.ts'],
          exclude,
          globalSetup: ['tests/integration/global-setup.ts'],
          setupFiles: ['tests/integration/fresh-file.ts', 'tests/integration/setup.ts'],
          // After those of other projects that are asked for with them: they have workers of their own number.
          sequence: { setupFiles: 'list', groupOrder: 1 },
          pool: 'forks',
          isolate: false,
          // One more than processors: the tests of waiting wait.
          maxWorkers: 3,
          // Room for a machine that is three times slower, and busy. `npm run soak` takes as long as it takes.
          testTimeout: process.env.FUZZ === 'long' ? 86_400_000 : 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
