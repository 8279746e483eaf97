import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './report'

const file = path.join(mkdtempSync(path.join(tmpdir(), 'lagopede-report-')), 'report.json')
const keep = (report: unknown) => writeFileSync(file, JSON.stringify(report))

describe('the report of a runner', () => {
  it('names what failed in vitest, with the first line of why, and files that could not be loaded', () => {
    keep({
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 2,
      testResults: [
        {
          name: path.resolve('src/a.test.ts'),
          message: '',
          assertionResults: [
            { fullName: 'a seat is sold', status: 'passed', failureMessages: [] },
            { fullName: 'a seat is given back', status: 'failed', failureMessages: ['Error: no\n    at a.ts:1'] },
          ],
        },
        { name: path.resolve('src/b.test.ts'), message: 'SyntaxError: b', assertionResults: [] },
      ],
    })
    expect(readVitestReport(file)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a seat is given back: Error: no', 'src/b.test.ts: SyntaxError: b'],
    })
  })

  it('names what failed in Playwright, however deep it stands', () => {
    const run = (status: string, message?: string) => ({
      projectName: 'phone',
      status,
      results: [{ error: message === undefined ? undefined : { message } }],
    })
    const specs = [
      { title: 'books', tests: [run('expected'), run('unexpected', '\u001B[31mError: 429\u001B[39m\n  at')] },
    ]
    const suites = [{ specs: [], suites: [{ specs }] }]
    keep({ stats: { expected: 1, unexpected: 1, flaky: 0 }, suites })
    expect(readPlaywrightReport(file)).toEqual({ passed: 1, failed: 1, failures: ['[phone] books: Error: 429'] })
  })
})
