import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatPrice } from '@/domain/text/price'
import { recordEvent } from '@/server/features/ledger/record-event'
import { writePayment } from '@/server/features/ledger/write-payment'
import type { ProviderRefund } from '@/server/features/payment-methods/port'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import type { Intent } from './intent'

/** Writes down, once, that a refund which was done came back to its provider, as banks say days later: its sum is owed again. */
export const noteReturnedRefund = async ({
  transaction,
  intent,
  refund: { reference },
}: {
  transaction: Transaction
  intent: Pick<Intent, 'id' | 'provider'>
  refund: Pick<ProviderRefund, 'reference'>
}): Promise<void> => {
  const done = sql`intent_id = ${intent.id}::uuid and provider_reference = ${reference} and state = 'done'`
  const { rows: found } = await transaction.execute(sql`select reservation_id from payment_refunds where ${done}`)
  if (!found[0]) return
  const reservationId = found[0]['reservation_id'] as number | null
  if (reservationId !== null) await lockReservation({ transaction, id: reservationId })
  const { rows } = await transaction.execute(sql`
    update payment_refunds set state = 'failed', failure = 'returned', updated_at = now() where ${done}
    returning amount_cents`)
  if (!rows[0] || reservationId === null) return
  const amountCents = Number(rows[0]['amount_cents'])
  await writePayment({
    transaction,
    method: 'card',
    payment: {
      ...{ reservationId, kind: 'refund_returned', amountCents, authorId: null, reference: '' },
      receivedOn: calendarDayInParis(new Date()),
    },
    online: { provider: intent.provider, reference },
  })
  const detail = `Le remboursement de ${formatPrice(amountCents / 100)} par carte est revenu\u00a0: à rendre autrement`
  await recordEvent({ transaction, reservationId, event: { kind: 'refund_failed', authorId: null, detail } })
}
