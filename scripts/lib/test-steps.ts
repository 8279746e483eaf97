import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { startChild } from './child'
import type { Gate } from './gates'
import type { Outcome } from './report'

type StepOptions = { signal: AbortSignal; environment?: Record<string, string | undefined> }

/** Runs one step of the tests, says when it begins and ends, and never throws but when interrupted. */
export async function timed(name: string, task: () => Promise<Omit<Outcome, 'name' | 'seconds'>>): Promise<Outcome> {
  const started = Date.now()
  console.log(`  ${name}…`)
  const result = await task().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: [error instanceof Error ? error.message : String(error)],
  }))
  const outcome = { name, seconds: (Date.now() - started) / 1000, ...result }
  console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${name} (${outcome.seconds.toFixed(1)} s)`)
  return outcome
}

/** Runs a gate: it counts as one test. */
export function runGate({ gate, signal }: { gate: Gate; signal: AbortSignal }): Promise<Outcome> {
  return timed(gate.name, async () => {
    for (const args of gate.runs) {
      const { code, output } = await runQuietly({ args, signal })
      if (code !== 0) return { passed: 0, failed: 1, output: [...output, `→ ${gate.hint}`] }
    }
    return { passed: 1, failed: 0, output: [] }
  })
}

type SuiteOptions = StepOptions & {
  name: string
  args: (reportFile: string) => string[]
  readReport: (file: string) => { passed: number; failed: number; failures: string[] } | undefined
}

/** Runs a test runner that writes a JSON report, and takes its counts from there. */
export function runSuite({ name, args, readReport, signal, environment }: SuiteOptions): Promise<Outcome> {
  return timed(name, async () => {
    const file = path.resolve('.data/test/reports', `${name}.json`)
    mkdirSync(path.dirname(file), { recursive: true })
    rmSync(file, { force: true })
    const { code, output } = await runQuietly({
      args: args(file),
      signal,
      environment: { ...environment, REPORT: file },
    })
    const counts = readReport(file) ?? { passed: 0, failed: 0, failures: [] }
    // A runner that ends badly without naming a failed test has failed all the same.
    const failed = code === 0 ? counts.failed : Math.max(1, counts.failed)
    return { ...counts, failed, output: failed > 0 ? output : [] }
  })
}

async function runQuietly({ args, signal, environment }: StepOptions & { args: string[] }) {
  signal.throwIfAborted()
  const output: string[] = []
  const child = startChild({ args, environment, onLine: (line) => output.push(line) })
  const abort = () => void child.stop()
  signal.addEventListener('abort', abort)
  const { code } = await child.done
  signal.removeEventListener('abort', abort)
  signal.throwIfAborted()
  return { code, output: output.slice(-150) }
}
