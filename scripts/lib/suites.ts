import { readPlaywrightReport, readVitestReport } from './report'
import { runSuite } from './test-steps'

type Options = { signal: AbortSignal; environment?: Record<string, string | undefined> }

const vitest = (projects: string[]) => (file: string) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...projects.map((project) => `--project=${project}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
]

/** Rules and components. */
export const runUnitTests = (options: Options) =>
  runSuite({
    name: 'unit',
    args: vitest(['unit', 'component', 'component-panel', 'component-apart']),
    readReport: readVitestReport,
    ...options,
  })

/** The API and the collections on a real PostgreSQL. */
export const runIntegrationTests = (options: Options) =>
  runSuite({ name: 'integration', args: vitest(['integration']), readReport: readVitestReport, ...options })

/** Stories in a browser. */
export const runStories = (options: Options) =>
  runSuite({
    name: 'e2e',
    args: () => ['node_modules/@playwright/test/cli.js', 'test'],
    readReport: readPlaywrightReport,
    ...options,
  })
