import { addDays, daysBetween } from './days'
import { MAX_TRIP_DAYS, MIN_TRIP_DAYS } from './expedition-rules'

type DepartureFacts = {
  departure_start?: string | null
  departure_end?: string | null
  capacity?: number | null
  seats_taken?: number | null
}

type FieldError = { path: string; message: string }

/** Length of a departure in days, first and last included; both are ISO dates. */
export const departureLength = ({ start, end }: { start: string; end: string }): number =>
  daysBetween({ from: start, to: end }) + 1

/** What is wrong with a departure, field by field; empty when nothing is. */
export const checkDeparture = ({
  departure_start,
  departure_end,
  capacity,
  seats_taken,
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
