import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { UserError } from '@/server/platform/postgres/user-error'
import { describeFailure, startChild } from './child'
import type { Child } from './child'
import { WEB_PROCESS } from './web-process'

const PATIENCE = 90_000

type Site = {
  web: Child
  worker: Child
  /** Resolves when one of the two processes ends, with what it said last. */
  failed: Promise<UserError>
  stop: () => Promise<void>
}

/** Starts the web server and the worker, their logs in `logDirectory`. */
export function runSite(options: { environment: Record<string, string>; logDirectory: string; dev?: boolean }): Site {
  const { environment, logDirectory, dev = false } = options
  const start = (
    name: string,
    { args, environment: own = {} }: { args: string[]; environment?: Record<string, string> },
  ) =>
    startChild({
      args,
      // The site never owns its tables.
      environment: {
        ...own,
        ...environment,
        MIGRATION_DATABASE_URL: '',
        MIGRATION_DATABASE_URL_FILE: '',
        NODE_ENV: dev ? 'development' : 'production',
      },
      logFile: path.join(logDirectory, `${name}.log`),
      onLine: dev ? (line) => console.log(line) : undefined,
    })
  const web = start('web', WEB_PROCESS)
  const worker = start('worker', { args: ['--import', 'tsx', 'src/server/compose/worker.ts'] })
  const ended = ([title, child]: [string, Child]) =>
    child.done.then(({ lines }) => new UserError(describeFailure({ title, lines })))
  return {
    web,
    worker,
    failed: Promise.race(
      (
        [
          ['The web server', web],
          ['The worker', worker],
        ] satisfies [string, Child][]
      ).map(ended),
    ),
    stop: async () => {
      await Promise.all([web.stop(), worker.stop()])
    },
  }
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
