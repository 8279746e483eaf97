import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '@/server/platform/postgres/start-postgres'
import { stopServer } from '@/server/platform/postgres/stop-server'
import { appEnvironment } from './lib/app-environment'
import { runCommand } from './lib/command'
import { step } from './lib/progress'

const directory = path.resolve('.data/crash')

const { values } = parseArgs({
  options: {
    web: { type: 'string', default: '300' },
    postgres: { type: 'string', default: '50' },
    customers: { type: 'string', default: '12' },
    minutes: { type: 'string', default: '240' },
  },
})

/** Kills web processes and PostgreSQL under ordering customers, on a database of its own, and says what was not kept. */
await runCommand(async ({ signal, onStop }) => {
  await stopServer(path.join(directory, 'postgres'))
  rmSync(directory, { recursive: true, force: true })
  const cluster = path.join(directory, 'postgres')
  const { url, ownerUrl } = await startPostgres({ directory: cluster })
  onStop(() => stopServer(cluster))
  const base = appEnvironment({ databaseUrl: url, dataDirectory: path.join(directory, 'site') })
  const environment = { ...base, LOG_LEVEL: process.env.LOG_LEVEL || 'silent' }
  Object.assign(process.env, environment)
  // The loggers' level is read as they load.
  const { prepareDatabase } = await import('./lib/prepare-database')
  await prepareDatabase({ environment, ownerUrl, seed: false, signal })

  // It reads the address as it loads.
  const { runCrashes } = await import('../tests/seats/run-crashes')
  const { isKept, report } = await step({
    title: 'Crashes',
    task: (say) =>
      runCrashes({
        cluster,
        web: Number(values.web),
        postgres: Number(values.postgres),
        customers: Number(values.customers),
        until: Date.now() + Number(values.minutes) * 60_000,
        signal,
        onStop,
        say,
      }),
  })
  console.log(`\n${report}`)
  return isKept ? 0 : 1
})
