import type { PayloadRequest } from 'payload'
import type { WaitlistEntry } from '@/contract/waitlist'
import { childFareOf } from '@/domain/seats/child-fare'
import { LAST_WAITLIST_DAYS } from '@/domain/seats/waitlist'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { parisDay } from '@/server/platform/db/paris-day'
import { IS_PROVEN, PRICE_CENTS } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { runStatement } from '@/server/platform/payload/run-statement'
import { BOOKED_EXPEDITION } from '../booked-expedition'
import { presentParty } from '../present-party'
import { tripAges } from '../trip-ages'
import { agesByPlace, type Party } from './check-party'
import { AHEAD } from './waitlist-facts'

/** The requests of a user, that of number `entryId` when one is asked for: offers first, then by day of departure. */
export const readOwnEntries = async ({
  req,
  userId,
  entryId,
}: {
  req: PayloadRequest
  userId: number
  entryId?: number
}): Promise<WaitlistEntry[]> => {
  const rows = await runStatement<EntryRow>({
    req,
    statement: sql`
      select w.id, w.departure_id, ${BOOKED_EXPEDITION} as expedition, ${parisDay(sql`d.departure_start`)} as departure_start,
        ${parisDay(sql`d.departure_end`)} as departure_end, (${PRICE_CENTS} / 100.0)::float8 as price,
        w.travelers::int as travelers_count, w.fewest::int as fewest_count, w.ages as told_ages,
        ${PRICE_CENTS}::int as unit_cents, e.child_price_cents::int as child_price_cents,
        e.child_price_max_age::int as child_price_max_age, ahead.n as requests_ahead, ahead.seats as seats_ahead,
        to_char(d.first_day - ${LAST_WAITLIST_DAYS}::int, 'YYYY-MM-DD') as last_day,
        case when w.offered_until > now() then json_build_object('seats_count', w.held_seats::int,
          'expires_at', ${isoInstant(sql`w.offered_until`)}) end as offer,
        (w.is_paused or coalesce(w.offered_until <= now(), false)) as is_paused,
        not ${IS_PROVEN} as needs_proof
      from waitlist_entries w join departures d on d.id = w.departure_id join expeditions e on e.id = d.expedition_id
        join users u on u.id = w.user_id
        cross join lateral (select count(*)::int as n, coalesce(sum(o.travelers), 0)::int as seats from ${AHEAD}) ahead
      where w.user_id = ${userId} and (${entryId ?? null}::int is null or w.id = ${entryId ?? null})
      order by w.offered_until > now() desc nulls last, w.offered_until, d.departure_start, w.id`,
  })
  return rows.map(presentEntry)
}

type EntryRow = Omit<WaitlistEntry, 'party'> & {
  told_ages: NonNullable<Party['ages']>
  unit_cents: number
  child_price_cents: number | null
  child_price_max_age: number | null
}

const presentEntry = ({
  told_ages: ages,
  unit_cents: unitCents,
  child_price_cents: childPriceCents,
  child_price_max_age: childPriceMaxAge,
  ...entry
}: EntryRow): WaitlistEntry => {
  const trip = tripAges(entry.expedition)
  const childFare = childFareOf({ unitCents, childPriceCents, childPriceMaxAge })
  return {
    ...entry,
    party: presentParty({ ages: agesByPlace({ travelers: entry.travelers_count, ages }), trip, childFare }),
  }
}

/** One request of a user; 404 when there is none of that number. */
export const readOwnEntry = async (asked: {
  req: PayloadRequest
  userId: number
  entryId: number
}): Promise<WaitlistEntry> => {
  const [entry] = await readOwnEntries(asked)
  if (!entry) throw noEntry()
  return entry
}

/** 404: the request is somebody else's, or gone. */
export const noEntry = (): HttpError =>
  new HttpError({ status: 404, message: 'Cette demande n’est plus sur la liste d’attente.' })
