import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { ExpeditionDetails } from '@/contract/expeditions'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { toldBy } from '../../../../../tests/integration/told-by'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const factsOf = async (id: number) => (await call<ExpeditionDetails>(`v1/expeditions/${String(id)}`)).body

it('says what a child pays and who may come, and renews the page as that changes', async () => {
  const { id } = await createExpedition(payload, {
    expedition_type: 'family',
    age_min_child: 6,
    age_max_child: 12,
    price_cents: 64_000,
    child_price_cents: 48_050,
    child_price_max_age: 11,
  })
  await runJobs()
  // An age maximum left over from another type binds nobody.
  expect(await factsOf(id)).toMatchObject({ child_price: 480.5, child_price_max_age: 11, age_max_child: null })
  const cheaper = () => payload.update({ collection: 'expeditions', id, data: { child_price_cents: 40_000 } })
  expect(await toldBy(cheaper)).toContain(`expedition:${String(id)}`)
  expect(await factsOf(id)).toMatchObject({ child_price: 400 })
})

it.each([
  [14, 14],
  [null, 17],
])('says the last age without the parents: %s is %s', async (age_max_child, told) => {
  const { id } = await createExpedition(payload, { expedition_type: 'kids', age_min_child: 8, age_max_child })
  await runJobs()
  expect(await factsOf(id)).toMatchObject({
    age_min_child: 8,
    age_max_child: told,
    child_price: null,
    child_price_max_age: null,
  })
})
