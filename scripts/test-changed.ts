import { parseArgs } from 'node:util'
import { runCommand } from './lib/command'
import { GATES } from './lib/gates'
import { printOutcomes } from './lib/print-outcomes'
import type { Outcome } from './lib/report'
import { runIntegrationTests, runUnitTests } from './lib/suites'
import { runGate } from './lib/test-steps'

/** The gates, and the unit, component and integration tests that reach a file changed since `--base`, uncommitted files included. */
await runCommand(async ({ signal }) => {
  const { base } = parseArgs({ options: { base: { type: 'string', default: 'main' } } }).values
  // Two lanes for two cores, as `npm test`.
  const checks = async (): Promise<Outcome[]> => {
    const gates: Outcome[] = []
    for (const gate of GATES) gates.push(await runGate({ gate, signal }))
    return gates
  }
  const tests = async (): Promise<Outcome[]> => [
    await runUnitTests({ signal, changedSince: base }),
    await runIntegrationTests({ signal, changedSince: base }),
  ]
  return printOutcomes((await Promise.all([checks(), tests()])).flat())
})
