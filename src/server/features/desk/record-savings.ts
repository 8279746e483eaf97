import type { PayloadRequest } from 'payload'
import { formatPrice } from '@/domain/text/price'
import { recordEvent } from '@/server/features/ledger/record-event'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'

/**
 * Writes down what the agency saved or sold again of what was canceled, in cents, in place of what was written before: the fee that
 * is kept is lowered by it (Code du tourisme, L211-14 I). 422 beyond that fee, 409 when none is kept.
 */
export const recordSavings = ({
  req,
  authorId,
  id,
  amountCents,
  note,
}: {
  req: PayloadRequest
  authorId: number
  id: number
  amountCents: number
  note: string
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockReservation({ transaction, id })
    const { rows } = await transaction.execute<{ gross: number; saved: number }>(sql`
      select ${GROSS_FEE_CENTS} as gross, savings_cents::int as saved from reservations r where r.id = ${id}`)
    const { gross, saved } = onlyRow(rows)
    if (gross === 0) throw new HttpError({ status: 409, message: 'Aucuns frais ne sont gardés sur cette réservation.' })
    if (amountCents > gross)
      throw new HttpError({
        status: 422,
        message: `Les économies dépassent les frais, de ${formatPrice(gross / 100)}.`,
      })
    if (amountCents === saved) return { id }
    const more = amountCents - saved
    // A total holds what is kept for travelers canceled one by one, and it alone.
    await transaction.execute(sql`
      update reservations set savings_cents = ${amountCents}, updated_at = now(),
        cancellation_fee_cents = case when status = 'canceled' then cancellation_fee_cents - ${more}::int end,
        travelers_fee_cents = travelers_fee_cents - case when status = 'canceled' then 0 else ${more}::int end,
        total_cents = total_cents - case when status = 'canceled' then 0 else ${more}::int end
      where id = ${id}`)
    const detail = `${formatPrice(amountCents / 100)}${note === '' ? '' : `\u00a0: ${note}`}`
    await recordEvent({ transaction, reservationId: id, event: { kind: 'savings', authorId, detail } })
    // More may still be saved, or less after all: who gets something back is told of it.
    if (more > 0) await enqueueMail({ req, mail: { template: 'fee_lowered', reservationId: id } })
    return { id }
  })

/** SQL of what is kept of the reservation `r` before savings, in cents. */
export const GROSS_FEE_CENTS = sql`(r.savings_cents
  + case when r.status = 'canceled' then coalesce(r.cancellation_fee_cents, 0) else r.travelers_fee_cents end)::int`
