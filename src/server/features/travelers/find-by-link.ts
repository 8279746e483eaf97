import type { PayloadRequest } from 'payload'
import type { OwnProfile } from '@/contract/participants'
import {
  HIDEABLE_PARTICIPANT_JSON,
  type ParticipantRow,
} from '@/server/features/reservations/participants/participants-json'
import { BOOKED_EXPEDITION, JOURNEYS, KIT } from '@/server/features/seats/booked-expedition'
import { parisDay, TODAY } from '@/server/platform/db/paris-day'
import { LAST_DAY, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { hashLinkToken } from '@/server/platform/http/private-link'
import { runStatement } from '@/server/platform/payload/run-statement'

const NO_LINK = 'Ce lien n’est plus valable. Demandes-en un nouveau à la personne qui a réservé.'
const CANCELED = 'Ce voyage n’aura pas lieu. La personne qui a réservé sait pourquoi.'

export type LinkedProfile = {
  reservationId: number
  profile: Omit<OwnProfile, 'participant'> & { participant: ParticipantRow }
  today: string
}

// Nobody invites oneself: the first traveler is who booked, unless the place was handed over.
const INVITED_BY = sql`case when lower(coalesce(p.email, '')) <> lower(u.email) and (p.position > 1 or exists (
  select 1 from reservation_transfers t where t.reservation_id = r.id and t.position = p.position)) then u.first_name end`

/** The participant a private link speaks for; 404 when it is unknown, was replaced, or the trip is over, 409 once it is canceled. */
export const findByLink = async ({ req, token }: { req: PayloadRequest; token: string }): Promise<LinkedProfile> => {
  const rows = await runStatement<LinkedProfile & { stands: boolean }>({
    req,
    statement: sql`
      select r.id as "reservationId", ${parisDay(sql`now()`)} as today,
        ${NOT_CANCELED.r} and ${NOT_CANCELED.d} as stands,
        json_build_object('expedition', ${BOOKED_EXPEDITION}, 'invited_by', ${INVITED_BY},
          'departure_start', ${parisDay(sql`d.departure_start`)},
          'departure_end', ${parisDay(sql`d.departure_end`)},
          'journeys', ${JOURNEYS}, 'kit', ${KIT}, 'participant', ${HIDEABLE_PARTICIPANT_JSON}) as profile
      from participants p join reservations r on r.id = p.reservation_id join departures d on d.id = r.departure_id
        join expeditions e on e.id = d.expedition_id join users u on u.id = r.user_id
      where p.link_token_hash = ${hashLinkToken(token)} and ${LAST_DAY} >= ${TODAY}`,
  })
  // The columns are those of the statement above.
  const linked = rows[0]
  if (!linked) throw notFound(NO_LINK)
  if (!linked.stands) throw new HttpError({ status: 409, message: CANCELED })
  return linked
}
