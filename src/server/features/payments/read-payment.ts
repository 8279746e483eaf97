import type { PayloadRequest } from 'payload'
import type { PaymentDetail } from '@/contract/payments'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { dueNow, type Due } from '@/domain/ledger/due-now'
import { offeredProvider } from '@/server/features/payment-methods/online-providers'
import { transferQr } from '@/server/features/payment-methods/transfer-qr'
import { presentReservation, type ReservationRow } from '@/server/features/reservations/present-reservation'
import { reservationStatement } from '@/server/features/reservations/reservation-statement'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { parisDay } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { AWAITED_TEXT } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import type { Intent } from './intent'
import { findLinkedPayment } from './linked-payment'
import { settledState } from './present-intent'
import { presentShared } from './shared/present-shared'

/** What a private link is to pay, and how far that is. */
export const readPayment = async ({ req, token }: { req: PayloadRequest; token: string }): Promise<PaymentDetail> => {
  const { reservationId, intent, share } = await findLinkedPayment({ req, token })
  if (share) return presentShared({ share, intent, card: cardOf() })
  if (reservationId !== null) return presentBooked({ reservationId, intent })
  if (!intent?.order) throw notFound('Ce lien n’est plus valable.')
  return presentOrdered({ intent, order: intent.order })
}

const cardOf = (): PaymentDetail['card'] => {
  const provider = offeredProvider()
  return provider && { provider: provider.key }
}

const cents = (euros: number): number => Math.round(euros * 100)

const presentBooked = async ({
  reservationId,
  intent,
}: {
  reservationId: number
  intent: Intent | null
}): Promise<PaymentDetail> => {
  const [row] = await queryStatement<ReservationRow>(reservationStatement(sql`r.id = ${reservationId}`))
  if (!row) throw notFound('Cette réservation n’existe plus.')
  const reservation = presentReservation(row)
  const { price, paid, bank, expedition, number, departure_date, departure_end, travelers_count, awaited } = reservation
  const due = dueOf(reservation)
  return {
    ...progressOf({ reservation, due, intent }),
    left: due ? (cents(price.total) - cents(paid)) / 100 : 0,
    due_on: due?.purpose === 'deposit' ? price.deposit_due_on : due && price.balance_due_on,
    total: price.total,
    balance: balanceOf(reservation),
    paid,
    reservation_id: reservationId,
    number,
    cart_id: reservation.cart_id,
    expedition: {
      ...{ name: expedition.name, slug: expedition.slug },
      ...{ departure_start: departure_date, departure_end, travelers_count, awaited },
    },
    hold_expires_at: null,
    card: cardOf(),
    transfer: due && bank && { ...bank, qr: transferQr({ ...bank, amount: due.amountCents / 100 }) },
    no_transfer: due && reservation.no_transfer,
    share: null,
  }
}

/** What the deposit leaves of the total: more was paid of it than is asked by now once somebody canceled. */
const balanceOf = ({ price, payments }: ReservationDetail): number => {
  const deposits = payments.filter(({ kind }) => kind === 'deposit').reduce((sum, { amount }) => sum + cents(amount), 0)
  return Math.max(0, cents(price.total) - Math.max(cents(price.deposit), deposits)) / 100
}

const dueOf = ({ status, price, paid }: ReservationDetail): Due | null =>
  status === 'canceled'
    ? null
    : dueNow({ totalCents: cents(price.total), depositCents: cents(price.deposit), paidCents: cents(paid) })

const progressOf = ({
  reservation: { status },
  due,
  intent,
}: {
  reservation: ReservationDetail
  due: Due | null
  intent: Intent | null
}): Pick<PaymentDetail, 'purpose' | 'state' | 'message' | 'amount'> => {
  if (!due) {
    const message = status === 'canceled' ? 'Cette réservation est annulée.' : null
    return { purpose: 'balance', state: 'paid', message, amount: 0 }
  }
  const { purpose, amountCents } = due
  // What was paid by this link before is no word on what is due now.
  if (!intent || intent.state === 'captured') return { purpose, state: 'due', message: null, amount: amountCents / 100 }
  return { purpose, state: settledState(intent), message: intent.failureMessage, amount: intent.amountCents / 100 }
}

type Ordered = PaymentDetail['expedition'] & { hold_expires_at: string | null }

const presentOrdered = async ({
  intent,
  order,
}: {
  intent: Intent
  order: NonNullable<Intent['order']>
}): Promise<PaymentDetail> => {
  const [row] = await queryStatement<Ordered>(sql`
    select e.name, e.slug, ${parisDay(sql`d.departure_start`)} as departure_start,
      ${parisDay(sql`d.departure_end`)} as departure_end, ${order.travelers}::int as travelers_count, ${sql.raw(AWAITED_TEXT)} as awaited,
      (select ${isoInstant(sql`c.hold_expires_at`)} from carts c
        where c.id = ${intent.cartId} and c.held_seats > 0 and c.hold_expires_at > now()) as hold_expires_at
    from departures d join expeditions e on e.id = d.expedition_id where d.id = ${order.departureId}`)
  if (!row) throw notFound('Ce départ n’existe plus.')
  const { hold_expires_at, ...expedition } = row
  return {
    purpose: 'order',
    state: settledState(intent),
    message: intent.failureMessage,
    amount: intent.amountCents / 100,
    left: (cents(order.body.total) - cents(order.body.gift_cards ?? 0)) / 100,
    due_on: null,
    total: order.body.total,
    balance: 0,
    paid: 0,
    reservation_id: null,
    number: null,
    cart_id: intent.cartId,
    expedition,
    hold_expires_at,
    card: cardOf(),
    transfer: null,
    no_transfer: null,
    share: null,
  }
}
