import { HOLD_SPENT, holdEnd, mayHold } from '@/domain/hold'
import { HttpError } from '@/server/platform/http/errors'
import { addJob } from '@/server/platform/jobs/add-job'
import { sql } from '@/server/platform/payload/transaction-of'
import { refuseUnpaidSeats } from '../reservations/refuse-unpaid'
import { announceSeats } from '../seats/announce-seats'
import { moveSeats } from '../seats/move-seats'
import { readHeldMs, recordHold } from './hold-clock'
import type { CartLocks } from './lock-cart'

/**
 * Makes the user's cart hold so many seats of a departure, under the locks of `lockCart`, and starts its hold or makes it
 * last. 409 when the seats can't be had, or this person held some of that departure for two hours already.
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
  const heldHere = from?.departureId === departureId ? from.seats : 0
  const goesOn = heldHere > 0
  if (travelers > heldHere) await refuseUnpaidSeats({ transaction, userId, seats: travelers })
  const usedMs = await readHeldMs({ transaction, userId, departureId, now })
  const startedAt = (goesOn && cart?.startedAt) || now
  const expiresAt = endOfHold({ now, startedAt, minutes: holdMinutes, usedMs, goesOn })
  await recordHold({ transaction, userId, departureId, now, until: expiresAt })
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
  if (heldHere !== travelers)
    await announceSeats({ transaction, departureIds: [departureId, ...(from ? [from.departureId] : [])] })
}

/** 409 when what this person may hold of that departure is spent. */
const endOfHold = ({ goesOn, ...hold }: Parameters<typeof holdEnd>[0] & { usedMs: number; goesOn: boolean }): Date => {
  const end = holdEnd(hold)
  if (goesOn ? end > hold.now : mayHold(hold.usedMs)) return end
  throw new HttpError({ status: 409, message: HOLD_SPENT, body: { reason: 'hold' } })
}
