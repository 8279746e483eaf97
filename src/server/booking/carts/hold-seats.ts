import { holdEnd } from '@/domain/hold'
import { sql } from '../../db/transaction-of'
import { addJob } from '../../jobs/add-job'
import { announceSeats } from '../seats/announce-seats'
import { moveSeats } from '../seats/move-seats'
import type { CartLocks } from './lock-cart'

/**
 * Makes the user's cart hold so many seats of a departure, under the locks of `lockCart`, and starts its hold or makes it
 * last. 409 when the seats can't be had.
 */
export const holdSeats = async ({
  locks: { transaction, cart, now, holdMinutes },
  userId,
  departureId,
  travelers,
}: {
  locks: CartLocks
  userId: number
  departureId: number
  travelers: number
}): Promise<void> => {
  const from = cart && { departureId: cart.departureId, seats: cart.held }
  await moveSeats({ transaction, from, to: { departureId, seats: travelers } })
  const goesOn = cart !== null && cart.held > 0 && cart.departureId === departureId
  const startedAt = (goesOn ? cart.startedAt : null) ?? now
  const expiresAt = holdEnd({ now, startedAt, minutes: holdMinutes })
  const { rows } = await transaction.execute(sql`
    insert into carts (user_id, departure_id, travelers_count, held_seats, hold_started_at, hold_expires_at)
    values (${userId}, ${departureId}, ${travelers}, ${travelers}, ${startedAt.toISOString()}, ${expiresAt.toISOString()})
    on conflict (user_id) do update set departure_id = excluded.departure_id, travelers_count = excluded.travelers_count,
      held_seats = excluded.held_seats, hold_started_at = excluded.hold_started_at,
      hold_expires_at = excluded.hold_expires_at, updated_at = now(),
      reminded_at = case when carts.departure_id = excluded.departure_id then carts.reminded_at end
    returning id`)
  await addJob({
    transaction,
    task: 'free_expired_holds',
    payload: { departureId },
    key: `hold:${String(rows[0]?.['id'])}`,
    runAt: expiresAt,
  })
  const isSame = goesOn && cart.held === travelers
  if (!isSame) await announceSeats({ transaction, departureIds: [departureId, ...(from ? [from.departureId] : [])] })
}
