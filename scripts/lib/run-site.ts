import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { UserError } from '@/server/platform/postgres/user-error'
import { describeFailure, startChild } from './child'
import { WEB_PROCESS } from './web-process'

const PATIENCE = 90_000

export type Running = {
  /** Resolves when a process of it ends, with what it said last. */
  failed: Promise<UserError>
  stop: () => Promise<void>
}

type Site = { environment: Record<string, string>; logDirectory: string; dev?: boolean }

/** Starts the web server and the worker at once, their logs in `logDirectory`. */
export function runSite(site: Site): Running {
  const [web, worker] = [runWeb(site), runWorker(site)]
  return {
    failed: Promise.race([web.failed, worker.failed]),
    stop: async () => {
      await Promise.all([web.stop(), worker.stop()])
    },
  }
}

/** Starts the web server: what was built of it, or its sources in development. */
export function runWeb(site: Site): Running {
  const { args, sources, environment } = WEB_PROCESS
  return run({
    ...site,
    environment: { ...environment, ...site.environment },
    name: 'web',
    title: 'The web server',
    args: site.dev ? sources : args,
  })
}

/** Starts the worker. */
export function runWorker(site: Site): Running {
  return run({
    ...site,
    name: 'worker',
    title: 'The worker',
    args: ['--import', 'tsx', 'src/server/compose/worker.ts'],
  })
}

type Process = Site & { name: string; title: string; args: string[] }

function run({ environment, logDirectory, dev = false, name, title, args }: Process): Running {
  const { done, stop } = startChild({
    args,
    // The site never owns its tables.
    environment: {
      ...environment,
      MIGRATION_DATABASE_URL: '',
      MIGRATION_DATABASE_URL_FILE: '',
      NODE_ENV: dev ? 'development' : 'production',
    },
    logFile: path.join(logDirectory, `${name}.log`),
    onLine: dev ? (line) => console.log(line) : undefined,
  })
  return { failed: done.then(({ lines }) => new UserError(describeFailure({ title, lines }))), stop }
}

/** Waits until the site says that it is ready: database reached, migrations applied. */
export async function waitUntilReady(options: { url: string; failed: Promise<UserError>; signal?: AbortSignal }) {
  const { url, failed, signal } = options
  let failure: UserError | undefined
  void failed.then((error) => (failure = error))
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    signal?.throwIfAborted()
    if (failure) throw failure
    if (await isReady(url)) return
    await wait(100)
  }
  throw new UserError(`The site did not get ready within ${PATIENCE / 1000} s: see ${url}/readyz`)
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) })
    .then(({ ok }) => ok)
    .catch(() => false)
}
