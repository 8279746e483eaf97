import { summaryTable } from './report'
import type { Outcome } from './report'

/** Prints what failed, the table, and the last line `N passed, N failed`; answers the command's exit code. */
export function printOutcomes(outcomes: Outcome[]): number {
  for (const { name, failed, output } of outcomes) {
    if (failed > 0) console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 100 - name.length))}\n${output.join('\n')}`)
  }
  // Again in short: of a long output only the end may be kept.
  for (const { name, failures = [] } of outcomes) for (const failure of failures) console.log(`✗ ${name} › ${failure}`)
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + count(outcome), 0)
  const failed = sum((outcome) => outcome.failed)
  console.log(`\n${summaryTable(outcomes)}\n`)
  console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
