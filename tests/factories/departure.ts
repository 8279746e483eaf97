import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import type { Departure } from '@/payload-types'

type Overrides = Partial<Omit<RequiredDataFromCollectionSlug<'departures'>, 'expedition'>> & { expedition: number }

/** Noon UTC so many days from now. */
export const inDays = (days: number): string => {
  const day = new Date()
  day.setUTCHours(12, 0, 0, 0)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString()
}

/** A departure of three days in a month, with eight free seats. */
export const createDeparture = (payload: Payload, overrides: Overrides): Promise<Departure> =>
  payload.create({
    collection: 'departures',
    data: { departure_start: inDays(30), departure_end: inDays(32), capacity: 8, status: 'open', ...overrides },
  })
