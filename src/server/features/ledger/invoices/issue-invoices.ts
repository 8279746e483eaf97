import { invoicedCents, nextInvoices, type IssuedInvoice } from '@/domain/ledger/next-invoices'
import { PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { invoiceContent } from './invoice-content'
import { invoiceReason } from './invoice-reasons'

/**
 * Issues the invoices and credit notes that a booking lacks, in the caller's transaction, which numbers them as it commits. Once
 * they are there it issues nothing: whatever moves money or a price calls it. Papers begin with a payment: a booking that was paid
 * before there were any gets its first with the next one, for all that was received.
 */
export const issueInvoices = async ({
  transaction,
  reservationId,
  cause,
}: {
  transaction: Transaction
  reservationId: number
  cause: { paymentId: number; isReceipt: boolean } | { event: string }
}): Promise<void> => {
  const paymentId = 'paymentId' in cause ? cause.paymentId : null
  const isReceipt = 'paymentId' in cause && cause.isReceipt
  // Held before the rest is read: a statement that waits would see the papers of before.
  const held = await transaction.execute(sql`
    select r.id from reservations r where r.id = ${reservationId}
      and (${isReceipt} or exists (select from invoices i where i.reservation_id = r.id))
    for no key update`)
  if (held.rows.length === 0) return
  const billing = await readBilling({ transaction, reservationId })
  let invoiced = invoicedCents(billing.issued)
  for (const paper of nextInvoices({ ...billing, isReceipt })) {
    const content = await invoiceContent({
      ...{ transaction, reservationId, paymentId },
      sums: {
        ...{ owed_cents: billing.owedCents, paid_cents: billing.paidCents, invoiced_cents: invoiced },
        reason: paper.kind === 'credit_note' ? invoiceReason('event' in cause ? cause.event : 'paid') : null,
      },
    })
    await transaction.execute(sql`
      insert into invoices (reservation_id, payment_id, kind, amount_cents, refers, content)
      values (${reservationId}, ${paymentId}, ${paper.kind}, ${paper.amountCents},
        ${JSON.stringify(paper.references)}::jsonb, ${JSON.stringify(content)}::jsonb)`)
    invoiced += paper.kind === 'credit_note' ? -paper.amountCents : paper.amountCents
  }
}

type Standing = { owedCents: number; paidCents: number; issued: IssuedInvoice[] }

const readBilling = async ({
  transaction,
  reservationId,
}: {
  transaction: Transaction
  reservationId: number
}): Promise<Standing> => {
  const { rows } = await transaction.execute<Standing>(sql`
    select case when r.status = 'canceled' then coalesce(r.cancellation_fee_cents, 0) else r.total_cents end::int
        as "owedCents",
      ${PAID_CENTS} as "paidCents",
      coalesce((select json_agg(json_build_object('id', i.id, 'kind', i.kind, 'amountCents', i.amount_cents,
        'references', i.refers) order by i.id) from invoices i where i.reservation_id = r.id), '[]'::json) as issued
    from reservations r where r.id = ${reservationId}`)
  return onlyRow(rows)
}
