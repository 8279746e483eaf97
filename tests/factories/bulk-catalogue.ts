import { slugify } from '@/domain/text/slug'
import { ACCOMMODATION_TYPES, ACTIVITY_CATEGORIES, COUNTRIES } from '@lagopede/demo/catalogue/reference'
import { pool, query } from '@/server/platform/db/pool'

const NOUNS = ['Traversée', 'Boucle', 'Échappée', 'Aventure', 'Haute route', 'Grand tour', 'Virée', 'Évasion']
const SEASONS = [
  'd’hiver',
  'd’automne',
  'du printemps',
  'au long cours',
  'sauvage',
  'en itinérance',
  'secrète',
  'douce',
]
const SYLLABLES = [
  'bra',
  'cor',
  'dol',
  'fen',
  'gra',
  'lan',
  'mer',
  'nor',
  'pel',
  'ruz',
  'sol',
  'tan',
  'val',
  'ver',
  'zin',
  'ari',
]

/** The reference data of the product: countries, activities and their families, accommodations. */
export const createReference = async (): Promise<void> => {
  await query(
    `insert into countries (name, code) select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    [COUNTRIES.map(({ name }) => name), COUNTRIES.map(({ code }) => code)],
  )
  await query(`insert into accommodation_types (name) select unnest($1::text[]) on conflict do nothing`, [
    [...ACCOMMODATION_TYPES],
  ])
  for (const { title, icon, activities } of ACTIVITY_CATEGORIES) {
    await query(
      `with named as (insert into activities (name) select unnest($4::text[]) returning id),
       category as (
         insert into activity_categories (title, slug, icon) values ($1, $2, $3::enum_activity_categories_icon) returning id
       )
       insert into activity_categories_rels (parent_id, path, activities_id, "order")
       select category.id, 'activities', named.id, row_number() over () from category, named`,
      [title, slugify(title), icon, [...activities]],
    )
  }
}

/**
 * So many published expeditions with four departures each, in bulk SQL, the same at every run. Countries go
 * with activities in some 3,000 combinations, the commonest ones most often; everything else varies freely.
 */
export const createBulkCatalogue = async ({ count, from = 1 }: { count: number; from?: number }): Promise<void> => {
  const last = from + count - 1
  const client = await pool().connect()
  // pg takes it, its types do not name it.
  const unhurried = { query_timeout: 600_000 }
  const run = (text: string, values: unknown[]) => client.query({ text, values, ...unhurried })
  try {
    await client.query('begin')
    // What is done for one request takes no such time.
    await client.query('set local statement_timeout = 0')
    await run(
      /* sql */ `
    with photo as (
      insert into media (alt, filename, url) values ('', 'bulk-${String(from)}.webp', '/api/media/file/bulk-${String(from)}.webp') returning id
    ),
    drawn as (
      select n, abs(hashint4(n)) as h, abs(hashint4(n + 500000000)) as k from generate_series($1::int, $2::int) n
    )
    insert into expeditions (name, slug, tagline, region, description, main_photo_id, expedition_type, age_min_child,
      duration_days, level, eco_rating, price_cents, carousel_rank, group_min, group_max, _status)
    select
      concat_ws(' ', ($3::text[])[1 + h % 8], initcap(($5::text[])[1 + k % 16] || ($5::text[])[1 + k / 16 % 16] || ($5::text[])[1 + k / 256 % 16]),
        ($4::text[])[1 + h / 8 % 8]),
      'bulk-' || n,
      concat_ws(' ', 'Quelques jours loin de tout, entre', ($5::text[])[1 + h / 64 % 16] || ($5::text[])[1 + k / 16 % 16],
        'et', ($5::text[])[1 + h / 32 % 16] || 'court', ', sac au dos et carnet en poche, avec un guide qui connaît chaque sentier.'),
      'Massif ' || initcap(($5::text[])[1 + h / 16 % 16] || ($5::text[])[1 + k % 16]),
      jsonb_build_object('root', jsonb_build_object('children', jsonb_build_array(jsonb_build_object('type', 'paragraph',
        'children', jsonb_build_array(jsonb_build_object('type', 'text', 'text',
        concat_ws(' ', 'Au petit matin la brume quitte la vallée de', ($5::text[])[1 + h / 4 % 16] || ($5::text[])[1 + k / 8 % 16],
          'et le groupe reprend le sentier vers le col, puis descend jusqu’au refuge pour la nuit.'))))))),
      photo.id,
      (array['adult', 'adult', 'adult', 'family', 'kids', 'basecamp']::text[])[1 + h % 6]::enum_expeditions_expedition_type,
      8, 2 + h / 7 % 14, 1 + h / 11 % 5, 1 + h / 13 % 5, 20000 + h / 17 % 2200 * 100,
      case when n % 40 = 0 then n / 40 end, 4, 12, 'published'
    from drawn, photo`,
      [from, last, NOUNS, SEASONS, SYLLABLES],
    )
    await run(
      /* sql */ `
    with made as (
      select e.id, (3000 * power(abs(hashint4(e.id + 77)) / 2147483648.0, 2))::int as kind
      from expeditions e where e.slug ~ '^bulk-' and substr(e.slug, 6)::int between $1 and $2
    ),
    place as (select array_agg(id order by id) as ids from countries where name = any($3)),
    family as (
      select array_agg(ids order by id) as ids from (
        select c.id, to_json(array_agg(r.activities_id order by r.activities_id)) as ids
        from activity_categories c join activity_categories_rels r on r.parent_id = c.id group by c.id) f
    ),
    drawn as (
      select m.id, abs(hashint4(m.kind)) as h, abs(hashint4(m.kind + 9000)) as k from made m
    ),
    countries_of as (
      select d.id, 1 as rank, p.ids[case when h % 5 < 2 then 1 else 1 + h / 5 % cardinality(p.ids) end] as country
      from drawn d, place p
      union all
      select d.id, 2, p.ids[2 + k % (cardinality(p.ids) - 1)] from drawn d, place p where k % 7 = 0
    ),
    activities_of as (
      select d.id, rank, (f.ids[1 + (k / (rank + 1)) % cardinality(f.ids)] ->> ((h / (rank * rank + 3)) %
        json_array_length(f.ids[1 + (k / (rank + 1)) % cardinality(f.ids)]))::int)::int as activity
      from drawn d, family f, generate_series(1, 4) rank where rank <= 1 + h % 4
    )
    insert into expeditions_rels (parent_id, path, "order", countries_id, activities_id, accommodation_types_id)
    select id, 'countries', min(rank), country, null::int, null::int from countries_of group by id, country
    union all
    select id, 'activities', min(rank), null, activity, null from activities_of group by id, activity
    union all
    select id, 'accommodation_types', 1, null, null, (select min(id) from accommodation_types) from drawn`,
      [from, last, COUNTRIES.map(({ name }) => name)],
    )
    await run(
      /* sql */ `
    insert into departures (title, expedition_id, departure_start, departure_end, capacity, seats_taken, status, created_at)
    select e.name, e.id, start, start + (e.duration_days - 1) * interval '1 day', 8, abs(hashint4(e.id + k)) % 9, 'open',
      now() - interval '60 days'
    from expeditions e, generate_series(0, 3) k,
      lateral (select date_trunc('day', now()) + interval '10 hours' + (5 + k * 80 + abs(hashint4(e.id * 5 + k)) % 80) * interval '1 day' as start) s
    where e.slug ~ '^bulk-' and substr(e.slug, 6)::int between $1 and $2`,
      [from, last],
    )
    await client.query('commit')
    // The server would count them by itself within a minute: until then it plans for an empty catalogue.
    await client.query('analyze expeditions, expeditions_rels, departures')
  } finally {
    // After a failure the transaction ends with its connection.
    client.release(true)
  }
}
