import { addDays } from './days'
import { decisionDay } from './departure-confirmation'
import { departureLength } from './departure-length'
import { MAX_TRIP_DAYS, MIN_TRIP_DAYS } from './expedition-rules'
import { formatShortDate } from './french-dates'
import { formatCount } from './plural'

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
export const checkDeparture = ({
  departure_start,
  departure_end,
  capacity,
  seats_taken,
  min_participants,
  decision_on,
}: DepartureFacts): FieldError[] => {
  const errors: FieldError[] = []
  if (departure_start && departure_end) {
    const days = departureLength({ start: departure_start, end: departure_end })
    if (days < 1) {
      errors.push({ path: 'departure_end', message: 'Le retour doit venir après le départ.' })
    } else if (days < MIN_TRIP_DAYS || days > MAX_TRIP_DAYS) {
      errors.push({
        path: 'departure_end',
        message: `Un départ dure de ${String(MIN_TRIP_DAYS)} à ${String(MAX_TRIP_DAYS)} jours.`,
      })
    }
  }
  if (errors.length === 0 && departure_start && departure_end && decision_on) {
    const latest = decisionDay({ departureStart: departure_start, departureEnd: departure_end })
    if (decision_on.slice(0, 10) > latest) {
      errors.push({
        path: 'decision_on',
        message: `Au plus tard le ${formatShortDate(latest)}\u00a0: après, la loi ne laisse plus annuler faute de participants.`,
      })
    }
  }
  if (typeof capacity === 'number' && typeof min_participants === 'number' && min_participants > capacity) {
    errors.push({
      path: 'min_participants',
      message: `Le départ n’a que ${formatCount(capacity, 'place')}\u00a0: le minimum ne peut pas les dépasser.`,
    })
  }
  if (typeof capacity === 'number' && capacity < (seats_taken ?? 0)) {
    errors.push({
      path: 'capacity',
      message: `${String(seats_taken)} places sont déjà prises\u00a0: la capacité ne peut pas descendre en dessous.`,
    })
  }
  return errors
}

/** The last day of a departure of so many days, as an ISO instant at noon UTC. */
export const lastDayOf = ({ start, days }: { start: string; days: number }): string =>
  `${addDays(start, days - 1)}T12:00:00.000Z`
