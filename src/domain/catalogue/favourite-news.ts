import { formatDateRange } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'

/** What may happen to a departure that who likes its expedition wants to know. */
export const FAVOURITE_NEWS_KINDS = ['new_departure', 'last_places', 'confirmed'] as const

export type FavouriteNewsKind = (typeof FAVOURITE_NEWS_KINDS)[number]

/** A departure's news: its days (calendar dates in Europe/Paris), its free seats, and all that happened to it. */
export type DepartureNews = { first_day: string; last_day: string; open_seats: number; kinds: FavouriteNewsKind[] }

/** « Du 14 au 18 juin 2027 : nouvelle date, départ confirmé, 6 places » : the last places say their number. */
export const describeDepartureNews = ({ first_day, last_day, open_seats, kinds }: DepartureNews): string => {
  const said = [
    kinds.includes('new_departure') && 'nouvelle date',
    kinds.includes('confirmed') && 'départ confirmé',
    kinds.includes('last_places') ? lastPlaces(open_seats) : formatCount(open_seats, 'place'),
  ]
  return `${formatDateRange({ start: first_day, end: last_day })}\u00a0: ${said.filter(Boolean).join(', ')}`
}

/** What the site says of a favourite's newest news. */
export const announceNews = ({ kind, name }: { kind: FavouriteNewsKind; name: string }): string => {
  if (kind === 'new_departure') return `De nouvelles dates pour ${name}`
  return kind === 'confirmed' ? `Départ confirmé pour ${name}` : `Dernières places pour ${name}`
}

const lastPlaces = (seats: number): string =>
  seats < 2 ? 'dernière place' : formatCount(seats, 'dernière place', 'dernières places')
