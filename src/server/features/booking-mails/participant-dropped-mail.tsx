import { formatDateRange } from '@/domain/days/french-dates'
import { env } from '@/env'
import { Letter } from '@/server/platform/email/letter'
import { defineWordedMail, SAMPLE_READER, SAMPLE_TRIP } from '@/server/platform/email/mail'
import { unwrap } from '@/server/platform/payload/wrap'
import { INVITED } from './invited'

type Trip = { invited_by: string | null; expedition: string; start: string; end: string }
/** `hasHandedOver`: somebody else has the place; mails of before that was possible do not say. */
type Dropped = Trip & { email: string; firstName: string | null; hasHandedOver?: boolean }

const STATEMENT = /* sql */ `
  select u.first_name as invited_by, e.name as expedition,
    to_char(d.departure_start at time zone 'UTC', 'YYYY-MM-DD') as start,
    to_char(d.departure_end at time zone 'UTC', 'YYYY-MM-DD') as end
  from reservations r join users u on u.id = r.user_id join departures d on d.id = r.departure_id
    join expeditions e on e.id = d.expedition_id
  where r.id = $1`

/** A trip that goes without them, for a traveler whom somebody else booked: never why, nor what it costs. */
export const participantDroppedMail = defineWordedMail({
  text: 'participant_dropped',
  limitedFor: 'unproven',
  read: async (
    { reservationId, wrapped }: { reservationId: number; wrapped: string },
    query,
  ): Promise<Dropped | null> => {
    const trip = (await query<Trip>(STATEMENT, [reservationId])).rows[0]
    if (!trip) return null
    const person = JSON.parse(unwrap({ purpose: 'former_traveler', wrapped })) as Pick<
      Dropped,
      'email' | 'firstName' | 'hasHandedOver'
    >
    return { ...trip, ...person }
  },
  write: ({ email, firstName, invited_by: invitedBy, expedition, start, end, hasHandedOver = false }, say) => {
    const said = say({
      ...{ nom: expedition, dates: formatDateRange({ start, end }).toLowerCase() },
      'annulée-ou-cédée': hasHandedOver ? 'cédée' : 'annulée',
      'qui-a-réservé': invitedBy ?? 'La personne qui a réservé',
    })
    return {
      to: email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={firstName}
          action="Voir les autres aventures"
          href={`${env().SITE_URL}/expeditions`}
          footnote={INVITED}
        />
      ),
    }
  },
  sample: () => ({
    email: 'hugo@lagopede.test',
    firstName: 'Hugo',
    invited_by: SAMPLE_READER.firstName,
    expedition: SAMPLE_TRIP.expedition,
    start: SAMPLE_TRIP.start,
    end: SAMPLE_TRIP.end,
  }),
})
