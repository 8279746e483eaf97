import { env } from '@/env'
import { Letter } from '@/server/platform/email/letter'
import { defineWordedMail, SAMPLE_READER, SAMPLE_TRIP } from '@/server/platform/email/mail'

type Reader = { email: string; first_name: string | null; expedition: string }

const TO_INVITE = /* sql */ `
  select u.email, u.first_name, e.name as expedition
  from reservations r
  join users u on u.id = r.user_id and u.deleted_at is null
  join departures d on d.id = r.departure_id
  join expeditions e on e.id = d.expedition_id
  where r.id = $1 and r.status = 'confirmed' and not exists (select 1 from reviews v where v.reservation_id = r.id)`

/** The invitation to review a trip; nothing when the reservation was canceled or reviewed meanwhile. */
export const reviewInvitationMail = defineWordedMail({
  text: 'review_invitation',
  limitedFor: 'nobody',
  read: async ({ reservationId }: { reservationId: number }, query) => {
    const { rows } = await query<Reader>(TO_INVITE, [reservationId])
    const reader = rows[0]
    return reader ? { ...reader, reservationId } : null
  },
  write: ({ email, first_name: firstName, expedition, reservationId }, say) => {
    const said = say({ nom: expedition })
    return {
      to: email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={firstName}
          action="Donner mon avis"
          href={`${env().SITE_URL}/my-expeditions/${String(reservationId)}/avis`}
          footnote="Tu reçois ce message, une seule fois, parce que tu rentres de voyage avec nous."
        />
      ),
    }
  },
  sample: () => ({
    email: SAMPLE_READER.email,
    first_name: SAMPLE_READER.firstName,
    expedition: SAMPLE_TRIP.expedition,
    reservationId: 1,
  }),
})
