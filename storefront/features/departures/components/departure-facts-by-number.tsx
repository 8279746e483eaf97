import type { ReactNode } from 'react'
import { formatDateRange } from '@/domain/days/french-dates'
import { DepartureFacts } from '@/storefront/parts/departure-facts'
import type { OfferedDeparture } from '../rules/booking-choice'

/** What « Dates et places » says of each departure, by its number. */
export const departureFacts = (departures: OfferedDeparture[]): Record<number, ReactNode> =>
  Object.fromEntries(
    departures.map((departure) => [
      departure.id,
      <DepartureFacts
        key={departure.id}
        departure={departure}
        dates={formatDateRange({ start: departure.departure_start, end: departure.departure_end })}
      />,
    ]),
  )
