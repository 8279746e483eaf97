import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { useMemoryProvider } from '../../../../tests/integration/memory-provider'
import { departureToPay, referenceOf, settle, signInToPay } from '../../../../tests/integration/paying'
import { runJobs } from '../../../../tests/integration/run-jobs'

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await runJobs()
})

it('mails that an order is recorded before it mails that it confirmed the departure', async () => {
  const provider = useMemoryProvider()
  const { id: departure } = await departureToPay(payload, { expedition })
  await query('update departures set min_participants = 1 where id = $1', [departure])
  const camille = await signInToPay(payload)
  const { body } = await camille.pay(await camille.hold(departure))
  provider.act(await referenceOf(body.payment_id), 'accepted')
  await settle(body.token)
  const jobs = await query<{ template: string }>(
    `select payload::jsonb ->> 'template' as template from graphile_worker._private_jobs
     where payload::jsonb ->> 'template' in ('reservation_received', 'departure_confirmed') order by priority, run_at, id`,
  )
  expect(jobs.map(({ template }) => template)).toEqual(['reservation_received', 'departure_confirmed'])
  await runJobs()
})
