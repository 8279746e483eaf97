import { Logger, runOnce } from 'graphile-worker'
import { TASK_LIST, WORKER_TASKS } from '@/server/compose/tasks'
import { ONLINE_PROVIDERS } from '@/server/features/payment-methods/online-providers'
import type { OnlineProvider } from '@/server/features/payment-methods/port'
import { pool, query } from '@/server/platform/db/pool'
import { messageOf, type Measure, type Meter } from './measure-calls'

const silent = new Logger(() => () => undefined)

/** Runs each job of the clock once, as the worker would with its limits, and the mails it adds are left where they are. */
export const measureJobs = async (meter: Meter): Promise<Measure[]> => {
  ONLINE_PROVIDERS.unshift(() => LEDGER_AS_PROVIDER)
  const measures: Measure[] = []
  for (const { name } of WORKER_TASKS.filter(({ at }) => at !== undefined))
    measures.push(await measureJob({ name, meter }))
  ONLINE_PROVIDERS.shift()
  return measures
}

const measureJob = async ({ name, meter }: { name: string; meter: Meter }): Promise<Measure> => {
  // What the made rows leave to do is done first: it is measured as it runs on any day.
  const begun = performance.now()
  const refused = await runJob(name)
  const first = performance.now() - begun
  if (refused !== null) console.log(`${name}, the first time: ${refused}`)
  meter.take()
  const [before, started] = [await meter.processor(), performance.now()]
  const failure = await runJob(name)
  const clock = performance.now() - started
  const processor = (await meter.processor()) - before
  const statements = meter.take()
  const count = statements.reduce((sum, { times }) => sum + times.length, 0)
  return { name, count, clock, processor, statements, failure, first }
}

/** Why it failed, or null. */
const runJob = async (name: string): Promise<string | null> => {
  const run = TASK_LIST[name]
  if (!run) throw new Error(`no task ${name}`)
  const job = `bench ${name}`
  await query('delete from graphile_worker._private_jobs where locked_at is null')
  await query('select graphile_worker.add_job($1)', [job])
  const failures: string[] = []
  await runOnce({
    pgPool: pool(),
    taskList: {
      [job]: async (payload, helpers) => {
        await Promise.resolve(run(payload, helpers)).catch((error: unknown) => {
          failures.push(error instanceof AggregateError ? messageOf(error.errors[0]) : messageOf(error))
        })
      },
    },
    logger: silent,
  })
  const [setAside] = await query<{ error: string }>('delete from set_aside_rows where task = $1 returning error', [job])
  return failures[0] ?? setAside?.error ?? null
}

/** A provider whose books are those of the ledger: comparing them finds nothing, and reads all that it would. */
const LEDGER_AS_PROVIDER = {
  key: 'bench',
  start: () => Promise.reject(new Error('takes no payment')),
  verify: () => Promise.reject(new Error('takes no payment')),
  async *listSince(since: Date) {
    const rows = await query<{ reference: string; cents: number }>(
      `select provider_reference as reference, captured_cents as cents from payment_intents where provider = 'bench' and created_at >= $1`,
      [since],
    )
    for (const { reference, cents } of rows) {
      yield {
        ...{
          reference,
          state: 'captured' as const,
          amountCents: cents,
          capturedCents: cents,
          authorisedUntil: null,
          failure: null,
        },
        ...{ card: null, savedMethod: null, refunds: [], dispute: null },
      }
    }
  },
} satisfies OnlineProvider
