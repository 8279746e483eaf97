import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@/domain/days/days'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBulkCatalogue, createReference } from '../../../../../tests/factories/bulk-catalogue'
import { inDays } from '../../../../../tests/factories/departure'
import { reindex } from '../sync/reindex'
import { binder } from './binder'
import { departingCards, departingWeeks } from './departing'
import { searchWithPostgres } from './search-with-postgres'

const today = inDays(0).slice(0, 10)
const monday = addDays(today, 8 - (new Date(`${today}T12:00:00Z`).getUTCDay() || 7))

beforeAll(async () => {
  await createReference()
  await createBulkCatalogue({ count: 300 })
  // Every length up to seven weeks, every day of the week, sold out, canceled and gone.
  await query(
    /* sql */ `
    update departures set departure_start = $1::date + interval '12 hours' + make_interval(days => id * 7 % 400 - 30),
      departure_end = $1::date + interval '12 hours' + make_interval(days => id * 7 % 400 - 30 + 1 + id % 50 / (1 + id % 4)),
      status = case when id % 11 = 0 then 'canceled' else status end`,
    [today],
  )
  await query('update departures set sales_closed = true where id % 5 = 0')
  await reindex({ onProgress: () => undefined })
})

/** How many cards have such a departure, gone through one by one. */
const counted = async (search: { start?: string; end?: string; travelers?: number }): Promise<number> => {
  const { values, bind } = binder()
  const row = await queryOne<{ n: number }>(
    `select count(distinct c.id)::int as n from (${departingCards({ search, bind })}) c join hit_rows using (id)`,
    values,
  )
  return row?.n ?? Number.NaN
}

describe('a search over many weeks', () => {
  const ends = [-40, 0, 1, 6, 13, 14, 20, 21, 48, 49, 55, 90, 183, 340, 500]
  it.each(ends)('finds from the %i. day after Monday, to any, what going through all departures does', async (from) => {
    for (const to of ends.filter((day) => day >= from)) {
      const search = { start: addDays(monday, from), end: addDays(monday, to) }
      expect([search, (await searchWithPostgres(search)).total]).toEqual([search, await counted(search)])
    }
  })

  it.each(ends)('finds what begins from the %i. day on, and what ends by it', async (day) => {
    const open = [
      { start: addDays(monday, day) },
      { end: addDays(monday, day) },
      { travelers: 1 },
      { travelers: 3, start: addDays(monday, day) },
    ]
    for (const search of open) expect((await searchWithPostgres(search)).total).toBe(await counted(search))
  })

  it('looks up the departures of its first and last weeks alone', () => {
    const { bind } = binder()
    expect(departingWeeks({ search: { start: monday, end: addDays(monday, 41) }, bind })).toBeUndefined()
    expect(departingWeeks({ search: { start: monday, end: addDays(monday, 42) }, bind })?.bits).toContain('weeks')
    expect(departingWeeks({ search: { start: monday, travelers: 2 }, bind })).toBeUndefined()
  })
})
