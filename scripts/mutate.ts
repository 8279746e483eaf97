import { constants, setPriority } from 'node:os'
import { startChild } from './lib/child'
import { runCommand } from './lib/command'

/**
 * Changes the rules one bit at a time and says which changes no test sees (stryker.config.mjs). Takes Stryker's own
 * options: `npm run mutate -- --mutate src/domain/travelers/phone.ts`.
 */
await runCommand(async ({ signal }) => {
  // It works for minutes: whatever else this machine does comes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const args = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', ...process.argv.slice(2)]
  const child = startChild({ args, onLine: (line) => console.log(line) })
  signal.addEventListener('abort', () => void child.stop())
  return (await child.done).code
})
