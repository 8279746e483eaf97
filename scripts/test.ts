import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { VARIABLE_NAMES } from '@/env'
import { freePort } from '@/server/platform/postgres/free-port'
import { startPostgres } from '@/server/platform/postgres/start-postgres'
import { stopServer } from '@/server/platform/postgres/stop-server'
import { startMockIssuer } from '../tests/integration/mock-issuer'
import { appEnvironment } from './lib/app-environment'
import { buildSite, isBuildFresh } from './lib/build-site'
import { checkDisk } from './lib/check-room'
import { runChild } from './lib/child'
import { runCommand } from './lib/command'
import { findChromium } from './lib/find-chromium'
import { GATES } from './lib/gates'
import { printOutcomes } from './lib/print-outcomes'
import type { Outcome } from './lib/report'
import { runSite, waitUntilReady } from './lib/run-site'
import { runIntegrationTests, runStories, runUnitTests } from './lib/suites'
import { runGate, timed } from './lib/test-steps'

const directory = path.resolve('.data/test')
const DRAWINGS = 12
const passed = { passed: 1, failed: 0, output: [] }

/** Everything, on a database and ports of its own. Ends with the line `N passed, N failed`. */
await runCommand(async ({ signal, onStop }) => {
  // The variables of a development shell would lead the tests to its database and its providers.
  for (const name of VARIABLE_NAMES.flatMap((one) => [one, `${one}_FILE`])) Reflect.deleteProperty(process.env, name)
  checkDisk({ folders: ['.'] })
  const browser = findChromium()
  await stopServer(path.join(directory, 'postgres'))
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })

  const postgres = await startPostgres({ directory: path.join(directory, 'postgres'), throwaway: true })
  onStop(postgres.stop)
  const issuer = await startMockIssuer()
  onStop(issuer.stop)
  const port = await freePort()
  const environment = {
    ...appEnvironment({ databaseUrl: postgres.url, dataDirectory: path.join(directory, 'site') }),
    HOST: '127.0.0.1',
    // Of several one might not have heard yet what another just wrote: a story of its own starts two.
    WEB_PROCESSES: '1',
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    BENCH: '1',
    // Each story is a client of its own, as a proxy would say.
    TRUST_PROXY: '1',
    ...providersOf(issuer.url),
  }

  const asOwner = { ...environment, MIGRATION_DATABASE_URL: postgres.ownerUrl }
  // Two lanes for two cores: what reads the sources, and what needs a database.
  const outcomes: Outcome[] = []
  const note = async (running: Promise<Outcome>) => {
    const outcome = await running
    outcomes.push(outcome)
    return outcome.failed === 0
  }
  const checks = async () => {
    for (const gate of GATES) await note(runGate({ gate, signal }))
    await note(runUnitTests({ signal }))
  }
  const site = async () => {
    const isReady =
      (await note(timed('demo catalogue', () => prepare({ environment: asOwner, signal })))) &&
      (await note(timed('build', () => build({ environment, signal }))))
    await note(runIntegrationTests({ signal }))
    return isReady
  }
  const [, isBuilt] = await Promise.all([checks(), site()])
  if (isBuilt) {
    const { failed, stop } = runSite({ environment, logDirectory: path.join(directory, 'logs') })
    onStop(stop)
    const url = environment.SITE_URL
    const start = async () => {
      await waitUntilReady({ url, failed, signal })
      return passed
    }
    const stories = {
      signal,
      environment: { ...environment, E2E_URL: url, E2E_ISSUER: issuer.url, CHROMIUM_PATH: browser },
    }
    if (await note(timed('site', start))) await note(runStories(stories))
  }
  signal.throwIfAborted()
  return printOutcomes(outcomes)
})

/** Both providers of the site are the stories' own, on loopback. */
function providersOf(issuer: string) {
  return Object.fromEntries(
    ['GOOGLE', 'FACEBOOK'].flatMap((name) => [
      [`${name}_ISSUER`, issuer],
      [`${name}_CLIENT_ID`, 'lagopede'],
      [`${name}_CLIENT_SECRET`, 'a-secret'],
    ]),
  ) as Record<string, string>
}

type Task = { environment: Record<string, string>; signal: AbortSignal }

async function prepare(task: Task) {
  await runChild({ title: 'migrate', args: ['--import', 'tsx', 'scripts/migrate.ts'], ...task })
  // No story tells one poster from another, and drawing takes half a second each.
  await runChild({ title: 'seed', args: ['--import', 'tsx', 'scripts/seed.ts', `--drawings=${DRAWINGS}`], ...task })
  return passed
}

async function build({ environment, signal }: Task) {
  // Without this run's address and port: the build serves `npm start` as well, pages are renewed as a server starts.
  const { DATABASE_URL = '', DATA_DIR = '', PAYLOAD_SECRET = '' } = environment
  const lasting = { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET, NEXT_TELEMETRY_DISABLED: '1' }
  if (!isBuildFresh()) await buildSite({ environment: lasting, signal })
  return passed
}
