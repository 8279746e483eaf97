import { formatDateRange } from '@/domain/days/french-dates'
import { env } from '@/env'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import { Letter } from '@/server/platform/email/letter'
import {
  defineWordedMail,
  SAMPLE_READER,
  SAMPLE_TRIP,
  type ComposedMail,
  type MailQuery,
  type SaidMail,
} from '@/server/platform/email/mail'
import { INVITED } from './invited'

type Invited = {
  first_name: string | null
  email: string
  invited_by: string | null
  expedition: string
  slug: string
  start: string
  end: string
  stands: boolean
}

const STATEMENT = /* sql */ `
  select p.first_name, p.email, u.first_name as invited_by, e.name as expedition, e.slug,
    to_char(d.departure_start at time zone 'UTC', 'YYYY-MM-DD') as start,
    to_char(d.departure_end at time zone 'UTC', 'YYYY-MM-DD') as end,
    ${NOT_CANCELED_TEXT.r} and ${NOT_CANCELED_TEXT.d} as stands
  from participants p join reservations r on r.id = p.reservation_id join users u on u.id = r.user_id
    join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
  where p.id = $1 and p.email is not null`

const readInvited = async (participantId: number, query: MailQuery): Promise<Invited | null> => {
  const { rows } = await query<Invited>(STATEMENT, [participantId])
  return rows[0] ?? null
}

const tripOf = ({ expedition, start, end }: Invited) => ({
  nom: expedition,
  dates: formatDateRange({ start, end }).toLowerCase(),
})

const tripAction = ({ slug }: Invited) => ({ path: `/expeditions/${slug}`, action: 'Voir l’aventure' })
const OTHER_TRIPS = { path: '/expeditions', action: 'Voir les autres aventures' }

const changeMail = (
  { email, first_name: firstName }: Invited,
  said: SaidMail,
  { path, action }: typeof OTHER_TRIPS,
): ComposedMail => ({
  to: email,
  subject: said.subject,
  content: (
    <Letter {...said} firstName={firstName} action={action} href={`${env().SITE_URL}${path}`} footnote={INVITED} />
  ),
})

/** The new dates of a trip, for a traveler whom somebody else booked. */
export const participantMovedMail = defineWordedMail({
  text: 'participant_moved',
  limitedFor: 'unproven',
  read: async ({ participantId }: { participantId: number }, query) => {
    const invited = await readInvited(participantId, query)
    return invited?.stands ? invited : null
  },
  write: (invited, say) => changeMail(invited, say(tripOf(invited)), tripAction(invited)),
  sample: () => SAMPLE,
})

/** A trip that is sure to leave, for a traveler whom somebody else booked. */
export const participantConfirmedMail = defineWordedMail({
  text: 'participant_confirmed',
  limitedFor: 'nobody',
  read: async ({ participantId }: { participantId: number }, query) => {
    const invited = await readInvited(participantId, query)
    return invited?.stands ? invited : null
  },
  write: (invited, say) => changeMail(invited, say(tripOf(invited)), tripAction(invited)),
  sample: () => SAMPLE,
})

/** A trip that does not take place, for a traveler whom somebody else booked: never why, nor what it costs. */
export const participantCanceledMail = defineWordedMail({
  text: 'participant_canceled',
  limitedFor: 'nobody',
  read: async ({ participantId }: { participantId: number }, query) => {
    const invited = await readInvited(participantId, query)
    return invited && !invited.stands ? invited : null
  },
  write: (invited, say) =>
    changeMail(
      invited,
      say({ ...tripOf(invited), 'qui-a-réservé': invited.invited_by ?? 'La personne qui a réservé' }),
      OTHER_TRIPS,
    ),
  sample: () => ({ ...SAMPLE, stands: false }),
})

const SAMPLE: Invited = {
  first_name: 'Hugo',
  email: 'hugo@lagopede.test',
  invited_by: SAMPLE_READER.firstName,
  expedition: SAMPLE_TRIP.expedition,
  slug: SAMPLE_TRIP.slug,
  start: SAMPLE_TRIP.start,
  end: SAMPLE_TRIP.end,
  stands: true,
}
