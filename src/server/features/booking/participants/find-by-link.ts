import type { PayloadRequest } from 'payload'
import type { OwnProfile } from '@/contract/participants'
import { parisDay, TODAY } from '@/server/platform/db/paris-day'
import { LAST_DAY, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { notFound } from '@/server/platform/http/errors'
import { runStatement } from '@/server/platform/payload/run-statement'
import { sql } from '@/server/platform/payload/transaction-of'
import { hashLinkToken } from './link-token'
import { PARTICIPANT_JSON, SIZES_ASKED_JSON } from './participants-json'
import type { ParticipantRow } from './present-participants'

const NO_LINK = 'Ce lien n’est plus valable. Demandes-en un nouveau à la personne qui a réservé.'

export type LinkedProfile = {
  reservationId: number
  profile: Omit<OwnProfile, 'participant'> & { participant: ParticipantRow }
  today: string
}

/** The participant a private link speaks for; 404 when it is unknown, was replaced, or the trip is over or canceled. */
export const findByLink = async ({ req, token }: { req: PayloadRequest; token: string }): Promise<LinkedProfile> => {
  const rows = await runStatement({
    req,
    statement: sql`
      select r.id as "reservationId", ${parisDay(sql`now()`)} as today,
        json_build_object('expedition_name', e.name, 'age_min_child', e.age_min_child::int,
          'departure_start', ${parisDay(sql`d.departure_start`)},
          'departure_end', ${parisDay(sql`d.departure_end`)},
          'sizes_asked', ${SIZES_ASKED_JSON}, 'participant', ${PARTICIPANT_JSON}) as profile
      from participants p join reservations r on r.id = p.reservation_id join departures d on d.id = r.departure_id
        join expeditions e on e.id = d.expedition_id
      where p.link_token_hash = ${hashLinkToken(token)} and ${NOT_CANCELED.r} and ${NOT_CANCELED.d}
        and ${LAST_DAY} >= ${TODAY}`,
  })
  // The columns are those of the statement above.
  const linked = rows[0] as LinkedProfile | undefined
  if (!linked) throw notFound(NO_LINK)
  return linked
}
