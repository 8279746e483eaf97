import { seatsWaitUntil } from '@/domain/reservations/payment-wait'
import { planHoldEnd, recordHold } from '@/server/features/seats/hold-clock'
import type { CartLocks } from '@/server/features/seats/lock-cart'
import { onlyRow } from '@/server/platform/db/only-row'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { sql } from '@/server/platform/db/transaction-of'

/** Keeps the seats that a cart holds while its payment waits; under the locks of `lockCart`. */
export const prolongHold = async ({
  locks: { transaction, cart, now },
  userId,
}: {
  locks: CartLocks
  userId: number
}): Promise<void> => {
  if (!cart || cart.held === 0) return
  const { rows } = await transaction.execute<{ first: string | null }>(sql`
    select ${isoInstant(sql`min(i.created_at)`)} as first from payment_intents i where i.cart_id = ${cart.id} and i.purpose = 'order'`)
  const { first } = onlyRow(rows)
  const until = seatsWaitUntil({ now, firstStartedAt: first === null ? now : new Date(first) })
  const { rows: held } = await transaction.execute(sql`
    update carts set hold_expires_at = ${until.toISOString()}::timestamptz, updated_at = now()
    where id = ${cart.id} and hold_expires_at < ${until.toISOString()}::timestamptz returning id`)
  if (held.length === 0) return
  await recordHold({ transaction, userId, departureId: cart.departureId, now, until })
  await planHoldEnd({ transaction, cartId: cart.id, departureId: cart.departureId, until })
}
