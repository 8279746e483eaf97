import type pg from 'pg'
import { BUILD_EXPEDITION_HITS } from './build-expedition-hits'

const COLUMNS = [
  'name',
  'slug',
  'expedition_type',
  'carousel_rank',
  'price_cents',
  'country_1',
  'countries',
  'activities',
  'duration_days',
  'level',
  'eco_rating',
  'rating',
  'review_count',
  'next_start',
  'search_text',
  'hit',
]

const SAVE = /* sql */ `
with built as (${BUILD_EXPEDITION_HITS}),
gone as (
  delete from expedition_hits where id = any($1::int[]) and id not in (select id from built)
)
insert into expedition_hits (id, ${COLUMNS.join(', ')}, built_on)
select id, ${COLUMNS.join(', ')}, (now() at time zone 'Europe/Paris')::date from built
on conflict (id) do update set
  ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}, built_on = excluded.built_on`

type Client = Pick<pg.ClientBase, 'query'>

/** Any constant: the space of the locks that order two builds of the same card. */
const LOCK_SPACE = 7_471

/**
 * Builds the cards of these expeditions and keeps them in their table, within the caller's transaction.
 * The locks come first: a build that began on older rows can then never overwrite a newer one.
 */
export const saveExpeditionHits = async ({ client, ids }: { client: Client; ids: number[] }): Promise<void> => {
  if (ids.length === 0) return
  await client.query('select pg_advisory_xact_lock($1, id) from (select unnest($2::int[]) as id order by 1) ids', [
    LOCK_SPACE,
    ids,
  ])
  await client.query(SAVE, [ids])
}
