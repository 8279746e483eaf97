import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Departure } from '@/contract/expeditions'
import { checkDatabase } from '@/server/compose/check-database'
import { readDepartureDesk } from '@/server/features/desk/read-departure-desk'
import { pool, query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../tests/factories/departure'
import { createExpedition } from '../../tests/factories/expedition'
import { call } from '../../tests/integration/call'
import { runJobs } from '../../tests/integration/run-jobs'

let payload: Payload
let expedition: number
let id: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

beforeEach(async () => {
  expedition = (await createExpedition(payload)).id
  id = (await createDeparture(payload, { expedition, price_cents: 64_000 })).id
})

const save = (data: Record<string, unknown>, departure = id) =>
  payload.update({ collection: 'departures', id: departure, data })

const announce = (price_cents: number, until = inDays(10)) => save({ price_cents, reduction_until: until })

/** A price of before, since so many days ago. */
const costed = (price_cents: number, daysAgo: number) =>
  query(`insert into departure_prices values ($1, now() - make_interval(days => $2), $3)`, [id, daysAgo, price_cents])

const pricesOf = async (departure = id): Promise<number[]> => {
  const rows = await query<{ cents: number }>(
    'select price_cents as cents from departure_prices where departure_id = $1 order by since',
    [departure],
  )
  return rows.map(({ cents }) => cents)
}

const shown = async () => {
  await runJobs()
  const { body } = await call<Departure[]>(`v1/expeditions/${String(expedition)}/departures`)
  return body.find((one) => one.id === id)?.reduction
}

const wordsOf = async (attempt: Promise<unknown>): Promise<string> => {
  const error: unknown = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  )
  return JSON.stringify(error, ['message', 'data', 'errors', 'path'])
}

describe('the prices of a departure', () => {
  it('are kept as it is made, and as its own price changes', async () => {
    await save({ price_cents: 59_000 })
    expect(await pricesOf()).toEqual([64_000, 59_000])
  })

  it('follow the trip’s price where it has none of its own', async () => {
    const { id: plain } = await createDeparture(payload, {
      expedition,
      departure_start: inDays(60),
      departure_end: inDays(62),
    })
    const [before] = await pricesOf(plain)
    await payload.update({ collection: 'expeditions', id: expedition, data: { price_cents: 70_000 } })
    expect(await pricesOf(plain)).toEqual([before, 70_000])
    expect(await pricesOf()).toEqual([64_000])
  })

  it('are one row for what a transaction leaves, and none when it leaves what was', async () => {
    const client = await pool().connect()
    try {
      await client.query('begin')
      for (const cents of [1, 61_000])
        await client.query('update departures set price_cents = $1 where id = $2', [cents, id])
      await client.query('commit')
      await client.query('begin')
      for (const cents of [1, 61_000])
        await client.query('update departures set price_cents = $1 where id = $2', [cents, id])
      await client.query('commit')
    } finally {
      client.release()
    }
    expect(await pricesOf()).toEqual([64_000, 61_000])
  })

  it('stay as the form is saved with the same price, and as seats are taken', async () => {
    await save({ note: 'Prévenir le refuge.' })
    await query('update departures set seats_taken = seats_taken where id = $1', [id])
    expect(await pricesOf()).toEqual([64_000])
  })

  it('are rewritten by nobody, and go with their departure', async () => {
    await expect(query('update departure_prices set price_cents = 1 where departure_id = $1', [id])).rejects.toThrow()
    await expect(query('delete from departure_prices where departure_id = $1', [id])).rejects.toThrow()
    await payload.delete({ collection: 'departures', id })
    expect(await pricesOf()).toEqual([])
  })

  /** One takes the departure's own price away, and another changes the trip's; each ends slowly, once its prices are read. */
  const changeBothAtOnce = async () => {
    const slow = ['departures', 'expeditions'] as const
    await query(
      'create function end_slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.2); return null; end $$',
    )
    for (const table of slow) {
      await query(`create constraint trigger zz_end_slowly after update on ${table} deferrable initially deferred
        for each row execute function end_slowly()`)
    }
    const [own, trip] = await Promise.all([pool().connect(), pool().connect()])
    try {
      for (const client of [own, trip]) await client.query('begin')
      await own.query('update departures set price_cents = null where id = $1', [id])
      await trip.query('update expeditions set price_cents = 77000 where id = $1', [expedition])
      await Promise.all([own.query('commit'), trip.query('commit')])
    } finally {
      for (const client of [own, trip]) client.release()
      for (const table of slow) await query(`drop trigger zz_end_slowly on ${table}`)
      await query('drop function end_slowly()')
    }
  }

  it('end with what it costs, when its own price and its trip’s change at once', async () => {
    await changeBothAtOnce()
    expect((await pricesOf()).at(-1)).toBe(77_000)
  })

  it('are looked at by db:check', async () => {
    await query('alter table departures disable trigger departure_prices_of_change')
    await query('update departures set price_cents = 63000 where id = $1', [id])
    await query('alter table departures enable trigger departure_prices_of_change')
    const findings = (await checkDatabase()).filter(({ check }) => check === 'prices')
    expect(findings).toEqual([
      { check: 'prices', detail: `departure ${String(id)} costs 63000, and its last kept price is 64000` },
    ])
    await query('update departures set price_cents = 62000 where id = $1', [id])
    expect((await checkDatabase()).filter(({ check }) => check === 'prices')).toEqual([])
  })
})

describe('a reduction that is announced', () => {
  it('shows the price of before, in the calls and to the agency', async () => {
    await announce(59_000)
    const today = inDays(0).slice(0, 10)
    expect(await shown()).toEqual({ lowest_price_30_days: 640, from: today, until: inDays(10).slice(0, 10) })
    expect((await readDepartureDesk(id)).reduction).toEqual({
      lowest_cents: 64_000,
      until: inDays(10).slice(0, 10),
      is_shown: true,
    })
  })

  it('is none where nobody announced it', async () => {
    await save({ price_cents: 59_000 })
    expect(await shown()).toBeNull()
    expect((await readDepartureDesk(id)).reduction).toBeNull()
  })

  it.each([
    ['a price that held until 29 days ago', 29, 550],
    ['none that ended 31 days ago', 31, 640],
  ])('counts from %s', async (_case, daysAgo, price) => {
    await costed(55_000, 60)
    await costed(70_000, daysAgo)
    await announce(54_000)
    expect(await shown()).toMatchObject({ lowest_price_30_days: price })
  })

  it('goes deeper from the price before the first fall', async () => {
    await announce(59_000)
    await save({ price_cents: 55_000 })
    expect(await shown()).toMatchObject({ lowest_price_30_days: 640 })
  })

  it('lasts longer from the price before the fall', async () => {
    await announce(59_000)
    await save({ reduction_until: inDays(20) })
    expect(await shown()).toMatchObject({ lowest_price_30_days: 640, until: inDays(20).slice(0, 10) })
  })

  it('is over once the price goes up, and stays over as it falls again', async () => {
    await announce(59_000)
    await query('update departures set price_cents = 66000 where id = $1', [id])
    expect(await shown()).toBeNull()
    expect((await readDepartureDesk(id)).reduction).toMatchObject({ is_shown: false })
    await query('update departures set price_cents = 59000 where id = $1', [id])
    expect(await shown()).toBeNull()
    expect(await wordsOf(save({ price_cents: 58_000 }))).toContain('Le prix est remonté à 660')
  })

  it('follows the trip’s price up', async () => {
    await query('update expeditions set price_cents = 64000 where id = $1', [expedition])
    await save({ price_cents: null })
    await query('update expeditions set price_cents = 60000 where id = $1', [expedition])
    expect(await wordsOf(save({ reduction_until: inDays(10) }))).toContain('Le prix doit être sous 600')
    await announce(58_000)
    expect(await shown()).toMatchObject({ lowest_price_30_days: 600 })
    await save({ price_cents: null, reduction_until: null })
    expect(await shown()).toBeNull()
  })

  it('is over after its last day, and binds nobody then', async () => {
    await announce(59_000)
    await query(`update departures set reduction_until = now() - interval '1 day' where id = $1`, [id])
    expect(await shown()).toBeNull()
    await expect(save({ price_cents: 80_000 })).resolves.toMatchObject({ price_cents: 80_000 })
    expect(await wordsOf(save({ reduction_until: inDays(12) }))).toContain('Le prix doit être sous 590')
  })

  it.each([
    ['a price that is no lower', { price_cents: 64_000, reduction_until: inDays(10) }, 'Le prix doit être sous 640'],
    ['a day that is over', { price_cents: 59_000, reduction_until: inDays(-1) }, 'jusqu’à un jour à venir'],
    ['a day after the first', { price_cents: 59_000, reduction_until: inDays(31) }, 'le premier jour du départ'],
  ])('is refused with %s', async (_case, data, words) => {
    const said = await wordsOf(save(data))
    expect(said).toContain(words)
    expect(said).toContain('reduction_until')
    expect(await pricesOf()).toEqual([64_000])
  })

  it('is refused for a departure that is new', async () => {
    const attempt = payload.create({
      collection: 'departures',
      data: {
        expedition,
        departure_start: inDays(80),
        departure_end: inDays(82),
        capacity: 8,
        status: 'open',
        seats_taken: 0,
        sales_closed: false,
        price_cents: 59_000,
        reduction_until: inDays(10),
      },
    })
    expect(await wordsOf(attempt)).toContain('rien ne baisse')
  })

  it('is refused while the prices of thirty days are not known', async () => {
    const since = (days: number) =>
      query(`insert into departure_prices values ($1, now() - make_interval(days => $2), 64000, true)`, [id, days])
    await since(29)
    expect(await wordsOf(announce(59_000))).toContain('ne sont pas connus depuis 30')
    const other = await createDeparture(payload, { expedition, departure_start: inDays(90), departure_end: inDays(92) })
    id = other.id
    await since(31)
    await announce(49_000)
    expect(await shown()).toMatchObject({ lowest_price_30_days: 500 })
  })
})
