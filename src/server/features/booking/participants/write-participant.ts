import type { PayloadRequest } from 'payload'
import type { ParticipantDraft } from '@/contract/participant-fields'
import { participantProfile } from '@/domain/participant-profile'
import type { PrivateField } from '@/domain/private-fields'
import type { SizeKind } from '@/domain/participant-sizes'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'

type WriteInput = {
  req: PayloadRequest
  reservationId: number
  position: number
  participant: ParticipantDraft
  sizesAsked: readonly SizeKind[]
  givenPrivately: readonly PrivateField[]
}

/** Writes all that is known of one traveler, inside the caller's transaction; says since when the profile is complete. */
export const writeParticipant = async ({
  req,
  reservationId,
  position,
  participant,
  sizesAsked,
  givenPrivately,
}: WriteInput): Promise<void> => {
  const transaction = await transactionOf(req)
  const isComplete = participantProfile({ participant, sizesAsked }).completeness === 100
  await transaction.execute(sql`
    insert into participants as p (reservation_id, position, first_name, last_name, birth_date, email, phone,
      emergency_name, emergency_phone, diet, level, sizes, completed_at,
      given_privately)
    values (${reservationId}, ${position}, ${participant.first_name}, ${participant.last_name},
      (${participant.birth_date}::date + time '12:00') at time zone 'UTC', ${participant.email}, ${participant.phone},
      ${participant.emergency_name}, ${participant.emergency_phone}, ${participant.diet}, ${participant.level},
      ${JSON.stringify(participant.sizes)}::jsonb, case when ${isComplete} then now() end,
      array(select jsonb_array_elements_text(${JSON.stringify(givenPrivately)}::jsonb)))
    on conflict (reservation_id, position) do update set
      first_name = excluded.first_name, last_name = excluded.last_name, birth_date = excluded.birth_date,
      email = excluded.email, phone = excluded.phone, emergency_name = excluded.emergency_name,
      emergency_phone = excluded.emergency_phone, diet = excluded.diet, level = excluded.level, sizes = excluded.sizes,
      given_privately = excluded.given_privately,
      completed_at = case when excluded.completed_at is not null then coalesce(p.completed_at, excluded.completed_at) end,
      updated_at = now()`)
}
