import { parseArgs } from 'node:util'
import { startChild } from './lib/child'
import { runCommand } from './lib/command'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1000' } } })

/** The race of 64 customers for the last seats, over and over: `npm test` runs a few rounds of it. */
await runCommand(async ({ signal }) => {
  const child = startChild({
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=integration',
      'src/server/features/booking/seats/race.int.test.ts',
    ],
    environment: { RACE_ROUNDS: values.rounds },
    onLine: (line) => console.log(line),
  })
  signal.addEventListener('abort', () => void child.stop())
  return (await child.done).code
})
