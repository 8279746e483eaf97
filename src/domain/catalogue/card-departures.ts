import { isDecisionOver, TO_CONFIRM } from '@/domain/departures/departure-words'
import { formatDayMonth } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'

type Awaited = { missing_count: number; decision_on: string }
type NextDeparture = {
  next_departure_start: string
  available_count: number
  is_confirmed?: boolean
  awaited?: Awaited | null
  has_waitlist?: boolean
}

type CardHit = {
  next_departures_count: number
  next_departure_starts: NextDeparture[]
  next_available_departure_starts: NextDeparture[]
  has_next_3_departures_not_full: boolean
}

export type DepartureSlot = {
  start: string
  seats: number
  isConfirmed: boolean
  /** Whom it waits for, in words, and until when, which is read aloud alone; null without a seat or anybody to wait for. */
  awaited: { text: string; until: string } | null
}

export type CardDepartures =
  | { kind: 'none' }
  | { kind: 'full'; hasFollowing: boolean; following: DepartureSlot | null; sentence: string }
  | { kind: 'slots'; slots: DepartureSlot[]; sentence: string }

/**
 * What the stub of a card shows (spec §2). Departures until `today` are left out, since a page may be older than the day.
 * The third slot becomes the first available departure not already shown when one of the next three is full.
 */
export const cardDepartures = ({ hit, today }: { hit: CardHit; today: string }): CardDepartures => {
  const isToCome = (departure: NextDeparture) => departure.next_departure_start > today
  const next = hit.next_departure_starts.filter(isToCome)
  const toSlot = slotOn(today)
  const available = hit.next_available_departure_starts.filter(isToCome).map(toSlot)
  const count = hit.next_departures_count - (hit.next_departure_starts.length - next.length)
  if (count <= 0 || next.length + available.length === 0) return { kind: 'none' }

  const sentence = formatCount(count, 'départ à venir', 'départs à venir')
  const slots = next.slice(0, 3).map(toSlot)
  if (slots.every(({ seats }) => seats === 0)) {
    const hasFollowing = count > 3
    const following = hasFollowing ? (available[0] ?? null) : null
    const waitlist = next.some(({ has_waitlist }) => has_waitlist) ? '. Liste d’attente ouverte.' : ''
    return { kind: 'full', hasFollowing, following, sentence: sentence + waitlist }
  }
  if (hit.has_next_3_departures_not_full) return { kind: 'slots', slots, sentence }

  const kept = slots.slice(0, 2)
  const third = available.find(({ start }) => kept.every((slot) => slot.start !== start)) ?? slots[2]
  return { kind: 'slots', slots: third ? [...kept, third] : kept, sentence }
}

const slotOn =
  (today: string) =>
  ({ next_departure_start, available_count, is_confirmed = false, awaited }: NextDeparture): DepartureSlot => ({
    start: next_departure_start,
    seats: available_count,
    isConfirmed: is_confirmed,
    awaited: awaited && available_count > 0 ? awaitedWords({ awaited, today }) : null,
  })

const awaitedWords = ({ awaited, today }: { awaited: Awaited; today: string }): DepartureSlot['awaited'] =>
  isDecisionOver({ awaited, today })
    ? { text: TO_CONFIRM.toLowerCase(), until: '' }
    : {
        text: `encore ${formatCount(awaited.missing_count, 'inscrit')}`,
        until: ` avant le ${formatDayMonth(awaited.decision_on)}`,
      }
