import { readPlaywrightReport, readVitestReport } from './report'
import { runSuite } from './test-steps'

type Options = { signal: AbortSignal; environment?: Record<string, string | undefined> }
/** With a revision, only the tests that reach a file changed since. */
type Chosen = Options & { changedSince?: string }

const vitest = (projects: string[], changedSince?: string) => (file: string) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...projects.map((project) => `--project=${project}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
  ...(changedSince === undefined ? [] : [`--changed=${changedSince}`, '--passWithNoTests']),
]

/** Rules and components. */
export const runUnitTests = ({ changedSince, ...options }: Chosen) =>
  runSuite({
    name: 'unit',
    args: vitest(['unit', 'component', 'component-panel', 'component-apart'], changedSince),
    readReport: readVitestReport,
    ...options,
  })

/** The API and the collections on a real PostgreSQL. */
export const runIntegrationTests = ({ changedSince, ...options }: Chosen) =>
  runSuite({
    name: 'integration',
    args: vitest(['integration'], changedSince),
    readReport: readVitestReport,
    ...options,
  })

/** Stories in a browser. */
export const runStories = (options: Options) =>
  runSuite({
    name: 'e2e',
    args: () => ['node_modules/@playwright/test/cli.js', 'test'],
    readReport: readPlaywrightReport,
    ...options,
  })
