import {
  foundBy,
  foundWords,
  IS_PART,
  NEARNESS,
  nearnessOf,
  wantedWords,
} from '@/server/features/search/postgres/words-statement'

/** From so many trips on, words say little: the first so many in the agency's order are ranked, as in the catalogue. */
const MOST_RANKED = 480

/** All is searched together, so that a word that one kind speaks is no fault of typing in another. */
const SITE = {
  rows: /* sql */ `(
    select 'expeditions' as kind, id, words from hit_rows
    union all select collection, document_id, words from site_texts
    union all select 'sections', id, words from sections)`,
  key: 'r.kind, r.id',
}

const VOCABULARY = /* sql */ `(
    select word, stem from hit_words
    union all select word, stem from site_words
    union all select word, stem from section_words)`

/** What is found of a kind, with its words. */
const foundIn = (collection: string): string =>
  `found f join site_texts t on t.collection = f.kind and t.document_id = f.id and f.kind = '${collection}'`

/** How many there are of some kinds, and the first `$2` of them in their order. */
const group = ({ name, kinds, from }: { name: string; kinds: string; from: string }): string => /* sql */ `
  json_build_object(
    'total', (select count(*) from found where kind in (${kinds})),
    'items', coalesce(
      (select json_agg(to_jsonb(k) - 'place' order by place) from ${from} k where place <= $2::int), '[]'::json)
  ) as ${name}`

/** `$1` the words that decide, `$2` how many of each kind, `$3`, `$4` and `$5` paths, titles and leads of the site's own pages. */
export const SITE_STATEMENT = /* sql */ `
  with sections as materialized (
    select ord::int as id, path, title, lead,
      setweight(to_tsvector('search_french', title), 'A') || setweight(to_tsvector('search_french', lead), 'B') as words
    from unnest($3::text[], $4::text[], $5::text[]) with ordinality s (path, title, lead, ord)
  ),
  section_words as materialized (
    select word, (ts_lexize('search_stem', word))[1] as stem
    from (select distinct lower(unaccent(said)) as word
      from sections, regexp_split_to_table(title || ' ' || lead, '[^[:alpha:]]+') said) spoken
    where length(word) >= 3
  ),
  ${wantedWords({ words: '$1::text[]', vocabulary: VOCABULARY })},
  ${foundWords(SITE)},
  found as materialized (${foundBy('kind, id')}),
  first_cards as (
    select r.id, carousel_rank, next_start from found f join hit_rows r on r.id = f.id and f.kind = 'expeditions'
    order by carousel_rank, next_start, id limit ${String(MOST_RANKED)}
  ),
  trips as (
    select h.id, h.name, h.slug, h.hit ->> 'main_photo_small' as photo, coalesce(h.country_1, '') as country,
      h.duration_days as days,
      row_number() over (order by ${NEARNESS} desc, c.carousel_rank, c.next_start, c.id) as place
    from first_cards c join expedition_hits h on h.id = c.id
  ),
  texts as (
    select a.id, a.title, a.slug, a.category,
      coalesce(m.sizes_sm_url, m.url) as cover,
      row_number() over (order by ${nearnessOf('t.words')} desc, a.published_at desc, a.id desc) as place
    from ${foundIn('articles')} join articles a on a.id = f.id left join media m on m.id = a.cover_id
  ),
  answers as (
    select q.id, q.question, q.slug, q.theme,
      row_number() over (order by ${nearnessOf('t.words')} desc, q.position, q.id) as place
    from ${foundIn('faq_entries')} join faq_entries q on q.id = f.id
  ),
  known_pages as (
    select path, title, lead, row_number() over (order by nearness desc, title) as place
    from (
      select '/' || p.slug as path, p.title, coalesce(p.lead, '') as lead, ${nearnessOf('t.words')} as nearness
      from ${foundIn('pages')} join pages p on p.id = f.id
      union all
      select s.path, s.title, s.lead, ${nearnessOf('s.words')} from found f join sections s on s.id = f.id and f.kind = 'sections'
    ) both_kinds
  )
  select exists (select 1 from found) and ${IS_PART} as is_loosened,
    ${group({ name: 'expeditions', kinds: `'expeditions'`, from: 'trips' })},
    ${group({ name: 'articles', kinds: `'articles'`, from: 'texts' })},
    ${group({ name: 'questions', kinds: `'faq_entries'`, from: 'answers' })},
    ${group({ name: 'pages', kinds: `'pages', 'sections'`, from: 'known_pages' })}`
