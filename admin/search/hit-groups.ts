import type { PanelHits } from '@/contract/panel-search'
import { formatShortDate } from '@/domain/days/french-dates'
import { BOOKING_STATE_LABELS } from '@/domain/reservations/booking-state'
import { formatPhone } from '@/domain/travelers/phone'
import { formatCount } from '@/domain/text/plural'
import { ROLE_LABELS } from '@/domain/accounts/roles'
import { PANEL_PATHS } from '../dashboard/panel-paths'

/** What one line of the search says, and where it leads. */
export type HitLine = {
  key: string
  href: string
  title: string
  /** What tells it from others of the same title. */
  detail: string
  state: string | null
}

export type HitGroup = {
  title: string
  lines: HitLine[]
  /** That others follow, which are on no line. */
  note: string | null
}

/** The lines of what was found, by kind; a kind without any is left out. */
export const hitGroups = ({ hits, words }: { hits: PanelHits; words: string }): HitGroup[] =>
  [
    withList({ title: 'Personnes', collection: 'users', all: 'Tous les comptes trouvés', words, ...people(hits) }),
    withList({
      title: 'Réservations',
      collection: 'reservations',
      all: 'Toutes les réservations trouvées',
      words,
      ...bookings(hits),
    }),
    { title: 'Départs', ...departures(hits) },
    { title: 'Aventures', ...texts(hits, 'expeditions') },
    { title: 'Pages', ...texts(hits, 'pages') },
    { title: 'Articles', ...texts(hits, 'articles') },
  ].filter(({ lines }) => lines.length > 0)

type Lines = Pick<HitGroup, 'lines' | 'note'>

/** That a group whose list finds the same words ends with the way to it. */
const withList = ({
  title,
  collection,
  all,
  words,
  lines,
  note,
}: Lines & { title: string; collection: string; all: string; words: string }): HitGroup => {
  if (note === null) return { title, lines, note }
  const href = PANEL_PATHS.search(collection, words)
  return {
    title,
    lines: [...lines, { key: `${collection}-all`, href, title: all, detail: '', state: null }],
    note: null,
  }
}

const people = ({ people: { items, has_more: hasMore } }: PanelHits): Lines => ({
  note: noteOf(hasMore),
  lines: items.map(({ id, name, email, phone, role }) => ({
    ...placeOf('users', id),
    title: name || email,
    detail: joined([name && email, phone && formatPhone(phone)]),
    state: role === 'customer' ? null : ROLE_LABELS[role],
  })),
})

const bookings = ({ bookings: { items, has_more: hasMore } }: PanelHits): Lines => ({
  note: noteOf(hasMore),
  lines: items.map(({ id, number, customer, expedition, departure_start: start, state }) => ({
    ...placeOf('reservations', id),
    title: `${customer}, ${number}`,
    detail: joined([expedition, formatShortDate(start)]),
    state: BOOKING_STATE_LABELS[state],
  })),
})

const DEPARTURE_STATES = { open: 'À confirmer', confirmed: 'Confirmé', canceled: 'Annulé' } as const

const departures = ({ departures: { items, has_more: hasMore } }: PanelHits): Lines => ({
  note: noteOf(hasMore),
  lines: items.map(({ id, title, status, seats_taken: taken, capacity }) => ({
    ...placeOf('departures', id),
    title,
    detail: `${formatCount(taken, 'place prise', 'places prises')} sur ${String(capacity)}`,
    state: DEPARTURE_STATES[status],
  })),
})

const texts = (hits: PanelHits, collection: 'expeditions' | 'pages' | 'articles'): Lines => ({
  note: noteOf(hits[collection].has_more),
  lines: hits[collection].items.map(({ id, title, is_published: isPublished }) => ({
    ...placeOf(collection, id),
    title: title || 'Sans titre',
    detail: '',
    state: isPublished ? null : 'Brouillon',
  })),
})

const placeOf = (collection: string, id: number) => ({
  key: `${collection}-${String(id)}`,
  href: PANEL_PATHS.document(collection, id),
})

const noteOf = (hasMore: boolean): string | null => (hasMore ? 'D’autres suivent\u00a0: précise ta recherche.' : null)

const joined = (parts: Array<string | null>): string => parts.filter(Boolean).join(' · ')
