import { rmSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '@/server/platform/postgres/free-port'
import { startPostgres } from '@/server/platform/postgres/start-postgres'
import { stopServer } from '@/server/platform/postgres/stop-server'
import { runBench } from '../tests/bench/run'
import { benchSeveralProcesses } from '../tests/bench/several-processes'
import { appEnvironment } from './lib/app-environment'
import { buildSite, isBuildFresh } from './lib/build-site'
import { describeFailure, runChild, startChild } from './lib/child'
import { runCommand } from './lib/command'
import { findChromium } from './lib/find-chromium'
import { prepareDatabase } from './lib/prepare-database'
import { step } from './lib/progress'
import { waitUntilReady } from './lib/run-site'
import { WEB_PROCESS } from './lib/web-process'
import { UserError } from '@/server/platform/postgres/user-error'

const directory = path.resolve('.data/bench')
const PASSWORD = 'lagopede-demo'

const { values } = parseArgs({
  options: {
    markdown: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    expeditions: { type: 'string', default: '4800' },
    'seat-rounds': { type: 'string', default: '1000' },
    'search-sizes': { type: 'string', default: '1000,10000,100000' },
    scale: { type: 'boolean', default: false },
    backlog: { type: 'boolean', default: false },
    'scale-sizes': { type: 'string', default: '1000,1000000' },
  },
})

/**
 * Measures the built site on a database of its own; `--markdown` prints the tables of docs/performance.md. `--scale` measures, in place
 * of all that, what people ask and the jobs of the clock with a million people: it takes gigabytes and half an hour. `--backlog` measures
 * how long a payment waits behind 5,000 jobs.
 */
await runCommand(async ({ signal, onStop }) => {
  await stopServer(path.join(directory, 'postgres'))
  rmSync(directory, { recursive: true, force: true })
  const settings = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_utility': 'off' }
  const postgres = await startPostgres({ directory: path.join(directory, 'postgres'), settings })
  onStop(postgres.stop)
  if (values.backlog) {
    const script = ['tests/bench/backlog.ts']
    await benchApart({ title: 'A payment behind waiting jobs', script, databaseUrl: postgres.adminUrl, signal })
    return 0
  }
  if (values.scale) {
    const script = ['tests/bench/scale.ts', `--sizes=${values['scale-sizes']}`]
    await benchApart({ title: 'A million people', script, databaseUrl: postgres.adminUrl, signal })
    return 0
  }

  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const base = appEnvironment({ databaseUrl: postgres.url, dataDirectory: path.join(directory, 'site') })
  const environment = {
    ...base,
    PORT: String(port),
    WEB_PROCESSES: '1',
    DEMO_PASSWORD: PASSWORD,
    LOG_LEVEL: 'warn',
    BENCH: '1',
  }
  Object.assign(process.env, base)
  await prepareDatabase({ environment, ownerUrl: postgres.ownerUrl, seed: true, signal })
  if (!isBuildFresh()) {
    await step({ title: 'Building the site', task: (say) => buildSite({ environment: base, signal, say }) })
  }

  // The web server alone: the worker's own statements would be counted too.
  const web = startChild({
    args: WEB_PROCESS.args,
    environment: { ...WEB_PROCESS.environment, ...environment, NODE_ENV: 'production' },
  })
  onStop(web.stop)
  const failed = web.done.then(({ lines }) => new UserError(describeFailure({ title: 'The web server', lines })))
  await step({ title: 'Web server', task: () => waitUntilReady({ url, failed, signal }) })

  const bare = await startBareServer({ ...environment, NODE_ENV: 'production' }, url)
  onStop(bare.stop)

  const asOwner = { ...environment, MIGRATION_DATABASE_URL: postgres.ownerUrl }
  const args = ['--import', 'tsx', 'scripts/seed.ts', `--expeditions=${values.expeditions}`]
  const tables = await step({
    title: 'Measures',
    task: (say) =>
      runBench({
        url,
        pid: web.process.pid ?? 0,
        bare,
        databaseUrl: postgres.adminUrl,
        password: PASSWORD,
        rounds: Number(values.rounds),
        seconds: Number(values.seconds),
        seatRounds: Number(values['seat-rounds']),
        markdown: values.markdown,
        browser: findChromium(),
        grow: () => runChild({ title: 'Growing the catalogue', args, environment: asOwner, signal }),
        say,
      }),
  })
  // Each part is printed as it is there: a later one that fails takes none along.
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`
  console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}, medians of ${values.rounds} rounds\n\n${tables}`)
  await Promise.all([web.stop(), bare.stop()])
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)]
  const processes = await step({
    title: 'Web processes',
    task: () => benchSeveralProcesses({ environment, rounds, seconds, markdown: values.markdown }),
  })
  console.log(processes)
  await benchApart({
    title: 'Searches',
    script: ['tests/bench/search.ts', `--sizes=${values['search-sizes']}`],
    databaseUrl: postgres.adminUrl,
    signal,
  })
  return 0
})

type Apart = { title: string; script: string[]; databaseUrl: string; signal: AbortSignal }

/** Measures by a script that makes a database of its own, which the site's role may not, and prints what it says. */
async function benchApart({ title, script, databaseUrl, signal }: Apart) {
  const lines: string[] = []
  const args = ['--import', 'tsx', ...script, ...(values.markdown ? ['--markdown'] : [])]
  const environment = appEnvironment({ databaseUrl, dataDirectory: path.join(directory, 'site') })
  await step({ title, task: () => runChild({ title, args, environment, signal, onLine: (line) => lines.push(line) }) })
  console.log(lines.join('\n'))
}

/** The server that calls are compared with, once it listens. */
async function startBareServer(environment: Record<string, string>, site: string) {
  const port = String(await freePort())
  let listening: () => void
  const isReady = new Promise<void>((resolve) => (listening = resolve))
  const server = startChild({
    args: ['--import', 'tsx', 'tests/bench/bare-server.ts', site],
    environment: { ...environment, PORT: port },
    onLine: () => listening(),
  })
  await isReady
  return { url: `http://127.0.0.1:${port}`, pid: server.process.pid ?? 0, stop: server.stop }
}
