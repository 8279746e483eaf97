import { formatShortDate } from '@/domain/days/french-dates'
import { env } from '@/env'
import { participantLink, unwrapLinkToken } from '@/server/features/reservations/participants/link-token'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import { Letter } from '@/server/platform/email/letter'
import { defineWordedMail, SAMPLE_READER, SAMPLE_TRIP, type MailQuery } from '@/server/platform/email/mail'

type Traveler = {
  reservation_id: number
  position: number
  first_name: string | null
  email: string | null
  customer_email: string
  customer_name: string | null
  expedition: string
  departure_start: string
}

const STATEMENT = /* sql */ `
  select r.id as reservation_id, p.position::int as position, p.first_name, p.email, u.email as customer_email,
    u.first_name as customer_name, e.name as expedition,
    to_char(d.departure_start at time zone 'UTC', 'YYYY-MM-DD') as departure_start
  from participants p join reservations r on r.id = p.reservation_id join users u on u.id = r.user_id
    join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
  where p.id = $1 and ${NOT_CANCELED_TEXT.r} and ${NOT_CANCELED_TEXT.d}`

/** A traveler and their trip; null when it no longer takes place. */
const readTraveler = async ({ id, query }: { id: number; query: MailQuery }): Promise<Traveler | null> => {
  const { rows } = await query<Traveler>(STATEMENT, [id])
  return rows[0] ?? null
}

const tripOf = ({ expedition, departure_start: departureStart }: Omit<Traveler, 'email'>) => ({
  nom: expedition,
  départ: formatShortDate(departureStart),
})

/** The private link of a profile, for the traveler. */
export const participantLinkMail = defineWordedMail({
  text: 'participant_link',
  // Counted by the call that asks for it.
  limitedFor: 'nobody',
  read: async ({ participantId, wrappedToken }: { participantId: number; wrappedToken: string }, query) => {
    const traveler = await readTraveler({ id: participantId, query })
    if (traveler?.email == null) return null
    return { ...traveler, email: traveler.email, link: participantLink(unwrapLinkToken(wrappedToken)) }
  },
  write: ({ email, link, ...traveler }, say) => {
    const bookedBy = email === traveler.customer_email ? null : traveler.customer_name
    const said = say({ ...tripOf(traveler), invitation: bookedBy ? `${bookedBy} t’emmène` : 'Tu pars' })
    return {
      to: email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={traveler.first_name}
          action="Compléter mon profil"
          href={link}
          footnote="Ce lien est à toi : il ouvre ton profil, et lui seul. Ne le transmets pas."
        />
      ),
    }
  },
  sample: () => ({ ...SAMPLE, link: participantLink('exemple') }),
})

/** What is left to complete, for who booked. */
export const participantReminderMail = defineWordedMail({
  text: 'participant_reminder',
  limitedFor: 'nobody',
  read: ({ participantId }: { participantId: number }, query) => readTraveler({ id: participantId, query }),
  write: (traveler, say) => {
    const said = say({
      ...tripOf(traveler),
      voyageur: traveler.first_name ?? `le voyageur ${String(traveler.position)}`,
    })
    return {
      to: traveler.customer_email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={traveler.customer_name}
          action="Ouvrir la réservation"
          href={`${env().SITE_URL}/my-expeditions/${String(traveler.reservation_id)}`}
          footnote="Tu reçois ce message parce que tu as réservé ce départ."
        />
      ),
    }
  },
  sample: () => SAMPLE,
})

const SAMPLE = {
  reservation_id: 118,
  position: 2,
  first_name: 'Hugo',
  email: 'hugo@lagopede.test',
  customer_email: SAMPLE_READER.email,
  customer_name: SAMPLE_READER.firstName,
  expedition: SAMPLE_TRIP.expedition,
  departure_start: SAMPLE_TRIP.start,
}
