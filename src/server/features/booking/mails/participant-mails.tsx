import { formatShortDate } from '@/domain/french-dates'
import { env } from '@/env'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import { defineMail, SAMPLE_READER, SAMPLE_TRIP, type MailQuery } from '@/server/platform/email/mail'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'
import { participantLink, unwrapLinkToken } from '../participants/link-token'
import { ParticipantReminder } from './participant-reminder'

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
  const { rows } = await query(STATEMENT, [id])
  return (rows[0] as Traveler | undefined) ?? null
}

const tripOf = ({ expedition, departure_start: departureStart }: Omit<Traveler, 'email'>) => ({
  siteUrl: env().SITE_URL,
  expedition,
  departureStart,
})

/** The private link of a profile, for the traveler. */
export const participantLinkMail = defineMail({
  // Counted by the call that asks for it.
  limitedFor: 'nobody',
  read: async ({ participantId, wrappedToken }: { participantId: number; wrappedToken: string }, query) => {
    const traveler = await readTraveler({ id: participantId, query })
    if (traveler?.email == null) return null
    return { ...traveler, email: traveler.email, link: participantLink(unwrapLinkToken(wrappedToken)) }
  },
  write: ({ email, link, ...traveler }) => ({
    to: email,
    subject: `Ton profil pour ${traveler.expedition}`,
    content: (
      <ParticipantProfile
        {...tripOf(traveler)}
        firstName={traveler.first_name}
        link={link}
        bookedBy={email === traveler.customer_email ? null : traveler.customer_name}
      />
    ),
  }),
  sample: () => ({ ...SAMPLE, link: participantLink('exemple') }),
})

/** What is left to complete, for who booked. */
export const participantReminderMail = defineMail({
  limitedFor: 'nobody',
  read: ({ participantId }: { participantId: number }, query) => readTraveler({ id: participantId, query }),
  write: (traveler) => ({
    to: traveler.customer_email,
    subject: `Un profil à compléter pour ${traveler.expedition}`,
    content: (
      <ParticipantReminder
        {...tripOf(traveler)}
        firstName={traveler.customer_name}
        link={`${env().SITE_URL}/my-expeditions/${String(traveler.reservation_id)}`}
        traveler={traveler.first_name ?? `le voyageur ${String(traveler.position)}`}
      />
    ),
  }),
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

type ParticipantProfileProps = {
  firstName: string | null
  siteUrl: string
  link: string
  expedition: string
  departureStart: string
  /** Who booked, when it is somebody else than the reader. */
  bookedBy: string | null
}

/** The private link of one traveler. */
const ParticipantProfile = ({
  firstName,
  siteUrl,
  link,
  expedition,
  departureStart,
  bookedBy,
}: ParticipantProfileProps) => (
  <MailLayout
    preview={`Ton profil pour ${expedition}, en trois minutes.`}
    siteUrl={siteUrl}
    footnote="Ce lien est à toi : il ouvre ton profil, et lui seul. Ne le transmets pas."
  >
    <MailTitle>Complète ton profil</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>
      {bookedBy ? `${bookedBy} t’emmène` : 'Tu pars'} vivre «&nbsp;{expedition}&nbsp;», départ le{' '}
      {formatShortDate(departureStart)}. Ton guide a besoin de quelques informations pour préparer les repas, le
      matériel et ta sécurité.
    </MailText>
    <MailAction href={link}>Compléter mon profil</MailAction>
  </MailLayout>
)
