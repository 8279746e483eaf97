import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startPostgres, type Postgres } from '@/server/platform/postgres/start-postgres'
import { startProcess, type RunningProcess } from '../../../../tests/integration/start-process'
import { startWebProcess } from '../../../../tests/integration/start-web-process'
import { crashPostgres } from '../../../../tests/seats/crash-postgres'
import type { Customer } from '../../../../tests/seats/create-customers'

/** A server of its own, as durable as in production: the suites' one must not be killed, and waits for no disk. */
const directory = mkdtempSync(path.join(tmpdir(), 'lagopede-crash-'))
const CUSTOMERS = 12

let postgres: Postgres
let webs: Array<Awaited<ReturnType<typeof startWebProcess>>>
let worker: RunningProcess
let customers: Customer[]
let departure: number
let stopBooking = () => Promise.resolve()

const startWorker = () =>
  startProcess({ entry: 'src/server/compose/worker.ts', until: /ready/, environment: { LOG_LEVEL: 'info' } })

beforeAll(async () => {
  postgres = await startPostgres({ directory })
  process.env.DATABASE_URL = postgres.url
  // These read the address as they load.
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const { createExpedition } = await import('../../../../tests/factories/expedition')
  const { createDeparture, inDays } = await import('../../../../tests/factories/departure')
  const { createCustomers } = await import('../../../../tests/seats/create-customers')
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], {
    env: { ...process.env, MIGRATION_DATABASE_URL: postgres.ownerUrl },
  })
  const payload = await getPayload({ config, cron: false })
  const expedition = (await createExpedition(payload)).id
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  departure = (await createDeparture(payload, { expedition, ...dates })).id
  const { query } = await import('@/server/platform/db/pool')
  // Fewer seats than they want: they wait for one another. A trip without a deposit may be ordered again and again.
  await query('update departures set capacity = 30, price_cents = 0')
  customers = await createCustomers(payload, CUSTOMERS)
  webs = await Promise.all([startWebProcess(), startWebProcess()])
  worker = await startWorker()
}, 500_000)

afterAll(async () => {
  void stopBooking()
  await Promise.all([...webs.map(({ kill }) => kill()), worker.kill()])
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
})

it('keeps every reservation it answered when web, worker and PostgreSQL are killed under load', async () => {
  const { pool } = await import('@/server/platform/db/pool')
  const { startBooking } = await import('../../../../tests/seats/start-booking')
  const { checkLedger, WORD_KEPT } = await import('../../../../tests/seats/check-ledger')
  const { ledger, stop } = startBooking({ customers, departure, urls: () => webs.map(({ url }) => url) })
  stopBooking = stop
  const ordersMore = async (): Promise<void> => {
    const before = ledger.answered.size
    await vi.waitFor(() => expect(ledger.answered.size).toBeGreaterThan(before + CUSTOMERS), { timeout: 60_000 })
  }

  await ordersMore()
  await webs[0]?.kill()
  const fresh = await startWebProcess()
  webs = [fresh, ...webs.slice(1)]
  await worker.kill()
  worker = await startWorker()
  await ordersMore()
  postgres = await crashPostgres(directory)
  await ordersMore()
  await stop()
  expect(await checkLedger(ledger)).toEqual(WORD_KEPT)
  await pool().end()
}, 600_000)
