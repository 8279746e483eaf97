import type { Payload } from 'payload'
import type { Departure } from '@/payload-types'

type Overrides = Partial<
  Pick<Departure, 'departure_start' | 'departure_end' | 'capacity' | 'status' | 'price_cents'>
> & {
  expedition: number
  guide?: number
}

/** Noon UTC so many days from now. */
export const inDays = (days: number): string => {
  const day = new Date()
  day.setUTCHours(12, 0, 0, 0)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString()
}

/** A departure of three days in a month, with eight free seats. */
export const createDeparture = (
  payload: Payload,
  { departure_start = inDays(30), departure_end = inDays(32), capacity = 8, status = 'open', ...rest }: Overrides,
): Promise<Departure> =>
  payload.create({
    collection: 'departures',
    data: { ...rest, departure_start, departure_end, capacity, status, seats_taken: 0 },
  })
