import type { PayloadRequest } from 'payload'
import { partyRefusal } from '@/domain/seats/party-ages'
import { paymentSchedule } from '@/domain/reservations/payment-schedule'
import { formatPrice } from '@/domain/text/price'
import { countKeptCarbon } from '@/server/features/carbon/count-kept-carbon'
import { readDoorWithin } from '@/server/features/carbon/read-door'
import { recordEvent } from '@/server/features/ledger/record-event'
import { promoIdOf } from '@/server/features/reservations/discounts/promo-sql'
import { paymentTermsInForce } from '@/server/features/reservations/payment-terms'
import { writeReservation } from '@/server/features/reservations/write-reservation'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { lockCustomer } from '@/server/features/seats/lock-customer'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { lockPromo } from '@/server/features/seats/lock-promo'
import { moveSeats } from '@/server/features/seats/move-seats'
import { refusePartyOf } from '@/server/features/seats/refuse-party'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { findOrAddCustomer, readCaller, type Person } from './find-or-add-customer'
import { pricePhoneSale, type PhoneSale } from './phone-offer'
import { enqueueInformationForm } from './send-information-form'

type PhoneBooking = {
  req: PayloadRequest
  authorId: number
  sale: Omit<PhoneSale, 'email'>
  person: Person
  /** What the caller was told, in cents; undefined where no sum was. */
  toldCents: number | undefined
}

/** Books for a customer who calls, by the rules of the site; the customer is told by mail. Answers the reservation. */
export const bookByPhone = async (booking: PhoneBooking): Promise<{ id: number }> => {
  const { id, userId, isNew, hasEndedAccess } = await withTransaction(booking.req, () => book(booking))
  const author = {
    outcome: 'done',
    headers: booking.req.headers,
    userId: booking.authorId,
    detail: 'by phone',
  } as const
  const target = `users/${String(userId)}`
  if (isNew) logSecurityEvent({ ...author, event: 'account_created', target })
  if (hasEndedAccess) logSecurityEvent({ ...author, event: 'access_ended', target })
  return { id }
}

const book = async ({ req, authorId, sale, person, toldCents }: PhoneBooking) => {
  const { departureId, travelers, promoCode } = sale
  const transaction = await transactionOf(req)
  const caller = readCaller(person)
  const customer = await findOrAddCustomer({ transaction, caller })
  const { userId } = customer
  await lockCustomer({ transaction, userId })
  await lockPromo({ transaction, userId, promoId: promoIdOf(promoCode) })
  await lockDepartures({ transaction, ids: [departureId] })
  const priced = await pricePhoneSale({ transaction, sale: { ...sale, email: caller.email } })
  const { offer, ages, childFare, options, promo, totalCents } = priced
  refusePartyOf(partyRefusal({ ages, trip: offer }))
  refuseOtherPrice({ ...priced, toldCents })
  await moveSeats({ transaction, from: null, to: { departureId, seats: travelers }, byAgency: true })
  const paymentTerms = await paymentTermsInForce(transaction)
  const id = await writeReservation({
    transaction,
    reservation: {
      userId,
      departureId,
      travelers,
      unitCents: offer.unitCents,
      childFare,
      ages,
      totalCents,
      options,
      promo,
      schedule: paymentSchedule({
        totalCents,
        departureStart: offer.departureStart,
        bookedOn: offer.today,
        depositPercent: paymentTerms.deposit_percent,
      }),
      // Whose children leave without them is no traveler.
      participants: offer.expeditionType === 'kids' ? [] : [caller],
      source: 'phone',
      termsVersion: null,
      informationFormVersion: null,
      feeTable: null,
      paymentTerms,
      levelNotice: null,
      carbon: await countKeptCarbon({ transaction, departureId, door: await savedDoor({ transaction, userId }) }),
      cartId: null,
      idempotency: null,
    },
  })
  await recordEvent({ transaction, reservationId: id, event: { kind: 'created', authorId, detail: 'Par téléphone' } })
  await announceSeats({ transaction, departureIds: [departureId] })
  // The law wants the form to come before the contract: the summary follows once it has left.
  if (!(await enqueueInformationForm({ transaction, reservationId: id }))) {
    await enqueueMail({ req, mail: { template: 'reservation_received', reservationId: id } })
  }
  return { id, ...customer }
}

/** Of the town that the customer saved to travel from. */
const savedDoor = async ({ transaction, userId }: { transaction: Transaction; userId: number }) => {
  const { rows } = await transaction.execute<{ code: string }>(
    sql`select place_code as code from user_towns where user_id = ${userId}`,
  )
  const [saved] = rows
  return saved ? readDoorWithin(transaction, saved.code) : null
}

/** A code that takes nothing off, or another sum than the caller was told, books nothing. */
const refuseOtherPrice = ({
  promoRefusal,
  totalCents,
  toldCents = totalCents,
}: {
  promoRefusal: string | null
  totalCents: number
  toldCents: number | undefined
}): void => {
  if (promoRefusal !== null) {
    const fields = [{ field: 'promo_code', message: promoRefusal }]
    throw new HttpError({ status: 422, message: promoRefusal, fields })
  }
  if (toldCents === totalCents) return
  throw new HttpError({
    status: 409,
    message: `Le prix est maintenant de ${formatPrice(totalCents / 100)}\u00a0: dis-le au client, puis réserve.`,
    body: { reason: 'price', total: totalCents / 100 },
  })
}
