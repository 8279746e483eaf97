import type { Departure } from '@/contract/expeditions'
import { bookingTerms } from '@/domain/reservations/booking-terms'
import { formatDays } from '@/domain/days/french-dates'
import type { OfferedDeparture } from './booking-choice'

/** The departures that start after `today`, for the page may be older than the day, in words for the booking box. */
export const offeredDepartures = ({
  departures,
  today,
}: {
  departures: Departure[]
  today: string
}): OfferedDeparture[] =>
  departures
    .filter(({ departure_start }) => departure_start > today)
    .map((departure) => ({
      ...departure,
      days: formatDays({ start: departure.departure_start, end: departure.departure_end }),
      terms: bookingTerms({
        departureStart: departure.departure_start,
        today,
        price: departure.price,
        depositPercent: departure.deposit_percent,
        cancellation: departure.cancellation,
      }),
    }))
