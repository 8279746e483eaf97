import { LEGAL_FACTS, type LegalIdentity } from '@/contract/legal'
import type { bookingPrice } from '@/domain/reservations/booking-price'
import { invoiceLines, type InvoiceLine } from '@/domain/ledger/invoice-lines'
import type { PaymentMethod } from '@/domain/ledger/payment-words'
import { versionInForce } from '@/server/features/legal/in-force'
import { legalColumns } from '@/server/features/legal/read-legal-identity'
import { DISCOUNTS } from '@/server/features/reservations/discounts/discounts-sql'
import { ADDED_CENTS, CHILDREN } from '@/server/features/reservations/paid-places'
import { bookedPrice, type PricedRow } from '@/server/features/reservations/present-reservation'
import { AGE_MAX } from '@/server/features/seats/booked-expedition'
import { onlyRow } from '@/server/platform/db/only-row'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import type { InvoiceReason } from './invoice-reasons'

/** What a paper says, as it stood when it was issued; the text on VAT is a published version, which never changes. */
export type InvoiceContent = {
  seller: LegalIdentity | null
  customer: string
  /** Their postal address, if they gave one; papers of before it was asked for have none. */
  customer_address?: string | null
  booking: { number: string; trip: string; from: string; to: string; travelers: number }
  lines: InvoiceLine[]
  owed_cents: number
  /** Of the booking, refunds taken off. */
  paid_cents: number
  /** What was invoiced before it, credit notes taken off. */
  invoiced_cents: number
  received: { method: PaymentMethod; cents: number; on: string } | null
  reason: InvoiceReason | null
  notice_version: string | null
}

type Sums = Pick<InvoiceContent, 'owed_cents' | 'paid_cents' | 'invoiced_cents' | 'reason'>
type Kept = Pick<InvoiceContent, 'seller' | 'customer' | 'customer_address' | 'received' | 'notice_version'>
type Facts = Kept & Omit<InvoiceContent['booking'], 'travelers'> & PricedRow & { status: string; kept: number }

/** What the next paper of a booking says; its row is held by the caller. */
export const invoiceContent = async ({
  transaction,
  reservationId,
  paymentId,
  sums,
}: {
  transaction: Transaction
  reservationId: number
  paymentId: number | null
  sums: Sums
}): Promise<InvoiceContent> => {
  const { rows } = await transaction.execute<Facts>(sql`
    select (select to_jsonb(a) from (select s.phone, s.phone_e164, ${sql.raw(legalColumns(LEGAL_FACTS))}
        from site_settings s limit 1) a) as seller,
      left(coalesce(r.billing_name, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), (
        select nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') from participants p
        where p.reservation_id = r.id and p.position = 1), u.email), 170) as customer, u.billing_address as customer_address,
      (select json_build_object('method', y.method, 'cents', y.amount_cents::int, 'on', ${parisDay(sql`y.received_at`)})
        from payments y where y.id = ${paymentId} and y.kind <> 'refund') as received,
      ${sql.raw(versionInForce('invoice_notice'))} as notice_version,
      coalesce(r.number, r.id::text) as number, e.name as trip, ${parisDay(sql`d.departure_start`)} as "from",
      ${parisDay(sql`d.departure_end`)} as "to", r.status, r.travelers_fee_cents::int as kept,
      r.travelers_count::int as travelers_count, r.unit_price_cents::int as unit_cents, r.child_price_cents,
      r.child_price_max_age, ${CHILDREN} as children, ${ADDED_CENTS} as added_cents, coalesce(r.options, '[]') as options, ${DISCOUNTS} as discounts,
      json_build_object('name', e.name, 'expedition_type', e.expedition_type, 'age_min_child', e.age_min_child::int,
        'age_max_child', ${AGE_MAX}) as expedition
    from reservations r join users u on u.id = r.user_id
      join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
    where r.id = ${reservationId}`)
  const { seller, customer, customer_address, received, notice_version, number, trip, from, to, ...row } = onlyRow(rows)
  return {
    seller,
    customer,
    customer_address,
    booking: { number, trip, from, to, travelers: row.travelers_count },
    lines: linesOf({
      isCanceled: row.status === 'canceled',
      owedCents: sums.owed_cents,
      travelersFeeCents: row.kept,
      price: bookedPrice(row),
    }),
    ...sums,
    received,
    notice_version,
  }
}

/** What a booking is invoiced for today, from the lines of its contract. */
export const linesOf = ({
  price,
  ...booking
}: Omit<Parameters<typeof invoiceLines>[0], 'lines'> & { price: ReturnType<typeof bookingPrice> }): InvoiceLine[] =>
  invoiceLines({
    ...booking,
    lines: price.lines.map(({ kind, label, unitCents, count, amountCents }) => ({
      label,
      unitCents: kind === 'discount' ? null : unitCents,
      count,
      cents: amountCents,
    })),
  })
