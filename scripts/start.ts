import path from 'node:path'
import { env } from '@/env'
import { pool } from '@/server/platform/db/pool'
import { UserError } from '@/server/platform/postgres/user-error'
import { appEnvironment } from './lib/app-environment'
import { atOnce } from './lib/at-once'
import { buildSite, isBuildFresh } from './lib/build-site'
import { checkDisk, checkPort } from './lib/check-room'
import { claimFolder } from './lib/claim-folder'
import { runCommand } from './lib/command'
import { givenVariables } from './lib/given-variables'
import { hashSources } from './lib/hash-sources'
import { keepAlive } from './lib/keep-alive'
import { openDatabase } from './lib/open-database'
import { prepareDatabase } from './lib/prepare-database'
import { step } from './lib/progress'

import { runWeb, runWorker, waitUntilReady, type Running } from './lib/run-site'
import { welcome } from './lib/welcome'

// Read before anything is started: a production site gets no demo account, and no secret made up for it.
const isProduction = process.env.NODE_ENV === 'production'
/** What compiling the site and seeding take together; with less, one follows the other. */
const MEMORY_FOR_BOTH = 5_000_000_000

await runCommand(async ({ signal, onStop }) => {
  const given = givenVariables()
  const { DATA_DIR: dataDirectory, DATABASE_URL, PAYLOAD_SECRET, SMTP_URL } = given
  if (isProduction && !PAYLOAD_SECRET) throw new UserError('PAYLOAD_SECRET is missing (see .env.example).')
  onStop(claimFolder({ dataDirectory, url: given['SITE_URL'] ?? `http://localhost:${given['PORT'] ?? '3000'}` }))
  checkDisk({ folders: DATABASE_URL ? ['.'] : ['.', dataDirectory] })
  const { url: databaseUrl, ownerUrl, stop: stopDatabase } = await openDatabase(dataDirectory)
  onStop(stopDatabase)
  signal.throwIfAborted()

  const environment = appEnvironment({ databaseUrl, dataDirectory })
  Object.assign(process.env, environment)
  const { PORT, HOST, SITE_URL, DEMO_PASSWORD } = readEnvironment()
  // Before the database: a connection that it cuts is complained of.
  onStop(() => pool().end())
  await checkPort({ port: PORT, host: HOST })
  await makeReady({ environment, ownerUrl, signal })

  const logDirectory = path.join(dataDirectory, 'logs')
  const web = runWeb({ environment, logDirectory })
  const running: Array<Pick<Running, 'stop'>> = [web]
  onStop(async () => {
    await Promise.all(running.map(({ stop }) => stop()))
  })
  const local = `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`
  await step({
    title: 'Web server',
    task: () => waitUntilReady({ url: local, failed: web.failed, signal }),
  })
  // Now that somebody can look around: before, it would take the web server's processor.
  running.push(
    keepAlive({
      start: () => runWorker({ environment, logDirectory }),
      onEnd: ({ failure, waitMs }) =>
        console.error(
          `  ${failure.message}\n  It starts again in ${String(waitMs / 1000)} s; the site goes on without it.`,
        ),
    }),
  )
  console.log(welcome({ isProduction, SITE_URL, DEMO_PASSWORD, SMTP_URL, dataDirectory, logDirectory }))

  const interrupted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined))
  })
  const failure = await Promise.race([web.failed, interrupted])
  if (failure && !signal.aborted) throw failure
  return 0
})

type Making = { environment: ReturnType<typeof appEnvironment>; ownerUrl: string; signal: AbortSignal }

/** Prepares the database and builds the site, at once where there is room: pages alone wait for what they show. */
async function makeReady({ environment, ownerUrl, signal }: Making) {
  const sources = hashSources()
  const isFresh = isBuildFresh(sources)
  await atOnce({
    signal,
    tasks: (both) => {
      const prepared = prepareDatabase({ environment, ownerUrl, seed: !isProduction, signal: both, sources })
      if (isFresh) return [prepared]
      const build = () =>
        step({
          title: 'Building the site',
          task: (say) => buildSite({ environment, signal: both, say, sources, filled: prepared }),
        })
      return [prepared, process.availableMemory() < MEMORY_FOR_BOTH ? prepared.then(build) : build()]
    },
  })
}

function readEnvironment() {
  try {
    return env()
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
