import type { ComponentProps } from 'react'
import { formatDateRange } from '@/domain/french-dates'
import { formatInstant } from '@/domain/french-instants'
import { formatCount } from '@/domain/plural'
import { SITE_PATHS } from '@/domain/site-paths'
import { env } from '@/env'
import { IS_PROVEN_TEXT } from '@/server/platform/db/shared-terms'
import {
  defineMail,
  SAMPLE_READER,
  SAMPLE_TRIP,
  type ComposedMail,
  type Mail,
  type MailQuery,
} from '@/server/platform/email/mail'
import { AHEAD_TEXT } from '../waitlist/waitlist-facts'
import { BookingMail } from './booking-mail'

type Trip = {
  email: string
  first_name: string | null
  expedition: string
  slug: string
  start: string
  end: string
}

type Request = Trip & {
  travelers: number
  fewest: number
  seats: number
  until: string | null
  ahead: number
  needs_proof: boolean
}

const TRIP = /* sql */ `u.email, u.first_name, e.name as expedition, e.slug,
  to_char(d.departure_start at time zone 'Europe/Paris', 'YYYY-MM-DD') as start,
  to_char(d.departure_end at time zone 'Europe/Paris', 'YYYY-MM-DD') as "end"`

const REQUEST = /* sql */ `
  select ${TRIP}, w.travelers::int as travelers, w.fewest::int as fewest, w.held_seats::int as seats,
    to_char(w.offered_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until, w.is_paused,
    (select count(*)::int from ${AHEAD_TEXT}) as ahead, not ${IS_PROVEN_TEXT} as needs_proof
  from waitlist_entries w join users u on u.id = w.user_id join departures d on d.id = w.departure_id
    join expeditions e on e.id = d.expedition_id
  where w.id = $1 and u.deleted_at is null`

const LEFT = /* sql */ `
  select ${TRIP} from users u, departures d join expeditions e on e.id = d.expedition_id
  where u.id = $2 and u.deleted_at is null and d.id = $1`

const SAMPLE: Trip = { ...SAMPLE_TRIP, email: SAMPLE_READER.email, first_name: SAMPLE_READER.firstName }
const SAMPLE_REQUEST: Request = {
  ...SAMPLE,
  travelers: 3,
  fewest: 2,
  seats: 3,
  until: '2027-04-22T16:00:00.000Z',
  ahead: 2,
  needs_proof: false,
}

const FOOTNOTE =
  'Tu reçois ce message parce que tu t’es inscrit sur la liste d’attente de ce départ. Tu la quittes quand tu veux, dans « Mes réservations ».'
const ENDED_FOOTNOTE =
  'Tu reçois ce message parce que tu étais sur la liste d’attente de ce départ. C’est le dernier à son sujet.'

type Message = Pick<ComponentProps<typeof BookingMail>, 'title' | 'preview' | 'paragraphs' | 'action'> & {
  subject: string
  /** Where its button leads on the site. */
  path?: string
  footnote?: string
}

/** A message to who waits for seats of a trip; its button leads to their requests unless it is said where. */
const composeMail = (
  { email, first_name: firstName }: Trip,
  { subject, path, footnote = FOOTNOTE, ...message }: Message,
): ComposedMail => {
  const siteUrl = env().SITE_URL
  const href = `${siteUrl}${path ?? SITE_PATHS.waitlist}`
  return {
    to: email,
    subject,
    content: <BookingMail {...{ ...message, siteUrl, firstName, href, footnote }} />,
  }
}

const tripOf = ({ expedition, start, end }: Trip): string =>
  `« ${expedition} », ${formatDateRange({ start, end }).toLowerCase()}`

const readRequest = async (query: MailQuery, entryId: number): Promise<(Request & { is_paused: boolean }) | null> =>
  ((await query(REQUEST, [entryId])).rows[0] as (Request & { is_paused: boolean }) | undefined) ?? null

/** Says that one is on a waitlist, and what comes next. */
export const waitlistJoinedMail = defineMail({
  limitedFor: 'unproven',
  read: ({ entryId }: { entryId: number }, query): Promise<Request | null> => readRequest(query, entryId),
  write: (request) =>
    composeMail(request, {
      subject: 'Tu es sur la liste d’attente',
      title: 'Tu es sur la liste',
      preview: `On t’écrit dès que ${partyOf(request)}.`,
      paragraphs: [
        `Tu attends ${formatCount(request.travelers, 'place')} pour ${tripOf(request)}. On t’écrit dès que ${partyOf(request)} : elles seront gardées pour toi le temps de répondre, 24 heures le plus souvent.`,
        request.ahead === 0
          ? 'Personne n’attend avant toi. Rien à payer, rien à promettre.'
          : `${formatCount(request.ahead, 'demande')} ${request.ahead === 1 ? 'passe' : 'passent'} avant la tienne. Rien à payer, rien à promettre.`,
        ...(request.needs_proof
          ? [
              'Une chose encore : confirme ton adresse, par le lien de notre premier message. Sans elle, on ne peut rien te proposer.',
            ]
          : []),
      ],
      action: 'Voir ma demande',
    }),
  sample: () => SAMPLE_REQUEST,
})

const partyOf = ({ travelers, fewest }: Request): string =>
  fewest === travelers
    ? formatCount(travelers, 'place se libère', 'places se libèrent')
    : `${String(fewest)} à ${String(travelers)} places se libèrent`

/** Offers seats that are kept already; nothing when the offer was answered or is over. */
export const waitlistOfferMail = defineMail({
  limitedFor: 'nobody',
  read: async ({ entryId, until }: { entryId: number; until: string }, query): Promise<Request | null> => {
    const request = await readRequest(query, entryId)
    return request?.until === until && new Date(until) > new Date() ? request : null
  },
  write: (request) => {
    const places = formatCount(request.seats, 'place')
    const until = formatInstant(request.until ?? '')
    const are = request.seats === 1 ? 'est gardée' : 'sont gardées'
    return composeMail(request, {
      subject: `${places} pour ${request.expedition}, jusqu’à ${until}`,
      title: request.seats === 1 ? 'Une place s’est libérée' : `${places} se sont libérées`,
      preview: `Jusqu’à ${until}.`,
      paragraphs: [
        `${tripOf(request)} : ${places} ${are} pour toi jusqu’à ${until}, heure de Paris.`,
        ...(request.seats < request.travelers
          ? [
              `Tu en attendais ${String(request.travelers)} : tu peux prendre celles-ci, ou attendre les autres sans perdre ton rang.`,
            ]
          : []),
        'Si tu n’en veux plus, laisse-les à la demande suivante : ça l’aide.',
      ],
      action: request.seats === 1 ? 'Voir ma place' : `Voir mes ${places}`,
    })
  },
  sample: () => SAMPLE_REQUEST,
})

/** Says that an offer was left without an answer; nothing once its request stands again. */
export const waitlistOfferOverMail = defineMail({
  limitedFor: 'nobody',
  read: async ({ entryId }: { entryId: number }, query): Promise<Trip | null> => {
    const request = await readRequest(query, entryId)
    return request?.is_paused ? request : null
  },
  write: (trip) =>
    composeMail(trip, {
      subject: 'Les places sont passées à la demande suivante',
      title: 'L’offre a pris fin',
      preview: 'Dis-nous si tu veux rester sur la liste.',
      paragraphs: [
        `Les places de ${tripOf(trip)} n’étaient gardées pour toi que jusqu’à maintenant : elles passent à la demande suivante.`,
        'Tu veux toujours partir ? Dis-le, et ta demande reprend sa place en fin de liste. Sans réponse, on ne te propose plus rien.',
      ],
      action: 'Rester sur la liste',
    }),
  sample: () => SAMPLE,
})

type Ended = { departureId: number; userId: number }

const endedMail = ({
  subject,
  title,
  why,
}: {
  subject: string
  title: string
  why: (trip: Trip) => string
}): Mail<Ended> =>
  defineMail({
    limitedFor: 'nobody',
    read: async ({ departureId, userId }: Ended, query): Promise<Trip | null> =>
      ((await query(LEFT, [departureId, userId])).rows[0] as Trip | undefined) ?? null,
    write: (trip) =>
      composeMail(trip, {
        subject,
        title,
        preview: 'Ta demande est effacée.',
        paragraphs: [
          why(trip),
          'Ta demande est effacée de notre liste. D’autres dates sont peut-être faites pour toi.',
        ],
        action: 'Voir les autres dates',
        path: `${SITE_PATHS.expedition(trip.slug)}#dates`,
        footnote: ENDED_FOOTNOTE,
      }),
    sample: () => SAMPLE,
  })

/** Says that a departure stayed full until its list closed. */
export const waitlistClosedMail = endedMail({
  subject: 'Le départ est resté complet',
  title: 'Le départ est resté complet',
  why: (trip) => `Plus aucune place ne sera proposée pour ${tripOf(trip)}.`,
})

/** Says that a departure that one waits for is canceled. */
export const waitlistCanceledMail = endedMail({
  subject: 'Le départ que tu attendais est annulé',
  title: 'Ce départ n’aura pas lieu',
  why: (trip) => `${tripOf(trip)} est annulé.`,
})
