import type { Payload } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import type { Departure } from '@/payload-types'

type Overrides = Partial<
  Pick<Departure, 'departure_start' | 'departure_end' | 'capacity' | 'status' | 'price_cents' | 'min_participants'>
> & {
  expedition: number
  guide?: number
}

/** Noon UTC of the day that is so many days from now in Paris, where trips begin and end. */
export const inDays = (days: number): string => `${addDays(calendarDayInParis(new Date()), days)}T12:00:00.000Z`

/** A departure of three days in a month, with eight free seats; its guide may lead others at the same time. */
export const createDeparture = (
  payload: Payload,
  { departure_start = inDays(30), departure_end = inDays(32), capacity = 8, status = 'open', ...rest }: Overrides,
): Promise<Departure> =>
  payload.create({
    collection: 'departures',
    data: {
      guide_reason: 'Pour ce test.',
      ...rest,
      departure_start,
      departure_end,
      capacity,
      status,
      seats_taken: 0,
      sales_closed: false,
    },
  })
