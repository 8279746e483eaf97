import { MOST_HITS, type PanelHits } from '@/contract/panel-search'
import type { SearchedWord } from '@/domain/search/searched-words'
import { TODAY } from '@/server/platform/db/paris-day'
import { LEADING_GUIDE } from '@/server/platform/db/shared-terms'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { cutHits } from './cut-hits'
import { holdsWords } from './holds-words'

/**
 * The departures that bear these words in the name of their trip, their day (`06/09/2027`), its month or its year: those to come first, the
 * nearest of them first. Of a guide, by the account, those that this guide leads alone.
 */
export const searchDepartures = async ({
  words,
  guideUserId,
}: {
  words: SearchedWord[]
  guideUserId: number | null
}): Promise<PanelHits['departures']> =>
  cutHits(
    await queryStatement<PanelHits['departures']['items'][number]>(sql`
      with trips as materialized (select id, guide_id, coalesce(name, '') as said from expeditions)
      select d.id, coalesce(d.title, d.id::text) as title, d.status, d.seats_taken::int as seats_taken, d.capacity::int as capacity
      from departures d join trips e on e.id = d.expedition_id,
        lateral (select (d.departure_start at time zone 'Europe/Paris')::date as day) s,
        lateral (select concat_ws(' ', e.said, to_char(day, 'DD/MM/YYYY'), ${MONTH}) as said) t
      where ${holdsWords({ said: sql`t.said`, words })}
        and (${guideUserId}::int is null or ${LEADING_GUIDE} in (select id from guides where user_id = ${guideUserId}::int))
      order by day < ${TODAY}, abs(day - ${TODAY}), d.id limit ${MOST_HITS + 1}`),
  )

const MONTHS = 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'

/** SQL: « septembre » of `day`, without accents. */
const MONTH = sql`split_part(${MONTHS}, ' ', extract(month from day)::int)`
