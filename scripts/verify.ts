import { runCommand } from './lib/command'
import { GATES } from './lib/gates'
import { printOutcomes } from './lib/print-outcomes'
import { runUnitTests } from './lib/suites'
import { runGate } from './lib/test-steps'

/** All that can be checked without a database or a browser. */
await runCommand(async ({ signal }) => {
  const gates = GATES.filter(({ name }) => name !== 'unused code')
  return printOutcomes(await Promise.all([...gates.map((gate) => runGate({ gate, signal })), runUnitTests({ signal })]))
})
