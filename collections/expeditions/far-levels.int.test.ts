import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { up } from '../../migrations/20261208_140100_guide_proposals'
import { createExpedition } from '../../tests/factories/expedition'

let payload: Payload

const day = (hours: number, ascent_m: number | null = null) => ({ title: 'Jour', text: 'On marche.', hours, ascent_m })
const programme = (hours: number) => [day(hours), day(2), day(1)]

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

/** As the list of the panel asks, drafts included. */
const listed = async (): Promise<number[]> => {
  const where = { level_to_review: { equals: true } }
  const { docs } = await payload.find({ collection: 'expeditions', draft: true, where, pagination: false, depth: 0 })
  return docs.map(({ id }) => id)
}

it('are listed while the typed level is two or more from what the programme asks', async () => {
  const far = await createExpedition(payload, { level: 2, days: programme(7) })
  const near = await createExpedition(payload, { level: 3, days: programme(7) })
  const untold = await createExpedition(payload, { level: 5 })
  expect(await listed()).toEqual([far.id])
  // A draft that mends it leaves the list, and one that spoils it enters.
  await payload.update({ collection: 'expeditions', id: far.id, draft: true, data: { level: 4 } })
  await payload.update({ collection: 'expeditions', id: near.id, draft: true, data: { days: programme(9) } })
  await payload.update({ collection: 'expeditions', id: untold.id, data: { level: 4 } })
  expect(await listed()).toEqual([near.id])
})

it('are found by the statement that looked at the trips of before', async () => {
  await createExpedition(payload, { level: 1, days: programme(5.5) })
  await createExpedition(payload, { level: 3, days: [day(1, 650), day(2), day(1)] })
  const heights = [{ name: 'Refuge', day: 1, latitude: 45, longitude: 6, elevation_m: 4100 }]
  await createExpedition(payload, { level: 2, days: programme(1), stages: heights, _status: 'draft' })
  const flags = () =>
    query(`select 'trip' as of, id, level_to_review from expeditions
      union all select 'version', id, version_level_to_review from _expeditions_v order by 1, 2`)
  const byHook = await flags()
  await query('update expeditions set level_to_review = false')
  await query('update _expeditions_v set version_level_to_review = false')
  await query('drop table guide_proposals')
  await up({ db: payload.db.drizzle } as unknown as Parameters<typeof up>[0])
  expect(await flags()).toEqual(byHook)
})
