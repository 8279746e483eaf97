import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { ReductionLine } from '@/contract/reductions'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

let payload: Payload
let marketer: string
let trip: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  marketer = (await signInAs(payload, { role: 'marketer' })).token
  trip = (await createExpedition(payload)).id
})

const until = inDays(10).slice(0, 10)

const sold = async (priceCents: number) =>
  (await createDeparture(payload, { expedition: trip, price_cents: priceCents })).id
const preview = (ids: number[], { token = marketer, day = until } = {}) =>
  call<{ lines: ReductionLine[] }>(`departures/reductions?ids=${ids.join(',')}&percent=15&until=${day}`, { token })
const announce = (lines: ReductionLine[], day = until) =>
  call<{ done: number[]; refused: Array<{ id: number; message: string }> }>('departures/reductions', {
    method: 'POST',
    token: marketer,
    body: {
      lines: lines.map(({ id, price_cents, reduced_cents }) => ({ id, price_cents, reduced_cents })),
      until: day,
    },
  })
const pricesOf = (ids: number[]) =>
  query<{ price_cents: number; until: string }>(
    `select price_cents::int, to_char(reduction_until at time zone 'Europe/Paris', 'YYYY-MM-DD') as until
     from departures where id = any($1::int[]) order by id`,
    [ids],
  )

it('lowers the prices of several departures by one press, to the euro', async () => {
  const ids = [await sold(59_000), await sold(61_300)]
  const { body } = await preview(ids)
  expect(body.lines.map(({ price_cents, reduced_cents, refusal }) => [price_cents, reduced_cents, refusal])).toEqual([
    [59_000, 50_100, null],
    [61_300, 52_100, null],
  ])
  expect((await announce(body.lines)).body).toEqual({ done: ids, refused: [] })
  expect(await pricesOf(ids)).toEqual([
    { price_cents: 50_100, until },
    { price_cents: 52_100, until },
  ])
})

it('refuses one without stopping the others, and lowers nothing twice', async () => {
  const [first, changed, canceled] = [await sold(59_000), await sold(60_000), await sold(60_000)]
  const { lines } = (await preview([first, changed, canceled])).body
  await query('update departures set price_cents = 58000 where id = $1', [changed])
  await query(`update departures set status = 'canceled' where id = $1`, [canceled])
  const { body } = await announce(lines)
  expect(body.done).toEqual([first])
  expect(body.refused.map(({ id }) => id).toSorted()).toEqual([changed, canceled].toSorted())
  const again = await announce(lines.filter(({ id }) => id === first))
  expect(again.body.refused[0]?.message).toMatch(/prix a changé/)
  expect((await pricesOf([first]))[0]?.price_cents).toBe(50_100)
})

it('says before what is refused, and holds to it when the press comes all the same', async () => {
  const id = await sold(59_000)
  const day = inDays(400).slice(0, 10)
  const { lines } = (await preview([id], { day })).body
  expect(lines[0]?.refusal).toMatch(/^Au plus tard le /)
  const { body } = await announce(lines, day)
  expect(body).toEqual({ done: [], refused: [{ id, message: lines[0]?.refusal }] })
})

it('is for who sells', async () => {
  const { token } = await signInAs(payload, { role: 'guide' })
  expect((await preview([1], { token })).status).toBe(404)
})
