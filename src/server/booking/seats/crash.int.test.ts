import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProcess, type RunningProcess } from '../../../../tests/integration/start-process'
import { startWebProcess } from '../../../../tests/integration/start-web-process'
import type { Customer } from '../../../../tests/seats/create-customers'
import { sendJson } from '../../../../tests/seats/send-json'
import { livingPostmaster } from '../../postgres/cluster'
import { startPostgres, type Postgres } from '../../postgres/start-postgres'

/** A server of its own, as durable as in production: the suites' one must not be killed, and waits for no disk. */
const directory = mkdtempSync(path.join(tmpdir(), 'lagopede-crash-'))
const CUSTOMERS = 12

let postgres: Postgres
let webs: Array<Awaited<ReturnType<typeof startWebProcess>>>
let worker: RunningProcess
let customers: Customer[]
let departure: number

const startWorker = () =>
  startProcess({ entry: 'src/server/jobs/worker.ts', until: /ready/, environment: { LOG_LEVEL: 'info' } })

beforeAll(async () => {
  postgres = await startPostgres({ directory })
  process.env.DATABASE_URL = postgres.url
  // These read the address as they load.
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const { migrate } = await import('../../db/migrate')
  const { createExpedition } = await import('../../../../tests/factories/expedition')
  const { createDeparture, inDays } = await import('../../../../tests/factories/departure')
  const { createCustomers } = await import('../../../../tests/seats/create-customers')
  // Before the migrations, which take an instance as they find it: this one listens to its lost connections.
  const payload = await getPayload({ config, cron: false })
  await migrate()
  const expedition = (await createExpedition(payload)).id
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  departure = (await createDeparture(payload, { expedition, ...dates })).id
  const { query } = await import('../../db/pool')
  await query('update departures set capacity = 100000')
  customers = await createCustomers(payload, CUSTOMERS)
  webs = await Promise.all([startWebProcess(), startWebProcess()])
  worker = await startWorker()
}, 240_000)

afterAll(async () => {
  await Promise.all([...webs.map(({ kill }) => kill()), worker.kill()])
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}, 60_000)

/** What was answered: every reservation that came back, and those whose cancellation was asked for. */
const acknowledged = new Set<number>()
const mayBeCanceled = new Set<number>()
let isOver = false

const keepBooking = async ({ token }: Customer, index: number): Promise<void> => {
  for (let turn = 0; !isOver; turn++) {
    const base = `${webs[(index + turn) % webs.length]?.url ?? ''}/api/v1`
    const cart = await sendJson({
      url: `${base}/cart`,
      token,
      body: { departure_id: departure, travelers_count: 1 + (turn % 2) },
    })
    if (cart.status !== 201) {
      await wait(50)
      continue
    }
    const order = await sendJson({
      url: `${base}/reservations`,
      token,
      headers: { 'idempotency-key': `crash-${String(cart.body.id)}` },
      body: {
        cart_id: cart.body.id,
        terms_version: '2026-11',
        accepts_terms: true,
        certifies_level: true,
        total: cart.body.total,
      },
    })
    if (order.status !== 201) continue
    acknowledged.add(order.body.reservation_id)
    if (turn % 3 === 0) continue
    mayBeCanceled.add(order.body.reservation_id)
    const url = `${base}/reservations/${String(order.body.reservation_id)}/cancel`
    await sendJson({ url, token, body: { fee: 0 } })
  }
}

it('keeps every reservation it answered when web, worker and PostgreSQL are killed under load', async () => {
  const { query, pool } = await import('../../db/pool')
  const { checkDatabase } = await import('../../db/check-database')
  const load = customers.map(keepBooking)
  await wait(1500)
  await webs[0]?.kill()
  const fresh = await startWebProcess()
  webs = [fresh, ...webs.slice(1)]
  await worker.kill()
  worker = await startWorker()
  const before = acknowledged.size
  expect(before).toBeGreaterThan(0)

  const { pid } = livingPostmaster(directory) ?? { pid: 0 }
  process.kill(pid, 'SIGKILL')
  await postgres.stop()
  postgres = await startPostgres({ directory })
  for (let turn = 0; turn < 200 && acknowledged.size <= before; turn++) {
    // They order more often than anyone may, and the first statement finds its connection lost.
    await query('delete from rate_limits').catch(() => undefined)
    await wait(100)
  }
  expect(acknowledged.size).toBeGreaterThan(before)
  isOver = true
  await Promise.all(load)

  const rows = await query<{ id: number; status: string }>('select id, status from reservations')
  const kept = new Map(rows.map(({ id, status }) => [id, status]))
  const lost = [...acknowledged].filter((id) => !kept.has(id))
  const undone = [...acknowledged].filter((id) => !mayBeCanceled.has(id) && kept.get(id) === 'canceled')
  expect([lost, undone]).toEqual([[], []])
  expect((await checkDatabase()).filter(({ check }) => check === 'seats')).toEqual([])
  await pool().end()
}, 240_000)
