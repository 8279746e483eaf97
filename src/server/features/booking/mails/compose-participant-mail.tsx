import { env } from '@/env'
import type { ComposedMail } from '@/server/compose/compose-mail'
import type { OutgoingMail } from '@/server/platform/email/outgoing-mail'
import { ParticipantProfile } from './participant-profile'
import { ParticipantReminder } from './participant-reminder'
import { participantLink, unwrapLinkToken } from '../participants/link-token'

type ParticipantMail = Extract<OutgoingMail, { template: 'participant_link' | 'participant_reminder' }>
type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

type Facts = {
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
  where p.id = $1 and r.status <> 'canceled' and d.status <> 'canceled'`

/** What is written to a traveler, or to who booked for them; null when the trip no longer takes place. */
export const composeParticipantMail = async ({
  mail,
  query,
}: {
  mail: ParticipantMail
  query: Query
}): Promise<ComposedMail | null> => {
  const { rows } = await query(STATEMENT, [mail.participantId])
  const facts = rows[0] as Facts | undefined
  if (!facts) return null
  const trip = { siteUrl: env().SITE_URL, expedition: facts.expedition, departureStart: facts.departure_start }
  if (mail.template === 'participant_reminder') {
    return {
      to: facts.customer_email,
      subject: `Un profil à compléter pour ${facts.expedition}`,
      content: (
        <ParticipantReminder
          {...trip}
          firstName={facts.customer_name}
          link={`${trip.siteUrl}/my-expeditions/${String(facts.reservation_id)}`}
          traveler={facts.first_name ?? `le voyageur ${String(facts.position)}`}
        />
      ),
    }
  }
  if (facts.email === null) return null
  return {
    to: facts.email,
    subject: `Ton profil pour ${facts.expedition}`,
    content: (
      <ParticipantProfile
        {...trip}
        firstName={facts.first_name}
        link={participantLink(unwrapLinkToken(mail.wrappedToken))}
        bookedBy={facts.email === facts.customer_email ? null : facts.customer_name}
      />
    ),
  }
}
