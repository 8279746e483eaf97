import type { PayloadRequest } from 'payload'
import { formatShortDate } from '@/domain/days/french-dates'
import { paymentSchedule } from '@/domain/reservations/payment-schedule'
import { confirmIfReached } from '@/server/features/departures/confirmation/confirm-departure'
import { planRefunds } from '@/server/features/ledger/plan-refunds'
import { recordEvent } from '@/server/features/ledger/record-event'
import { copyDiscounts } from '@/server/features/reservations/discounts/copy-discounts'
import type { LockedReservation } from '@/server/features/reservations/lock-reservation'
import { writeReservation, type NewReservation } from '@/server/features/reservations/write-reservation'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { agesOfPeople } from '@/server/features/seats/known-ages'
import { moveSeats } from '@/server/features/seats/move-seats'
import { refusePartyOf } from '@/server/features/seats/refuse-party'
import { dropEntries } from '@/server/features/seats/waitlist/leave-waitlist'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { movedPrice, movedRefusal, moveOffersStatement, type MoveOffer } from '../own/move-offers'
import { movePayments } from './move-payments'
import { IS_OPEN_DATE } from './read-other-dates'

/**
 * Books a canceled reservation's travelers on another date of the trip, both departures held: seats by the usual guard, a
 * reservation of its own under the conditions that were accepted, and what was paid. The old one keeps its indemnity alone.
 */
export const moveCanceled = async ({
  req,
  transaction,
  reservation,
  departureId,
  total,
  wasConfirmed,
  amountCents,
  authorId,
}: {
  req: PayloadRequest
  transaction: Transaction
  reservation: LockedReservation
  departureId: number
  /** What was shown, in euros. */
  total: number
  wasConfirmed: boolean
  /** What was paid and follows. */
  amountCents: number
  authorId: number | null
}): Promise<{ id: number; number: string; departureStart: string }> => {
  const { id: oldId, userId, travelers, today } = reservation
  const offer = await readOffer({ transaction, id: oldId, departureId })
  const { totalCents: withFees, childFare } = movedPrice(offer, { keepsPromo: true })
  // What was kept for travelers canceled before stays with the old one.
  const totalCents = withFees - offer.travelersFeeCents
  if (Math.round(total * 100) !== totalCents) throw otherPrice(totalCents)
  await moveSeats({ transaction, from: null, to: { departureId, seats: travelers } })
  await dropEntries({ transaction, userId, departureId })
  const { unitCents, options, departureStart } = offer
  const agreed = await readAgreed({ transaction, id: oldId })
  const depositPercent = agreed.paymentTerms.deposit_percent
  const id = await writeReservation({
    transaction,
    reservation: {
      ...agreed,
      userId,
      departureId,
      travelers,
      unitCents,
      childFare,
      ages: agesOfPeople(offer),
      totalCents,
      options,
      promo: null,
      schedule: paymentSchedule({ totalCents, departureStart, bookedOn: today, depositPercent }),
      participants: [],
      cartId: null,
      idempotency: null,
    },
  })
  await copyTravelers({ transaction, from: oldId, to: id })
  await copyDiscounts({ transaction, from: oldId, to: id })
  const { number } = await confirmAsBefore({ transaction, id, wasConfirmed })
  const created = `Après l’annulation du ${formatShortDate(reservation.departureStart)}, réservation ${reservation.number}`
  await recordEvent({ transaction, reservationId: id, event: { kind: 'created', authorId, detail: created } })
  await movePayments({
    transaction,
    from: { id: oldId, number: reservation.number },
    to: { id, number },
    amountCents,
    today,
    authorId,
  })
  // A date that costs less leaves something to give back at once.
  for (const detail of await planRefunds({ transaction, reservationId: id })) {
    await recordEvent({ transaction, reservationId: id, event: { kind: 'refunded', authorId: null, detail } })
  }
  await announceSeats({ transaction, departureIds: [departureId] })
  await enqueueMail({ req, mail: { template: 'reservation_received', reservationId: id } })
  await confirmIfReached({ transaction, departureId })
  return { id, number, departureStart }
}

const readOffer = async ({
  transaction,
  id,
  departureId,
}: {
  transaction: Transaction
  id: number
  departureId: number
}): Promise<MoveOffer> => {
  const condition = sql`d.id = ${departureId} and ${IS_OPEN_DATE}`
  const { rows } = await transaction.execute<MoveOffer>(moveOffersStatement({ id, condition }))
  const [offer] = rows
  if (!offer) {
    throw new HttpError({
      status: 409,
      message: 'Cette date n’est plus ouverte à la réservation\u00a0: choisis-en une autre.',
      body: { reason: 'closed_date' },
    })
  }
  refusePartyOf(movedRefusal(offer), { hasWayOut: true })
  return offer
}

const otherPrice = (totalCents: number): HttpError =>
  new HttpError({
    status: 409,
    message: 'Le prix de cette date a changé\u00a0: relis-le avant de choisir.',
    body: { reason: 'price', total: totalCents / 100 },
  })

type Agreed = Pick<
  NewReservation,
  'source' | 'termsVersion' | 'informationFormVersion' | 'feeTable' | 'paymentTerms' | 'levelNotice' | 'carbon'
>

/** What was agreed to stays what was agreed to. */
const readAgreed = async ({ transaction, id }: { transaction: Transaction; id: number }): Promise<Agreed> => {
  const { rows } = await transaction.execute<Agreed>(sql`
    select source, terms_version as "termsVersion", information_form_version as "informationFormVersion",
      contract -> 'cancellation' as "feeTable", contract -> 'payment' as "paymentTerms", nullif(contract -> 'level_notice', 'null') as "levelNotice",
      nullif(contract -> 'carbon', 'null') as carbon
    from reservations where id = ${id}`)
  return onlyRow(rows)
}

/** Without their private links: those ended with the trip that was canceled. */
const copyTravelers = async ({ transaction, from, to }: { transaction: Transaction; from: number; to: number }) => {
  await transaction.execute(sql`
    update participants n set first_name = o.first_name, last_name = o.last_name, birth_date = o.birth_date, email = o.email,
      phone = o.phone, emergency_name = o.emergency_name, emergency_phone = o.emergency_phone, diet = o.diet,
      level = o.level, sizes = o.sizes, completed_at = o.completed_at,
      given_privately = o.given_privately
    from participants o
    where n.reservation_id = ${to} and o.reservation_id = ${from} and o.position = n.position`)
}

const confirmAsBefore = async ({
  transaction,
  id,
  wasConfirmed,
}: {
  transaction: Transaction
  id: number
  wasConfirmed: boolean
}): Promise<{ number: string }> => {
  const { rows } = await transaction.execute<{ number: string }>(sql`
    update reservations set status = case when ${wasConfirmed} then 'confirmed' else status end,
      confirmed_at = case when ${wasConfirmed} then now() end
    where id = ${id} returning coalesce(number, id::text) as number`)
  return onlyRow(rows)
}
