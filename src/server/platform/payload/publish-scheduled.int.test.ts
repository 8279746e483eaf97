import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { query, queryOne } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { runJobs } from '../../../../tests/integration/run-jobs'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const schedule = (id: number, waitUntil: Date) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil,
    input: { type: 'publish', doc: { relationTo: 'expeditions', value: id } },
  })

const isOnSale = async (id: number): Promise<boolean> =>
  (await queryOne('select 1 from expedition_hits where id = $1', [id])) !== null

it('publishes what was scheduled once its time has come, and its card with it', async () => {
  const due = await createExpedition(payload, { _status: 'draft' })
  const later = await createExpedition(payload, { _status: 'draft' })
  await schedule(due.id, new Date(Date.now() - 1000))
  await schedule(later.id, new Date(Date.now() + 3_600_000))

  await query(`select graphile_worker.add_job('publish_scheduled')`)
  await runJobs()
  await runJobs()

  expect(await isOnSale(due.id)).toBe(true)
  expect(await isOnSale(later.id)).toBe(false)
})
