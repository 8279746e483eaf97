import type { PayloadRequest } from 'payload'
import { bookingPrice } from '@/domain/reservations/booking-price'
import { formatDiscount, type Discount } from '@/domain/reservations/discount'
import { paymentSchedule } from '@/domain/reservations/payment-schedule'
import { formatPrice } from '@/domain/text/price'
import { repricedDeposit } from '@/domain/changes/repriced-deposit'
import { confirmIfReached } from '@/server/features/departures/confirmation/confirm-departure'
import { recordEvent } from '@/server/features/ledger/record-event'
import { lockReservation, type LockedReservation } from '@/server/features/reservations/lock-reservation'
import { pricedBooking } from '@/server/features/reservations/priced-booking'
import { DEPOSIT_PERCENT, PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { onlyRow } from '@/server/platform/db/only-row'
import { DEPOSIT_CENTS } from '@/server/platform/db/shared-terms'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'

/**
 * Takes so many cents off a reservation, in place of what the agency took off before, and says why in its history; none ends it. 409
 * when another discount was shown or the reservation is canceled, 422 above the price.
 */
export const setDiscount = ({
  req,
  authorId,
  id,
  amountCents,
  fromCents,
  reason,
}: {
  req: PayloadRequest
  authorId: number
  id: number
  amountCents: number
  /** What was taken off until now, as it was shown. */
  fromCents: number
  reason: string
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const reservation = await lockReservation({ transaction, id })
    if (reservation.status === 'canceled') {
      throw new HttpError({ status: 409, message: 'Cette réservation est annulée\u00a0: son prix ne change plus.' })
    }
    const { discountCents, maxCents } = deskDiscount(reservation)
    if (fromCents !== discountCents) {
      throw new HttpError({ status: 409, message: 'Cette remise a changé entre-temps\u00a0: relis la réservation.' })
    }
    if (amountCents === discountCents) return { id }
    if (amountCents > maxCents) {
      throw new HttpError({
        status: 422,
        message: `La remise dépasse le prix, de ${formatPrice(maxCents / 100)}.`,
      })
    }
    await writeDiscount({ transaction, id, authorId, amountCents })
    await reprice({ transaction, reservation, amountCents })
    const sum = amountCents === 0 ? 'Retirée' : formatDiscount(amountCents / 100)
    const detail = `${sum}\u00a0: ${reason}`
    await recordEvent({ transaction, reservationId: id, event: { kind: 'discounted', authorId, detail } })
    await confirmIfReached({ transaction, departureId: reservation.departureId })
    await announceSeats({ transaction, departureIds: [reservation.departureId] })
    await enqueueMail({ req, mail: { template: 'discounted', reservationId: id } })
    return { id }
  })

type Priced = Parameters<typeof pricedBooking>[0]

/** What the agency takes off a reservation, and the most that it may: its whole price, less its promo code. */
export const deskDiscount = (reservation: Priced): { discountCents: number; maxCents: number } => {
  const booking = pricedBooking(reservation)
  const discounts = booking.discounts.filter(({ kind }) => kind !== 'desk')
  const own = booking.discounts.find(({ kind }) => kind === 'desk')
  return {
    discountCents: own && own.effect !== 'percent' ? own.cents : 0,
    maxCents: bookingPrice({ ...booking, discounts }).totalCents,
  }
}

const writeDiscount = async ({
  transaction,
  id,
  authorId,
  amountCents,
}: {
  transaction: Transaction
  id: number
  authorId: number
  amountCents: number
}): Promise<void> => {
  if (amountCents === 0) {
    await transaction.execute(sql`delete from reservation_discounts where reservation_id = ${id} and kind = 'desk'`)
    return
  }
  await transaction.execute(sql`
    insert into reservation_discounts (reservation_id, kind, effect, cents, author_id)
    values (${id}, 'desk', 'booking', ${amountCents}, ${authorId})
    on conflict (reservation_id, kind) do update set cents = excluded.cents, author_id = excluded.author_id, created_at = now()`)
}

const reprice = async ({
  transaction,
  reservation,
  amountCents,
}: {
  transaction: Transaction
  reservation: LockedReservation
  amountCents: number
}): Promise<void> => {
  const { id, departureStart } = reservation
  const before = pricedBooking(reservation)
  const desk: Discount[] = amountCents > 0 ? [{ kind: 'desk', effect: 'booking', cents: amountCents }] : []
  const after = { ...before, discounts: [...before.discounts.filter(({ kind }) => kind !== 'desk'), ...desk] }
  const totalCents = reservation.totalCents + bookingPrice(after).totalCents - bookingPrice(before).totalCents
  const { rows } = await transaction.execute<Sums>(sql`
    select ${DEPOSIT_CENTS.r}::int as "depositCents", ${PAID_CENTS} as "paidCents",
      r.balance_due_on is null as "isWhole", ${parisDay(sql`r.created_at`)} as "bookedOn", ${DEPOSIT_PERCENT} as "depositPercent"
    from reservations r where r.id = ${id}`)
  const { isWhole, bookedOn, depositPercent, ...sums } = onlyRow(rows)
  const ruleCents = isWhole
    ? totalCents
    : paymentSchedule({ totalCents, departureStart, bookedOn, depositPercent }).depositCents
  await transaction.execute(sql`
    update reservations set total_cents = ${totalCents}, answer = null, updated_at = now(),
      deposit_cents = ${repricedDeposit({ ...sums, ruleCents, totalCents })}
    where id = ${id}`)
}

type Sums = { depositCents: number; paidCents: number; isWhole: boolean; bookedOn: string; depositPercent: number }
