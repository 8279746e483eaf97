import { addDays } from '@/domain/days/days'
import { MAX_TRIP_DAYS, MIN_TRIP_DAYS } from '@/domain/catalogue/expedition-rules'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { decisionDay } from './departure-confirmation'
import { departureLength } from './departure-length'

type DepartureFacts = {
  departure_start?: string | null
  departure_end?: string | null
  capacity?: number | null
  seats_taken?: number | null
  min_participants?: number | null
  decision_on?: string | null
}

type FieldError = { path: string; message: string }

/** What is wrong with a departure, field by field; empty when nothing is. */
export const checkDeparture = (departure: DepartureFacts): FieldError[] => {
  const errors = dateErrors(departure)
  return [
    ...errors,
    ...(errors.length === 0 ? decisionErrors(departure) : []),
    ...minimumErrors(departure),
    ...seatErrors(departure),
  ]
}

const dateErrors = ({ departure_start, departure_end }: DepartureFacts): FieldError[] => {
  if (!departure_start || !departure_end) return []
  const days = departureLength({ start: departure_start, end: departure_end })
  if (days < 1) return [{ path: 'departure_end', message: 'Le retour doit venir après le départ.' }]
  if (days >= MIN_TRIP_DAYS && days <= MAX_TRIP_DAYS) return []
  return [
    {
      path: 'departure_end',
      message: `Un départ dure de ${String(MIN_TRIP_DAYS)} à ${String(MAX_TRIP_DAYS)} jours.`,
    },
  ]
}

const decisionErrors = ({ departure_start, departure_end, decision_on }: DepartureFacts): FieldError[] => {
  if (!departure_start || !departure_end || !decision_on) return []
  const latest = decisionDay({ departureStart: departure_start, departureEnd: departure_end })
  if (decision_on.slice(0, 10) <= latest) return []
  return [
    {
      path: 'decision_on',
      message: `Au plus tard le ${formatShortDate(latest)}\u00a0: après, la loi ne laisse plus annuler faute de participants.`,
    },
  ]
}

/** A day of decision that is typed now has not passed, or nobody would decide. */
export const passedDecisionErrors = ({
  decision_on,
  before,
  today,
}: {
  decision_on?: string | null
  before?: string | null
  today: string
}): FieldError[] => {
  const day = decision_on?.slice(0, 10)
  if (!day || day === before?.slice(0, 10) || day >= today) return []
  return [{ path: 'decision_on', message: `Le ${formatShortDate(day)} est passé\u00a0: choisis un jour à venir.` }]
}

const minimumErrors = ({ capacity, min_participants }: DepartureFacts): FieldError[] =>
  typeof capacity === 'number' && typeof min_participants === 'number' && min_participants > capacity
    ? [
        {
          path: 'min_participants',
          message: `Le départ n’a que ${formatCount(capacity, 'place')}\u00a0: le minimum ne peut pas les dépasser.`,
        },
      ]
    : []

const seatErrors = ({ capacity, seats_taken }: DepartureFacts): FieldError[] =>
  typeof capacity === 'number' && capacity < (seats_taken ?? 0)
    ? [
        {
          path: 'capacity',
          message: `${String(seats_taken)} places sont déjà prises\u00a0: la capacité ne peut pas descendre en dessous.`,
        },
      ]
    : []

/** What keeps these days from being those of a trip of so many days, null when nothing does; days as ISO dates. */
export const lengthFault = ({ start, end, days }: { start: string; end: string; days: number }): FieldError | null =>
  departureLength({ start, end }) === days
    ? null
    : {
        path: 'departure_end',
        message: `L’aventure dure ${formatCount(days, 'jour')}\u00a0: le dernier jour est le ${formatShortDate(addDays(start, days - 1))}. Pour une autre durée, change d’abord celle de l’aventure.`,
      }

/** The last day of a departure of so many days, as an ISO instant at noon UTC. */
export const lastDayOf = ({ start, days }: { start: string; days: number }): string =>
  `${addDays(start, days - 1)}T12:00:00.000Z`
