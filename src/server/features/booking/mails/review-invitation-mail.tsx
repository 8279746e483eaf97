import { env } from '@/env'
import { defineMail, SAMPLE_READER, SAMPLE_TRIP } from '@/server/platform/email/mail'
import { ReviewInvitation } from './review-invitation'

type Reader = { email: string; first_name: string | null; expedition: string }

const TO_INVITE = /* sql */ `
  select u.email, u.first_name, e.name as expedition
  from reservations r
  join users u on u.id = r.user_id and u.deleted_at is null
  join departures d on d.id = r.departure_id
  join expeditions e on e.id = d.expedition_id
  where r.id = $1 and r.status = 'confirmed' and not exists (select 1 from reviews v where v.reservation_id = r.id)`

/** The invitation to review a trip; nothing when the reservation was canceled or reviewed meanwhile. */
export const reviewInvitationMail = defineMail({
  read: async ({ reservationId }: { reservationId: number }, query) => {
    const { rows } = await query(TO_INVITE, [reservationId])
    const reader = rows[0] as Reader | undefined
    return reader ? { ...reader, reservationId } : null
  },
  write: ({ email, first_name: firstName, expedition, reservationId }) => {
    const siteUrl = env().SITE_URL
    return {
      to: email,
      subject: `C’était comment, ${expedition} ?`,
      content: (
        <ReviewInvitation
          {...{ siteUrl, firstName, expedition }}
          link={`${siteUrl}/my-expeditions/${String(reservationId)}/avis`}
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
