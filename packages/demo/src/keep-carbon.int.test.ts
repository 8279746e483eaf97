import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { query, queryOne } from '@/server/platform/db/pool'
import { createExpedition } from '../../../tests/factories/expedition'
import { createTrip } from '../../../tests/factories/trip'
import { VERCORS } from '../../../tests/factories/trip-carbon'
import { createUser } from '../../../tests/factories/user'
import { keepCarbon } from './keep-carbon'

let payload: Payload
let user: number
let told: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  user = (await createUser(payload)).id
  told = (await createExpedition(payload, { ...VERCORS, duration_days: 5 })).id
})

const book = async ({ expedition = told, contract = {} }: { expedition?: number; contract?: object }) => {
  const id = await createTrip(payload, { user, expedition })
  await query(`update reservations set contract = coalesce(contract, '{}') || $2::jsonb where id = $1`, [
    id,
    JSON.stringify(contract),
  ])
  return id
}
const keptOf = async (id: number) =>
  queryOne<{ from: string | null; grams: number | null; fees: string }>(
    `select contract #>> '{carbon,from,name}' as from, (contract #>> '{carbon,trip,grams}')::int as grams,
       jsonb_typeof(contract #> '{cancellation,steps}') as fees
     from reservations where id = $1`,
    [id],
  )

describe('the figure of the reservations that the demo is written with', () => {
  it('is counted from Paris beside what their contracts hold, and no contract of an order is touched', async () => {
    const own = await book({})
    const [ordered, counted] = [
      await book({ contract: { days: 5 } }),
      await book({ contract: { carbon: { from: { name: 'Lyon' }, trip: { grams: 7 } } } }),
    ]
    const untold = await book({ expedition: (await createExpedition(payload)).id })
    await keepCarbon({ payload })
    const kept = await keptOf(own)
    expect(kept).toMatchObject({ from: 'Paris', fees: 'array' })
    expect(kept?.grams).toBeGreaterThan(1_000)
    expect(await keptOf(ordered)).toMatchObject({ from: null })
    expect(await keptOf(counted)).toMatchObject({ from: 'Lyon', grams: 7 })
    expect(await keptOf(untold)).toMatchObject({ from: null })

    await keepCarbon({ payload })
    expect(await keptOf(own)).toEqual(kept)
  })
})
