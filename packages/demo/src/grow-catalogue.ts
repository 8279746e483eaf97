import { pool } from '@/server/platform/db/pool'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'

const COPY_COLUMNS = [
  'tagline',
  'description',
  'main_photo_id',
  'expedition_type',
  'age_min_child',
  'duration_days',
  'level',
  'eco_rating',
  'group_min',
  'group_max',
  'region',
  'guide_id',
  'station',
  'meeting_point',
].join(', ')

const COPY_EXPEDITIONS = /* sql */ `
  with source as (select *, row_number() over (order by id) - 1 as rank, count(*) over () as size from expeditions),
  copies as (
    insert into expeditions (name, slug, price_cents, _status, ${COPY_COLUMNS})
    select s.name || ', variante ' || n, s.slug || '-' || n, s.price_cents + (n % 40) * 500, 'published', ${COPY_COLUMNS}
    from generate_series(1, $1::int - (select size from source limit 1)) n
    join source s on s.rank = n % s.size
    returning id, slug
  ),
  origins as (
    select c.id, s.id as source_id from copies c
    join source s on s.slug = regexp_replace(c.slug, '-\\d+$', '')
  )
  insert into expeditions_rels ("order", parent_id, path, media_id, countries_id, activities_id, accommodation_types_id)
  select r."order", o.id, r.path, r.media_id, r.countries_id, r.activities_id, r.accommodation_types_id
  from origins o join expeditions_rels r on r.parent_id = o.source_id`

const ADD_DEPARTURES = /* sql */ `
  insert into departures (title, expedition_id, departure_start, departure_end, capacity, seats_taken, status, created_at)
  select e.name, e.id, d.start, d.start + (e.duration_days - 1) * interval '1 day', 8, 0, 'open', now() - interval '60 days'
  from expeditions e,
    lateral (
      select date_trunc('day', now()) + interval '12 hours' + (20 + k * 60 + e.id % 50) * interval '1 day' as start
      from generate_series(0, 3) k
    ) d
  where not exists (select 1 from departures o where o.expedition_id = e.id)
    and e.slug ~ '-\\d+$'`

/**
 * Grows the catalogue to so many expeditions by copying the real ones under other names and prices,
 * with four departures each: enough for every read to be measured, in bulk SQL.
 */
export const growCatalogue = async ({ total }: { total: number }): Promise<void> => {
  const client = await pool().connect()
  try {
    await withClientTransaction(client, async () => {
      // The limits of a request are no measure for a hundred thousand rows.
      await client.query('set local statement_timeout = 0')
      await client.query(COPY_EXPEDITIONS, [total])
      // Without it the departures are planned for the few expeditions of before.
      await client.query('analyze expeditions')
      await client.query(ADD_DEPARTURES)
    })
  } finally {
    // What failed halfway leaves with its connection.
    client.release(true)
  }
}
