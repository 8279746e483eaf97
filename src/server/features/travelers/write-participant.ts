import type { PayloadRequest } from 'payload'
import type { ParticipantDraft } from '@/contract/participant-fields'
import type { PrivateField } from '@/domain/accounts/private-fields'
import { IS_COMPLETE } from '@/server/features/reservations/participants/profile-sql'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'

type WriteInput = {
  req: PayloadRequest
  reservationId: number
  position: number
  participant: ParticipantDraft
  givenPrivately: readonly PrivateField[]
}

/** Writes all that is known of one traveler, inside the caller's transaction; says since when the profile is complete. */
export const writeParticipant = async ({
  req,
  reservationId,
  position,
  participant,
  givenPrivately,
}: WriteInput): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into participants as p (reservation_id, position, first_name, last_name, birth_date, email, phone,
      emergency_name, emergency_phone, diet, level, sizes, given_privately)
    values (${reservationId}, ${position}, ${participant.first_name}, ${participant.last_name},
      (${participant.birth_date}::date + time '12:00') at time zone 'UTC', ${participant.email}, ${participant.phone},
      ${participant.emergency_name}, ${participant.emergency_phone}, ${participant.diet}, ${participant.level},
      ${JSON.stringify(participant.sizes)}::jsonb,
      array(select jsonb_array_elements_text(${JSON.stringify(givenPrivately)}::jsonb)))
    on conflict (reservation_id, position) do update set
      first_name = excluded.first_name, last_name = excluded.last_name, birth_date = excluded.birth_date,
      email = excluded.email, phone = excluded.phone, emergency_name = excluded.emergency_name,
      emergency_phone = excluded.emergency_phone, diet = excluded.diet, level = excluded.level, sizes = excluded.sizes,
      given_privately = excluded.given_privately,
      updated_at = now()`)
  await transaction.execute(sql`
    update participants p set completed_at = case when ${IS_COMPLETE} then coalesce(p.completed_at, now()) end
    from reservations r, departures d, expeditions e
    where p.reservation_id = ${reservationId} and p.position = ${position}
      and r.id = p.reservation_id and d.id = r.departure_id and e.id = d.expedition_id`)
}
