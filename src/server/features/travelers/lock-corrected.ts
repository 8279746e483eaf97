import type { PayloadRequest } from 'payload'
import type { ExpeditionType } from '@/domain/catalogue/expedition-type'
import type { SizeKind } from '@/domain/travelers/participant-sizes'
import type { TravelerAge } from '@/domain/seats/party-ages'
import { SIZES_ASKED_JSON } from '@/server/features/reservations/participants/participants-json'
import { AGE_MAX } from '@/server/features/seats/booked-expedition'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'

/** What a traveler is checked against; days as `2027-01-30`. */
export type CorrectionFacts = {
  reservationId: number
  position: number
  departureStart: string
  today: string
  ageMinChild: number | null
  ageMaxChild: number | null
  sizesAsked: SizeKind[]
  expeditionType: ExpeditionType
  toldAge: TravelerAge
}

/** Locks the reservation of a traveler whom the agency corrects, as its customer's own changes do; null when there is none. */
export const lockCorrected = async ({
  req,
  participantId,
}: {
  req: PayloadRequest
  participantId: number
}): Promise<CorrectionFacts | null> => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<CorrectionFacts>(sql`
    select r.id as "reservationId", p.position::int as position, e.age_min_child::int as "ageMinChild",
      ${AGE_MAX} as "ageMaxChild",
      ${parisDay(sql`d.departure_start`)} as "departureStart", ${parisDay(sql`now()`)} as today,
      ${SIZES_ASKED_JSON} as "sizesAsked", e.expedition_type as "expeditionType", p.told_age::int as "toldAge"
    from participants p join reservations r on r.id = p.reservation_id
      join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
    where p.id = ${participantId}
    for update of r`)
  return rows[0] ?? null
}
