import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { createExpedition } from '../../tests/factories/expedition'

let payload: Payload

const day = (hours: number) => ({ title: 'Jour', text: 'On marche.', hours, ascent_m: null })
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
