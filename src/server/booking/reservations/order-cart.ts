import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { CartDetail } from '@/contract/booking'
import type { OutputOf } from '@/contract/define-route'
import type { ParticipantDraft } from '@/contract/participant-fields'
import type { addReservation, ReservationDetail } from '@/contract/reservations'
import { calendarDayInParis } from '@/domain/calendar-day'
import { checkParticipant } from '@/domain/participant-check'
import { paymentSchedule } from '@/domain/payment-schedule'
import { sql, type Transaction } from '../../db/transaction-of'
import { withTransaction } from '../../db/with-transaction'
import { enqueueMail } from '../../email/enqueue-mail'
import { HttpError } from '../../http/errors'
import { countCall } from '../../http/rate-limit'
import { lockCart, type CartLocks } from '../carts/lock-cart'
import { readCart } from '../carts/read-cart'
import { refuseParticipantErrors } from '../../participants/refuse-participant-errors'
import { LIMITS } from '../limits'
import { announceSeats } from '../seats/announce-seats'
import { moveSeats } from '../seats/move-seats'
import { findEarlierAnswer, type Idempotency } from './find-earlier-answer'
import { readOwnReservation } from './read-own-reservation'
import { readReservation } from './read-reservation'
import { recordEvent } from './record-event'
import { writeReservation } from './write-reservation'

type Order = OutputOf<(typeof addReservation)['body']>

/**
 * Turns the user's cart into a reservation, once for each key: whoever sends the same again gets the first answer, also at
 * the same time. 409 when the seats are gone, or when price or conditions are no longer those that were agreed to.
 */
export const orderCart = async ({
  userId,
  body,
  key,
  req,
}: {
  userId: number
  body: Order
  /** The `Idempotency-Key` of the call. */
  key: string
  req: PayloadRequest
}): Promise<ReservationDetail> => {
  await countCall({ limit: LIMITS.reservationByUser, key: String(userId) })
  const idempotency = idempotencyOf({ userId, body, key })
  return withTransaction(req, async () => {
    const locks = await lockCart({ req, userId })
    const earlier = await findEarlierAnswer({ transaction: locks.transaction, idempotency })
    if (earlier) return earlier.answer ?? readOwnReservation({ req, userId, id: earlier.id })
    const id = await placeOrder({ req, userId, body, locks, idempotency })
    return keepAnswer({
      transaction: locks.transaction,
      id,
      answer: await readReservation({ req, userId, id }),
    })
  })
}

/** Keys are each customer's own. */
const idempotencyOf = ({ userId, body, key }: { userId: number; body: Order; key: string }): Idempotency => ({
  key: `${String(userId)}:${key}`,
  hash: createHash('sha256').update(JSON.stringify(body)).digest('base64url'),
})

const placeOrder = async ({
  req,
  userId,
  body,
  locks: { transaction, cart, now },
  idempotency,
}: {
  req: PayloadRequest
  userId: number
  body: Order
  locks: CartLocks
  idempotency: Idempotency
}): Promise<number> => {
  const offer = await readCart({ req, userId })
  if (!cart || !offer || cart.id !== body.cart_id) throw await cartIsGone({ req, userId, cartId: body.cart_id })
  const { detail, unitCents, totalCents, options } = offer
  refuseOtherTrip({ body, detail })
  refuseOtherTerms({ body, detail })
  const { departureId, travelers } = cart
  await moveSeats({
    transaction,
    from: { departureId, seats: cart.held },
    to: { departureId, seats: travelers },
  })
  const departureStart = detail.departure.departure_start
  const today = calendarDayInParis(now)
  const id = await writeReservation({
    transaction,
    reservation: {
      userId,
      departureId,
      departureStart,
      travelers,
      unitCents,
      totalCents,
      options,
      schedule: paymentSchedule({ totalCents, departureStart, bookedOn: today }),
      participants: checkedParticipants({ detail, today }),
      source: 'site',
      termsVersion: body.terms_version,
      cartId: cart.id,
      idempotency,
    },
  })
  await transaction.execute(sql`delete from carts where id = ${cart.id}`)
  await recordEvent({ transaction, reservationId: id, event: { kind: 'created', authorId: userId } })
  if (cart.held === 0) await announceSeats({ transaction, departureIds: [departureId] })
  await enqueueMail({ req, mail: { template: 'reservation_received', reservationId: id } })
  return id
}

/** What was typed, put in order; blanks are completed later, what is wrong is 422. */
const checkedParticipants = ({ detail, today }: { detail: CartDetail; today: string }): ParticipantDraft[] => {
  const checked = detail.participants.slice(0, detail.travelers_count).map((draft) =>
    checkParticipant({
      draft,
      departureStart: detail.departure.departure_start,
      today,
      ageMinChild: detail.expedition.age_min_child,
    }),
  )
  refuseParticipantErrors(checked.map(({ errors }, index) => ({ prefix: `participants.${String(index)}.`, errors })))
  return checked.map(({ participant }) => participant)
}

/** The cart may have become another trip in another tab, for the same price. */
const refuseOtherTrip = ({ body, detail }: { body: Order; detail: CartDetail }): void => {
  const { departure_id = detail.departure.id, travelers_count = detail.travelers_count } = body
  if (departure_id === detail.departure.id && travelers_count === detail.travelers_count) return
  throw new HttpError({
    status: 409,
    message: 'Ta réservation a changé entre-temps : relis-la avant de commander.',
    body: { reason: 'trip' },
  })
}

const refuseOtherTerms = ({ body, detail }: { body: Order; detail: CartDetail }): void => {
  if (body.terms_version !== detail.terms_version) {
    throw new HttpError({
      status: 409,
      message: 'Les conditions de vente ont changé : relis-les avant de commander.',
      body: { reason: 'terms', terms_version: detail.terms_version },
    })
  }
  if (body.total === detail.price.total) return
  throw new HttpError({
    status: 409,
    message: 'Le prix a changé : vérifie-le avant de commander.',
    body: { reason: 'price', total: detail.price.total },
  })
}

const cartIsGone = async ({
  req,
  userId,
  cartId,
}: {
  req: PayloadRequest
  userId: number
  cartId: number
}): Promise<HttpError> => {
  const ordered = await readReservation({ req, userId, cartId })
  if (!ordered) return new HttpError({ status: 404, message: 'Ce panier n’existe plus.' })
  return new HttpError({
    status: 409,
    message: 'Cette réservation est déjà enregistrée.',
    body: { reason: 'ordered', reservation_id: ordered.reservation_id },
  })
}

/** The answer as the database keeps it, so that the first one and its repeats are the same to the letter. */
const keepAnswer = async ({
  transaction,
  id,
  answer,
}: {
  transaction: Transaction
  id: number
  answer: ReservationDetail | null
}): Promise<ReservationDetail> => {
  const { rows } = await transaction.execute(
    sql`update reservations set answer = ${JSON.stringify(answer)}::jsonb where id = ${id} returning answer`,
  )
  return rows[0]?.['answer'] as ReservationDetail
}
