import { queryOne } from '@/server/platform/db/pool'

type Overrides = { user: number; departure: number; travelers?: number; status?: 'pending' | 'confirmed' | 'canceled' }

/** A reservation that has its seats, without a word on its travelers; answers its number. */
export const createBooking = async ({
  user,
  departure,
  travelers = 2,
  status = 'confirmed',
}: Overrides): Promise<number> => {
  const row = await queryOne<{ id: number }>(
    `with taken as (
       update departures set seats_taken = seats_taken + case when $4 = 'canceled' then 0 else $3::int end where id = $2
     )
     insert into reservations (user_id, departure_id, travelers_count, unit_price_cents, total_cents, status, canceled_at, number)
     values ($1, $2, $3::int, 50000, 50000 * $3::int, $4::enum_reservations_status,
       case when $4 = 'canceled' then now() end, 'TEST-' || gen_random_uuid())
     returning id`,
    [user, departure, travelers, status],
  )
  if (!row) throw new Error('The reservation was not written.')
  return row.id
}
