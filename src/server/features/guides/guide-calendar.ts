import { formatCount } from '@/domain/text/plural'
import { buildDeparturesIcs } from '@/server/features/departures/build-departures-ics'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { parisDay, TODAY } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { LEADING_GUIDE, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { hashLinkToken } from '@/server/platform/http/private-link'

/**
 * The departures, from a year ago on, of the guide whom a private address names; null for an address that was closed or that is
 * nobody's.
 */
export const readGuideEvents = async (token: string): Promise<GuideEvent[] | null> => {
  const [found] = await queryStatement<{ events: GuideEvent[] }>(sql`
    select coalesce((select json_agg(row_to_json(led) order by led.start, led.id) from (
      select d.id, e.name, ${parisDay(sql`d.departure_start`)} as start, ${parisDay(sql`d.departure_end`)} as "end",
        d.status::text as status, d.capacity::int as capacity, d.seats_taken::int as taken,
        coalesce(nullif(e.meeting_point, ''), nullif(e.station, '')) as place, ${isoInstant(sql`d.updated_at`)} as changed_at
      from guides g join expeditions e on true join departures d on d.expedition_id = e.id
      where g.user_id = u.id and ${LEADING_GUIDE} = g.id and ${NOT_CANCELED.d} and d.last_day >= ${TODAY} - 365
    ) led), '[]'::json) as events
    from guide_calendar_links l join users u on u.id = l.user_id and u.role = 'guide' and u.deleted_at is null
    where l.token_hash = ${hashLinkToken(token)}`)
  return found?.events ?? null
}

/** A departure of a guide: nothing of who travels. */
type GuideEvent = {
  id: number
  name: string
  start: string
  end: string
  status: 'open' | 'confirmed'
  capacity: number
  taken: number
  place: string | null
  changed_at: string
}

/** The departures of a guide for their calendar. */
export const buildGuideIcs = ({ events, siteUrl }: { events: readonly GuideEvent[]; siteUrl: string }): string =>
  buildDeparturesIcs({
    name: 'Mes départs, Lagopède',
    product: 'Guides',
    siteUrl,
    events: events.map(({ name, status, taken, capacity, changed_at: saidAt, ...event }) => {
      const url = `${siteUrl}/my-expeditions/admin/${String(event.id)}`
      return {
        ...event,
        title: name,
        isSure: status === 'confirmed',
        lines: [
          `${formatCount(taken, 'place prise', 'places prises')} sur ${String(capacity)}`,
          `Ta fiche de départ : ${url}`,
        ],
        url,
        saidAt,
      }
    }),
  })
