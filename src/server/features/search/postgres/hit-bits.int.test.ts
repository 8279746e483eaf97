import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createBulkCatalogue, createReference } from '../../../../../tests/factories/bulk-catalogue'
import { waitingForLocks } from '../../../../../tests/integration/waiting-for-locks'
import { pool, query } from '@/server/platform/db/pool'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { saveExpeditionHits, saveShapes, saveWords } from '../cards/save-expedition-hits'
import { reindex } from '../sync/reindex'
import { searchWithPostgres } from './search-with-postgres'

const CATALOGUE = 400

beforeAll(async () => {
  await createReference()
  await createBulkCatalogue({ count: CATALOGUE })
  await reindex({ onProgress: () => undefined })
})

const even = (id: number): boolean => id % 2 === 0
const odd = (id: number): boolean => id % 2 === 1

const save = async (ids: number[]): Promise<void> => {
  const client = await pool().connect()
  try {
    await withClientTransaction(client, () => saveExpeditionHits({ client, ids }))
  } finally {
    client.release()
  }
}

/** How many cards each value has: by its bits, and by the rows. */
const counted = async (): Promise<{ byBits: unknown; byRows: unknown }> => {
  const byBits = await query(`select facet, value, sum(bit_count(bits))::int as n from hit_bits
    group by 1, 2 having sum(bit_count(bits)) > 0 order by 1, 2`)
  const byRows = await query(/* sql */ `
    select facet, value, count(*)::int as n from hit_rows r join hit_shapes s on s.id = r.shape, lateral (
      select 'countries' as facet, unnest(s.countries) as value
      union all select 'categories', unnest(s.categories) union all select 'activities', unnest(s.activities)
      union all select 'weeks', unnest(r.weeks)::text
      union all values ('all', ''), ('first_country', s.countries[1]), ('types', (r.kind / 100)::text),
        ('levels', (r.kind / 10 % 10)::text), ('eco', (r.kind % 10)::text), ('durations', r.duration_days::text),
        ('hundreds', (r.price_cents / 10000)::text)) v
    group by 1, 2 order by 1, 2`)
  return { byBits, byRows }
}

const expectEqual = async (): Promise<void> => {
  const { byBits, byRows } = await counted()
  expect(byBits).toEqual(byRows)
}

const saveOneDuringAnother = async ({ level }: { level: number }): Promise<void> => {
  await query('update expeditions set level = $1 where id between 11 and 30', [level])
  const client = await pool().connect()
  await client.query('begin')
  await saveExpeditionHits({ client, ids: [11, 12, 13] })
  const second = save([21, 22, 23])
  await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: 60_000 })
  await client.query('commit')
  client.release()
  await second
}

describe('the bits of values', () => {
  it('are those of the cards after a build', async () => {
    await expectEqual()
    expect((await searchWithPostgres({})).total).toBe(CATALOGUE)
  })

  it('follow cards that change, go and come back', async () => {
    await query(`update expeditions set level = 6 - level, price_cents = price_cents + 12300 where id % 7 = 0`)
    await query(`update expeditions set _status = 'draft' where id % 10 = 0`)
    const changed = await query<{ id: number }>('select id from expeditions where id % 7 = 0 or id % 10 = 0')
    await save(changed.map(({ id }) => id))
    await expectEqual()
    expect((await searchWithPostgres({})).total).toBe((CATALOGUE / 10) * 9)
    await query(`update expeditions set _status = 'published' where id % 10 = 0`)
    await save(changed.map(({ id }) => id))
    await expectEqual()
    expect((await searchWithPostgres({})).total).toBe(CATALOGUE)
  })

  it('follow expeditions that are deleted', async () => {
    await query('delete from departures where expedition_id <= 5')
    await query('delete from expeditions where id <= 5')
    await expectEqual()
    expect((await searchWithPostgres({})).total).toBe(CATALOGUE - 5)
  })

  it('lose nothing when cards side by side are saved at once', async () => {
    const ids = (await query<{ id: number }>('select id from expeditions order by id')).map(({ id }) => id)
    for (let round = 0; round < 3; round += 1) {
      await query('update expeditions set level = 1 + (level + id) % 5, duration_days = 2 + (duration_days + id) % 14')
      await Promise.all([0, 1, 2, 3].map((lane) => save(ids.filter((id) => id % 4 === lane))))
      await expectEqual()
    }
  })

  it('never have two saves wait for each other, whatever rows of bits they share', async () => {
    const low = (await query<{ id: number }>('select id from expeditions order by id limit 200')).map(({ id }) => id)
    await query(`select setval('expeditions_id_seq', 5000)`)
    await createBulkCatalogue({ count: 200, from: CATALOGUE + 1 })
    const high = (await query<{ id: number }>('select id from expeditions where id > 5000')).map(({ id }) => id)
    await save(high)
    for (let round = 0; round < 10; round += 1) {
      // New cards here and changed ones there for the first save, the other way round for the second.
      await query('update expeditions set level = 1 + (level + id) % 5')
      await query('delete from expedition_hits where id = any($1)', [[...low.filter(even), ...high.filter(odd)]])
      await Promise.all([even, odd].map((isOne) => save([...low, ...high].filter(isOne))))
    }
    await expectEqual()
  })

  it('are saved side by side where what the cards share is there, and would wait for each other otherwise', async () => {
    const [one, other] = await query<{ id: number }>(
      'select min(id) as id from expeditions group by id > 5000 order by 1',
    )
    const ids = [one?.id ?? 0, other?.id ?? 0]
    const client = await pool().connect()
    const saveBoth = async ({
      countries,
      sharesFirst,
    }: {
      countries: number[]
      sharesFirst: boolean
    }): Promise<void> => {
      await query(`delete from expeditions_rels where parent_id = any($1) and path in ('countries', 'activities')`, [
        ids,
      ])
      await query(
        `insert into expeditions_rels (parent_id, path, "order", countries_id)
         select parent, 'countries', country, country from unnest($1::int[]) parent, unnest($2::int[]) country`,
        [ids, countries],
      )
      if (sharesFirst) {
        for (const share of [saveShapes, saveWords]) await withClientTransaction(client, () => share({ client, ids }))
      }
      await client.query('begin')
      await saveExpeditionHits({ client, ids: ids.slice(0, 1) })
      await save(ids.slice(1))
    }
    const all = (await query<{ id: number }>('select id from countries')).map(({ id }) => id)

    const saved = saveBoth({ countries: all, sharesFirst: false })
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: 60_000 })
    await client.query('commit')
    await saved

    await saveBoth({ countries: all.slice(1), sharesFirst: true })
    await client.query('commit')
    client.release()
    await expectEqual()
  })

  it('lose nothing when a save waits for another, and would without their lock', async () => {
    await saveOneDuringAnother({ level: 5 })
    await expectEqual()

    const [guarded] = await query<{ definition: string }>(
      `select pg_get_functiondef('follow_hit_bits'::regproc) as definition`,
    )
    const definition = guarded?.definition ?? ''
    await query(definition.replace('pg_advisory_xact_lock(7474, segment)', 'segment'))
    await saveOneDuringAnother({ level: 1 })
    const { byBits, byRows } = await counted()
    expect(byBits).not.toEqual(byRows)

    await query(definition)
    await query('select follow_hit_bits(array_agg(id)) from hit_rows')
    await expectEqual()
  })

  it('follow a family of activities', async () => {
    const before = (await searchWithPostgres({})).facets.categories['a-pieds']
    await query(`update hit_shapes set categories = array_replace(categories, 'a-pieds', 'en-marchant')`)
    await expectEqual()
    expect((await searchWithPostgres({})).facets.categories).toMatchObject({ 'en-marchant': before })
  })
})

describe('words of letters and figures', () => {
  it('are found without their accents, and by their beginning', async () => {
    const [first] = await query<{ id: number }>('select min(id) as id from expeditions')
    await query(`update expeditions set name = 'Été2027 en refuge' where id = $1`, [first?.id])
    await save([first?.id ?? 0])
    for (const q of ['été2027', 'ETE2027', 'ete20']) {
      expect((await searchWithPostgres({ q })).hits.map(({ name }) => name)).toEqual(['Été2027 en refuge'])
    }
  })
})
