import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** What one step of the tests came to. */
export type Outcome = {
  name: string
  passed: number
  failed: number
  seconds: number
  output: string[]
  /** What failed by its name, with the first line of why, where the step has tests. */
  failures?: string[]
}

const VitestTest = z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) })
const Vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(z.object({ name: z.string(), message: z.string(), assertionResults: z.array(VitestTest) })),
})

const Story = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
})
type Stories = { specs: Array<z.infer<typeof Story>>; suites?: Stories[] | undefined }
const Stories: z.ZodType<Stories> = z.lazy(() =>
  z.object({ specs: z.array(Story), suites: z.array(Stories).optional() }),
)
const Playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(Stories),
})

type Report = { passed: number; failed: number; failures: string[] }

/** What vitest's JSON report says; a file that could not even be loaded counts as one failure. */
export function readVitestReport(file: string): Report | undefined {
  const report = readReport({ file, schema: Vitest })
  if (!report) return undefined
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    if (tests.length === 0 && message !== '') return [`${path.relative('.', name)}: ${firstLine(message)}`]
    return tests.map((test) => `${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0), failures }
}

/** What Playwright's JSON report says; a test that passed on a second try has passed. */
export function readPlaywrightReport(file: string): Report | undefined {
  const report = readReport({ file, schema: Playwright })
  if (!report) return undefined
  const failures = storiesOf(report.suites).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => `[${projectName}] ${title}: ${firstLine(results.at(-1)?.error?.message)}`),
  )
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected, failures }
}

/** The table of all steps. */
export function summaryTable(outcomes: Outcome[]): string {
  const rows = outcomes.map(({ name, passed, failed, seconds }) => [
    failed > 0 ? '✗' : '✓',
    name.padEnd(18),
    `${passed} passed`.padStart(12),
    `${failed} failed`.padStart(10),
    `${seconds.toFixed(1)} s`.padStart(9),
  ])
  return rows.map((row) => `  ${row.join(' ')}`).join('\n')
}

const storiesOf = (suites: Stories[] = []): Stories['specs'] =>
  suites.flatMap((suite) => [...suite.specs, ...storiesOf(suite.suites)])

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0]?.slice(0, 300) ?? ''

function readReport<T>({ file, schema }: { file: string; schema: z.ZodType<T> }): T | undefined {
  if (!existsSync(file)) return undefined
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.data : undefined
}
