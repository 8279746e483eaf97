import config from '@payload-config'
import { Logger, runOnce, type TaskList } from 'graphile-worker'
import { createLocalReq, getPayload } from 'payload'
import { expect, it, vi } from 'vitest'
import { enqueueSettle } from '@/server/features/payments/enqueue-settle'
import { pool, query } from '@/server/platform/db/pool'
import { transactionOf } from '@/server/platform/db/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { createDeparture } from '../../../tests/factories/departure'
import { createExpedition } from '../../../tests/factories/expedition'
import { createUser } from '../../../tests/factories/user'
import { PATIENCE, startWorker } from '../../../tests/integration/killed-worker'
import { runJobs } from '../../../tests/integration/run-jobs'
import { CRONTAB, TASK_LIST } from './tasks'

const { mailServer } = await vi.hoisted(() => import('../../../tests/integration/mail-server'))

/** The tasks in the order in which the worker comes to them. */
const orderOfTasks = async (): Promise<string[]> => {
  const order: string[] = []
  const taskList: TaskList = Object.fromEntries(
    Object.keys(TASK_LIST).map((name) => [name, () => void order.push(name)]),
  )
  await runOnce({ pgPool: pool(), taskList, concurrency: 1, logger: new Logger(() => () => undefined) })
  return order
}

it('comes to a payment before the mails and the work of the index that waited longer', async () => {
  const payload = await getPayload({ config, cron: false })
  await runJobs()
  const expedition = await createExpedition(payload)
  await query('delete from graphile_worker._private_jobs')
  await query(
    `select graphile_worker.add_job('send_mail', json_build_object('template', 'password_changed', 'userId', n)) from generate_series(1, 50) n`,
  )
  await payload.update({ collection: 'expeditions', id: expedition.id, data: { name: 'Autrement' } })
  const req = await createLocalReq({}, payload)
  await withTransaction(req, async () =>
    enqueueSettle({ transaction: await transactionOf(req), intentId: '00000000-0000-4000-8000-000000000000' }),
  )
  const order = await orderOfTasks()
  expect(order[0]).toBe('settle_payment')
  expect(order.lastIndexOf('send_mail')).toBeLessThan(order.indexOf('refresh_expedition_hits'))
})

it('gives the jobs of the clock that people wait for their priority', () => {
  expect(CRONTAB).toContain('settle_payments ?jobKey=settle_payments&priority=-10')
  expect(CRONTAB).toContain('forget_expired ?jobKey=forget_expired&priority=0')
})

it('frees seats while every mail hangs at its server', { timeout: 120_000 }, async () => {
  const payload = await getPayload({ config, cron: false })
  const { id: user } = await createUser(payload)
  const departure = await createDeparture(payload, { expedition: (await createExpedition(payload)).id })
  await runJobs()
  mailServer.hang(true)
  await query(
    `select graphile_worker.add_job('send_mail', json_build_object('template', 'password_changed', 'userId', $1::int))
     from generate_series(1, 12)`,
    [user],
  )
  const worker = await startWorker()
  const mailsAtWork = () =>
    query(`select 1 from graphile_worker.jobs where task_identifier = 'send_mail' and locked_at is not null`)
  await vi.waitFor(async () => expect((await mailsAtWork()).length).toBeGreaterThanOrEqual(3), PATIENCE)
  await query(
    `insert into carts (user_id, departure_id, travelers_count, held_seats, hold_started_at, hold_expires_at)
     values ($1, $2, 2, 2, now() - interval '1 hour', now() - interval '1 second')`,
    [user, departure.id],
  )
  await query('update departures set seats_taken = 2 where id = $1', [departure.id])
  await query(`select graphile_worker.add_job('free_expired_holds')`)
  await vi.waitFor(async () => {
    expect(await query('select 1 from departures where id = $1 and seats_taken = 0', [departure.id])).toHaveLength(1)
  }, PATIENCE)
  expect((await mailsAtWork()).length).toBeGreaterThanOrEqual(3)
  await worker.kill()
  mailServer.hang(false)
})
