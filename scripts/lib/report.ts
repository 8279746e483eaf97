import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** What one step of the tests came to. */
export type Outcome = { name: string; passed: number; failed: number; seconds: number; output: string[] }

const Vitest = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numFailedTestSuites: z.number() })
const Playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

type Counts = { passed: number; failed: number }

/** The counts in vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function readVitestReport(file: string): Counts | undefined {
  const report = readReport({ file, schema: Vitest })
  if (!report) return undefined
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) }
}

/** The counts in Playwright's JSON report; a test that passed on a second try has passed. */
export function readPlaywrightReport(file: string): Counts | undefined {
  const report = readReport({ file, schema: Playwright })
  if (!report) return undefined
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
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

function readReport<T>({ file, schema }: { file: string; schema: z.ZodType<T> }): T | undefined {
  if (!existsSync(file)) return undefined
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.data : undefined
}
