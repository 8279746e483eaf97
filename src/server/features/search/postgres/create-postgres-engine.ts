import type pg from 'pg'
import { pool, query, queryOne } from '@/server/platform/db/pool'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { hashDocument } from '../hash-document'
import type { SearchDocument } from '../search-document'
import type { SearchEngine } from '../search-engine'
import { weekOf } from './departing'
import { lockCards } from './lock-cards'
import { saveStatement } from './save-statement'
import { searchWithPostgres } from './search-with-postgres'

/** The engine that needs nothing but the database. Departures and synonyms are read as it searches. */
export const createPostgresEngine = (): SearchEngine => ({
  name: 'postgres',
  configure: () => Promise.resolve(),
  upsert: async (documents) => {
    await inTransaction((client) => save({ client, documents }))
    return []
  },
  remove: async (ids) => {
    await query('delete from expedition_hits where id = any($1::int[])', [ids])
  },
  replaceAll: async (batches) => {
    await inTransaction(async (client) => {
      const kept: number[] = []
      for await (const documents of batches) {
        kept.push(...documents.map(({ hit }) => hit.id))
        await save({ client, documents })
      }
      await client.query('delete from expedition_hits where id <> all($1::int[])', [kept])
    })
    return []
  },
  search: searchWithPostgres,
  health: async () => {
    const row = await queryOne<{ n: number }>('select count(*)::int as n from hit_rows')
    return { documents: row?.n ?? 0 }
  },
  hashes: async () => {
    const rows = await query<Kept & { id: number }>(/* sql */ `
      select h.id, h.hit, h.search_text as text, h.review_count, s.categories
      from expedition_hits h left join hit_rows r on r.id = h.id left join hit_shapes s on s.id = r.shape`)
    return new Map(rows.map(({ id, ...kept }) => [id, hashDocument(kept)]))
  },
  hashOf: ({ hit, text, review_count, categories }) =>
    hashDocument({ hit, text, review_count, categories } satisfies Kept),
})

/** What of a document lies in the engine's tables. */
type Kept = Pick<SearchDocument, 'hit' | 'text' | 'review_count'> & { categories: string[] | null }

const GIVEN = /* sql */ `
  select (hit ->> 'id')::int as id, hit ->> 'name' as name, hit ->> 'slug' as slug,
    hit ->> 'expedition_type' as expedition_type, (hit ->> 'carousel_rank')::int as carousel_rank,
    round((hit ->> 'price')::numeric * 100)::int as price_cents, nullif(hit ->> 'country_1', '') as country_1,
    array(select jsonb_array_elements_text(hit -> 'countries')) as countries,
    array(select jsonb_array_elements_text(hit -> 'activities')) as activities,
    (hit ->> 'duration_days')::int as duration_days, (hit ->> 'level_number')::int as level,
    (hit ->> 'eco_rating')::int as eco_rating, (hit ->> 'rating')::float8 as rating, review_count,
    (hit -> 'next_departure_starts' -> 0 ->> 'next_departure_start')::date as next_start,
    (select min((o ->> 'first_day')::date) from jsonb_array_elements(openings) o where (o ->> 'is_confirmed')::boolean) as next_confirmed,
    array(select distinct ${weekOf({ first: `(o ->> 'first_day')::date`, last: `(o ->> 'last_day')::date` })}
      from jsonb_array_elements(openings) o order by 1)::smallint[] as weeks,
    region, text as search_text, hit
  from jsonb_to_recordset($1::jsonb) given (hit jsonb, openings jsonb, region text, text text, review_count int)`

const SAVE = saveStatement({ source: GIVEN, dropsOthers: false })

const save = async ({ client, documents }: { client: pg.ClientBase; documents: SearchDocument[] }): Promise<void> => {
  await lockCards({ client, ids: documents.map(({ hit }) => hit.id) })
  await client.query(SAVE, [JSON.stringify(documents)])
}

const inTransaction = async (task: (client: pg.ClientBase) => Promise<void>): Promise<void> => {
  const client = await pool().connect()
  try {
    await withClientTransaction(client, () => task(client))
  } finally {
    client.release()
  }
}
