import type { Payload } from 'payload'
import { query } from '@/server/platform/db/pool'
import type { Departure } from '@/payload-types'
import { createDeparture, inDays } from './departure'

type Options = {
  user: number
  expedition: number
  /** Last day of the trip, from today: yesterday is -1. */
  endsIn?: number
  status?: 'pending' | 'confirmed' | 'canceled'
  departureStatus?: Departure['status']
}

/** The confirmed reservation of two seats on a trip of three days that ended yesterday: its number. */
export const createTrip = async (
  payload: Payload,
  { user, expedition, endsIn = -1, status = 'confirmed', departureStatus = 'confirmed' }: Options,
): Promise<number> => {
  const departure = await createDeparture(payload, {
    expedition,
    departure_start: inDays(endsIn - 2),
    departure_end: inDays(endsIn),
    status: departureStatus,
  })
  const [row] = await query<{ id: number }>(
    `insert into reservations (user_id, departure_id, travelers_count, unit_price_cents, total_cents, status, canceled_at)
     values ($1, $2, 2, 50000, 100000, $3::enum_reservations_status, case when $3 = 'canceled' then now() end) returning id`,
    [user, departure.id, status],
  )
  return row?.id ?? 0
}
