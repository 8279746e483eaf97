import { releaseMessage } from '@/domain/payments/payment-failure'
import { sharingEndWords, type SharingEnd } from '@/domain/payments/shared-deposit'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { HOLD_MINUTES, planHoldEnd, recordHold } from '@/server/features/seats/hold-clock'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { enqueueSettle } from '../enqueue-settle'
import { holdDeposit, type SharedDeposit } from './deposit'

/**
 * Lets all shares of a deposit go together, and tells everybody: nothing was taken. The seats stay for as long as a common hold, for
 * who books to pay otherwise; none are left once the hours of the sharing are over. Under the locks of `lockDeposit`.
 */
export const releaseDeposit = async ({
  transaction,
  id,
  end,
  why,
}: {
  transaction: Transaction
  id: number
  end: SharingEnd
  /** More than `end` says of itself. */
  why?: string
}): Promise<void> => {
  const deposit = await holdDeposit({ transaction, id })
  if (deposit?.state !== 'open') return
  const message = releaseMessage(why ?? sharingEndWords(end)).slice(0, 500)
  await transaction.execute(sql`
    update shared_deposits set state = 'released', kept_order = null, ended_for = ${end}, end_message = ${message}, updated_at = now()
    where id = ${id}`)
  const { rows } = await transaction.execute(sql`
    update payment_intents i set state = 'releasing', failure = ${end}, failure_message = ${message}, updated_at = now()
    from deposit_shares s where s.id = i.share_id and s.deposit_id = ${id} and i.state in ('started', 'refused', 'authorised')
    returning i.id::text as id`)
  for (const row of rows) await enqueueSettle({ transaction, intentId: String(row['id']) })
  await shortenHold({ transaction, deposit })
  await announceSeats({ transaction, departureIds: [deposit.departureId] })
  await enqueueMail({ transaction, mail: { template: 'shared_deposit_ended', depositId: id } })
  for (const share of deposit.shares) {
    if (share.email === null) continue
    await enqueueMail({ transaction, mail: { template: 'share_released', shareId: share.id } })
  }
}

const shortenHold = async ({
  transaction,
  deposit: { cartId, departureId, userId },
}: {
  transaction: Transaction
  deposit: SharedDeposit
}): Promise<void> => {
  const { rows } = await transaction.execute<{ now: string; until: string }>(sql`
    update carts c set hold_started_at = clock_timestamp(), hold_expires_at = least(c.hold_expires_at,
      clock_timestamp() + make_interval(mins => ${HOLD_MINUTES}))
    where c.id = ${cartId} and c.departure_id = ${departureId} and c.held_seats > 0
    returning ${isoInstant(sql`clock_timestamp()`)} as now, ${isoInstant(sql`c.hold_expires_at`)} as until`)
  const held = rows[0]
  if (!held) return
  const until = new Date(held.until)
  await recordHold({ transaction, userId, departureId, now: new Date(held.now), until })
  await planHoldEnd({ transaction, cartId, departureId, until })
}
