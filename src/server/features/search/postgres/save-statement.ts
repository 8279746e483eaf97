import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { kindOf } from './hit-kind'
import { BITS } from './lock-cards'

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
  'next_confirmed',
  'search_text',
  'hit',
]

const ROW_COLUMNS = [
  'price_cents',
  'next_start',
  'next_confirmed',
  'carousel_rank',
  'review_count',
  'rating',
  'duration_days',
  'weeks',
]

/** Name over activities over countries … */
const TITLE_WORDS = /* sql */ `
  setweight(to_tsvector('search_french', name), 'A') ||
  setweight(to_tsvector('search_french', array_to_string(activities, ' ')), 'B') ||
  setweight(to_tsvector('search_french', array_to_string(countries, ' ')), 'C')`

/** … over the rest. */
const REST_WORDS = `to_tsvector('search_french', search_text)`

/** The slugs of the families that one of these activities belongs to. */
export const categoriesOf = (activities: string): string => /* sql */ `
  array(select c.slug::text from activity_categories c where exists (
    select 1 from activity_categories_rels r join activities a on a.id = r.activities_id
    where r.parent_id = c.id and r.path = 'activities' and a.name = any(${activities})) order by c.slug)`

/** The pairs of countries and activities that the cards of `built` are grouped by. */
const SHAPES = /* sql */ `
new_shapes as (
  insert into hit_shapes (key, countries, activities, categories)
  select key, countries, activities, ${categoriesOf('activities')} from (
    select distinct on (key) key, countries, activities from built
    where not exists (select 1 from hit_shapes s where s.key = built.key) order by key) fresh
  on conflict (key) do update set key = excluded.key
  returning id, key
)`

/** The words that they are found by. */
const WORDS = /* sql */ `
spoken as (
  select distinct lower(unaccent(word)) as word from (
    select distinct word from built, regexp_split_to_table(
      concat_ws(' ', name, array_to_string(activities, ' '), array_to_string(countries, ' '), region), '[^[:alpha:]]+') word
  ) written
  where length(word) between 3 and 30
),
words as (
  insert into hit_words (word, stem)
  select word, stem from spoken, lateral (select (ts_lexize('search_stem', word))[1] as stem) s
  where stem is not null and not exists (select 1 from hit_words w where w.word = spoken.word) order by word
  on conflict do nothing
)`

/** Of the shape of a card. */
const KEY = `hashtextextended(array_to_string(countries, '|') || '#' || array_to_string(activities, '|'), 0)`

type Shared = {
  /** Its rows have `name`, `region`, `countries` and `activities`. */
  source: string
}

/** Saves the shapes of the cards that `source` gives, and none of the cards. */
export const shapesStatement = ({ source }: Shared): string => /* sql */ `
with built as (select b.*, ${KEY} as key from (${source}) b), ${SHAPES}
select count(*) from new_shapes`

/** Saves the words of the cards that `source` gives, and none of the cards. */
export const wordsStatement = ({ source }: Shared): string => /* sql */ `
with built as (${source}), ${WORDS}
select count(*) from spoken`

/** Saves the cards that `source` gives: the rows of `BUILD_EXPEDITION_HITS`, or their like. With `dropsOthers`, the cards in `$1` that it does not give go. */
export const saveStatement = ({ source, dropsOthers }: { source: string; dropsOthers: boolean }): string => /* sql */ `
with built as (
  select b.*, ${TITLE_WORDS} as title_words, ${KEY} as key from (${source}) b
),
${dropsOthers ? 'gone as (delete from expedition_hits where id = any($1::int[]) and id not in (select id from built)),' : ''}
${SHAPES},
${WORDS},
shapes as (
  select id, key from new_shapes union all select s.id, s.key from hit_shapes s where s.key in (select key from built)
),
saved as (
  insert into expedition_hits (id, ${COLUMNS.join(', ')}, title_words, built_on)
  select id, ${COLUMNS.join(', ')}, title_words, ${TODAY_TEXT} from built
  on conflict (id) do update set
    ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')},
    title_words = excluded.title_words, built_on = excluded.built_on
),
-- The triggers would lock the bits of the new cards, then those of the changed ones: cards of several rows of bits lock them
-- all in order, and only after the shapes, as those of one row do. Two saves then never wait for each other.
locked as materialized (
  select count(pg_advisory_xact_lock(${String(BITS)}, segment)) as n from (
    select segment, count(*) over () as segments
    from (select distinct id >> 12 as segment from ${dropsOthers ? 'unnest($1::int[])' : '(select id from built)'} cards (id)) touched
    where (select count(*) from shapes) >= 0 order by segment
  ) apart where segments > 1
)
insert into hit_rows (id, shape, kind, ${ROW_COLUMNS.join(', ')}, words)
select built.id, shapes.id, ${kindOf('expedition_type')}, ${ROW_COLUMNS.join(', ')}, strip(title_words || ${REST_WORDS})
from built join shapes using (key), locked
on conflict (id) do update set
  shape = excluded.shape, kind = excluded.kind, words = excluded.words,
  ${ROW_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`
