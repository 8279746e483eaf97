import { formatDateRange } from '@/domain/days/french-dates'
import { formatInstant } from '@/domain/days/french-instants'
import { formatCount } from '@/domain/text/plural'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { env } from '@/env'
import { AHEAD_TEXT } from '@/server/features/seats/waitlist/waitlist-facts'
import { IS_PROVEN_TEXT } from '@/server/platform/db/shared-terms'
import { Letter } from '@/server/platform/email/letter'
import {
  defineWordedMail,
  SAMPLE_READER,
  SAMPLE_TRIP,
  type ComposedMail,
  type Mail,
  type MailQuery,
  type SaidMail,
} from '@/server/platform/email/mail'

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

type Message = {
  action: string
  /** Where its button leads on the site. */
  path?: string
  footnote?: string
}

/** A message to who waits for seats of a trip; its button leads to their requests unless it is said where. */
const composeMail = (
  { email, first_name: firstName }: Trip,
  said: SaidMail,
  { action, path = SITE_PATHS.waitlist, footnote = FOOTNOTE }: Message,
): ComposedMail => ({
  to: email,
  subject: said.subject,
  content: <Letter {...{ ...said, firstName, action, footnote }} href={`${env().SITE_URL}${path}`} />,
})

const tripOf = ({ expedition, start, end }: Trip): string =>
  `« ${expedition} », ${formatDateRange({ start, end }).toLowerCase()}`

const readRequest = async (query: MailQuery, entryId: number): Promise<(Request & { is_paused: boolean }) | null> =>
  (await query<Request & { is_paused: boolean }>(REQUEST, [entryId])).rows[0] ?? null

/** Says that one is on a waitlist, and what comes next. */
export const waitlistJoinedMail = defineWordedMail({
  text: 'waitlist_joined',
  limitedFor: 'unproven',
  read: ({ entryId }: { entryId: number }, query): Promise<Request | null> => readRequest(query, entryId),
  write: (request, say) =>
    composeMail(
      request,
      say({
        places: formatCount(request.travelers, 'place'),
        aventure: tripOf(request),
        'places-qui-se-libèrent': partyOf(request),
        rang:
          request.ahead === 0
            ? 'Personne n’attend avant toi.'
            : `${formatCount(request.ahead, 'demande')} ${request.ahead === 1 ? 'passe' : 'passent'} avant la tienne.`,
        'adresse-à-confirmer': request.needs_proof
          ? [
              'Une chose encore : confirme ton adresse, par le lien de notre premier message. Sans elle, on ne peut rien te proposer.',
            ]
          : [],
      }),
      { action: 'Voir ma demande' },
    ),
  sample: () => SAMPLE_REQUEST,
})

const partyOf = ({ travelers, fewest }: Request): string =>
  fewest === travelers
    ? formatCount(travelers, 'place se libère', 'places se libèrent')
    : `${String(fewest)} à ${String(travelers)} places se libèrent`

/** Offers seats that are kept already; nothing when the offer was answered or is over. */
export const waitlistOfferMail = defineWordedMail({
  text: 'waitlist_offer',
  limitedFor: 'nobody',
  read: async ({ entryId, until }: { entryId: number; until: string }, query): Promise<Request | null> => {
    const request = await readRequest(query, entryId)
    return request?.until === until && new Date(until) > new Date() ? request : null
  },
  write: (request, say) => {
    const places = formatCount(request.seats, 'place')
    const said = say({
      ...{ nom: request.expedition, aventure: tripOf(request), places, limite: formatInstant(request.until ?? '') },
      'places-gardées': `${places} ${request.seats === 1 ? 'est gardée' : 'sont gardées'}`,
      'places-libérées': request.seats === 1 ? 'Une place s’est libérée' : `${places} se sont libérées`,
      'moins-que-demandé':
        request.seats < request.travelers
          ? [
              `Tu en attendais ${String(request.travelers)} : tu peux prendre celles-ci, ou attendre les autres sans perdre ton rang.`,
            ]
          : [],
    })
    return composeMail(request, said, { action: request.seats === 1 ? 'Voir ma place' : `Voir mes ${places}` })
  },
  sample: () => SAMPLE_REQUEST,
})

/** Says that an offer was left without an answer; nothing once its request stands again. */
export const waitlistOfferOverMail = defineWordedMail({
  text: 'waitlist_offer_over',
  limitedFor: 'nobody',
  read: async ({ entryId }: { entryId: number }, query): Promise<Trip | null> => {
    const request = await readRequest(query, entryId)
    return request?.is_paused ? request : null
  },
  write: (trip, say) => composeMail(trip, say({ aventure: tripOf(trip) }), { action: 'Rester sur la liste' }),
  sample: () => SAMPLE,
})

type Ended = { departureId: number; userId: number }

const endedMail = (text: 'waitlist_closed' | 'waitlist_canceled'): Mail<Ended> =>
  defineWordedMail({
    text,
    limitedFor: 'nobody',
    read: readLeft,
    write: (trip, say) => composeEnded(trip, say({ aventure: tripOf(trip) })),
    sample: () => SAMPLE,
  })

const readLeft = async ({ departureId, userId }: Ended, query: MailQuery): Promise<Trip | null> =>
  (await query<Trip>(LEFT, [departureId, userId])).rows[0] ?? null

const composeEnded = (trip: Trip, said: SaidMail): ComposedMail =>
  composeMail(trip, said, {
    action: 'Voir les autres dates',
    path: `${SITE_PATHS.expedition(trip.slug)}#dates`,
    footnote: ENDED_FOOTNOTE,
  })

/** Says that a departure stayed full until its list closed. */
export const waitlistClosedMail = endedMail('waitlist_closed')

/** Says that a departure that one waits for is canceled. */
export const waitlistCanceledMail = endedMail('waitlist_canceled')

/** Says that the agency took a request off its list, and why. */
export const waitlistRemovedMail = defineWordedMail({
  text: 'waitlist_removed',
  limitedFor: 'nobody',
  read: async ({ reason, ...left }: Ended & { reason: string }, query) => {
    const trip = await readLeft(left, query)
    return trip && { ...trip, reason }
  },
  write: (trip, say) => composeEnded(trip, say({ aventure: tripOf(trip), motif: trip.reason })),
  sample: () => ({ ...SAMPLE, reason: 'Le groupe est au complet avec les familles déjà inscrites' }),
})
