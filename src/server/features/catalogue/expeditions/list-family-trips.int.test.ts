import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { listFamilyTrips } from './list-family-trips'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

it('says who may come on the trips that are on sale, what a day of them is, and where one sleeps', async () => {
  const { id: hut } = await payload.create({ collection: 'accommodation-types', data: { name: 'Cabane d’essai' } })
  const day = { title: 'Un jour', text: 'On marche.' }
  const kids = await createExpedition(payload, {
    ...{ expedition_type: 'kids', age_min_child: 8, age_max_child: 12, accommodation_types: [hut] },
    days: [
      { ...day, distance_km: 6, ascent_m: 200 },
      { ...day, distance_km: 9, ascent_m: 0 },
      // A day of rest is none on foot.
      { ...day, distance_km: null },
    ],
  })
  const plain = await createExpedition(payload)
  const draft = await createExpedition(payload, { _status: 'draft' })
  await runJobs()
  expect(await listFamilyTrips([kids.id, plain.id, draft.id, 999_999])).toEqual([
    { id: kids.id, min: 8, max: 12, dayKm: 7.5, dayUp: 200, nights: ['Cabane d’essai'] },
    { id: plain.id, min: null, max: null, dayKm: null, dayUp: null, nights: [] },
  ])
})
