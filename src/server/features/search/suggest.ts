import { SUGGESTED, type Suggestions } from '@/contract/search'
import {
  DESTINATION_GROUP_TITLES,
  DESTINATION_GROUPS,
  flagUrl,
  LAPLAND_COUNTRIES,
} from '@/domain/catalogue/destinations'
import { queryOne } from '@/server/platform/db/pool'

/** Longer than any name: what follows cannot make the answer better. */
const MOST_LETTERS = 80

/** Letters and figures alone, without case or accents, so that `like` has no sign of its own to read. */
const plain = (text: string): string =>
  /* sql */ `trim(regexp_replace(unaccent(lower(${text})), '[^a-z0-9]+', ' ', 'g'))`

/** 3 when the text begins so, 2 when one of its words does, else under 1: how near the words are, for a mistyped one. */
const score = (text: string): string => /* sql */ `
  case when ' ' || ${plain(text)} like ' ' || asked.q || '%' then 3
    when ' ' || ${plain(text)} like '% ' || asked.q || '%' then 2
    when length(asked.q) >= 4 then word_similarity(asked.q, ${plain(text)})
    else 0 end`

const NEAR = 0.45

/** The best of a list; those that are merely near only show where nothing matches to the letter. */
const best = (table: string, kind: keyof Suggestions): string => /* sql */ `
  (select coalesce(json_agg(to_jsonb(k) - '{score,rank,top}'::text[] order by score desc, rank nulls last, name), '[]'::json)
    from (select * from (select *, max(score) over () as top from ${table}) ranked
      where score >= case when top >= 1 then 1 else ${NEAR} end
      order by score desc, rank nulls last, name limit ${SUGGESTED[kind]}) k)`

const STATEMENT = /* sql */ `
  with asked as (select ${plain('$1::text')} as q),
  chosen as (select h.* from expedition_hits h, asked where asked.q <> ''),
  named_expeditions as (
    select h.id, h.name, h.slug, h.hit ->> 'main_photo_small' as photo, coalesce(h.country_1, '') as country,
      h.hit ->> 'country_flag_url' as country_flag_url, h.duration_days as days, h.carousel_rank as rank,
      -- A place or an activity of the trip counts less than its name.
      greatest(${score('h.name')}, 0.5 * (${score(`array_to_string(h.countries || h.activities, ' ')`)})) as score
    from chosen h, asked
  ),
  named_activities as (
    select name, expeditions_count, - expeditions_count as rank, ${score('name')} as score
    from (select a as name, count(*)::int as expeditions_count from chosen, unnest(activities) a group by a) k, asked
  ),
  places as (
    select distinct c as name, null::text as "group", 1 as rank from chosen, unnest(countries) c
    union all
    select title, slug, 0 from unnest($2::text[], $3::text[]) as g (slug, title)
    where exists (select 1 from chosen where case slug
      when 'lapland' then countries && $4::text[] else country_1 <> 'France' end)
  ),
  named_destinations as (
    select p.name, p."group", p.rank, (select c.code from countries c where c.name = p.name and p."group" is null) as code,
      ${score('p.name')} as score
    from places p, asked
  )
  select ${best('named_expeditions', 'expeditions')} as expeditions,
    ${best('named_activities', 'activities')} as activities,
    ${best('named_destinations', 'destinations')} as destinations`

type Place = Pick<Suggestions['destinations'][number], 'name' | 'group'> & { code: string | null }
type Row = Omit<Suggestions, 'destinations'> & { destinations: Place[] }

const GROUPS = DESTINATION_GROUPS.filter((group) => group !== 'all' && group !== 'france')

/** What the first letters of a search may mean, by one statement; nothing for no letter at all. */
export const suggestFor = async (typed: string): Promise<Suggestions> => {
  const row = await queryOne<Row>(
    STATEMENT,
    [
      typed.slice(0, MOST_LETTERS).replaceAll('\0', ''),
      GROUPS,
      GROUPS.map((group) => DESTINATION_GROUP_TITLES[group]),
      LAPLAND_COUNTRIES,
    ],
    'suggest',
  )
  if (!row) throw new Error('A suggestion always gives one row.')
  return {
    ...row,
    destinations: row.destinations.map(({ name, group, code }) => ({ name, group, flag_url: code && flagUrl(code) })),
  }
}
