import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import type { CartDetail } from '@/contract/cart-detail'
import type { ParticipantDraft } from '@/contract/participant-fields'
import type { Order } from '@/contract/orders'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { checkParticipant } from '@/domain/travelers/participant-check'
import type { Door } from '@/domain/carbon/door'
import { paymentSchedule } from '@/domain/reservations/payment-schedule'
import { countKeptCarbon } from '@/server/features/carbon/count-kept-carbon'
import { readDoorWithin } from '@/server/features/carbon/read-door'
import { readCart } from '@/server/features/carts/read-cart'
import { recordEvent } from '@/server/features/ledger/record-event'
import type { Idempotency } from '@/server/features/reservations/find-earlier-answer'
import { refuseParticipantErrors } from '@/server/features/reservations/participants/refuse-participant-errors'
import { agreedPaymentTerms } from '@/server/features/reservations/payment-terms'
import { readReservation } from '@/server/features/reservations/read-reservation'
import { refuseUnpaidOrder } from '@/server/features/reservations/refuse-unpaid'
import { writeReservation } from '@/server/features/reservations/write-reservation'
import { announceSeats } from '@/server/features/seats/announce-seats'
import type { OrderLocks } from '@/server/features/seats/lock-cart'
import { moveSeats } from '@/server/features/seats/move-seats'
import { refuseParty } from '@/server/features/seats/refuse-party'
import { dropEntries } from '@/server/features/seats/waitlist/leave-waitlist'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { refuseOtherGifts, spendGiftCards } from './spend-gift-cards'

type Agreed = { body: Order; detail: CartDetail }

type Asked = {
  req: PayloadRequest
  userId: number
  body: Order
  locks: OrderLocks
  /** Its card is authorised, or about to be: it waits for no transfer. */
  isPaid?: boolean
  /** The shares of its deposit are authorised. */
  isShared?: boolean
}

/** Takes the seats of an order that is for what was shown, under its price and conditions; 409 or 422 when it is not. */
export const acceptOrder = async ({
  req,
  userId,
  body,
  locks: { transaction, cart, now },
  isPaid = false,
  isShared = false,
}: Asked) => {
  const offer = await readCart({ req, userId })
  if (!cart || !offer || cart.id !== body.cart_id) throw await cartIsGone({ req, userId, cartId: body.cart_id })
  if (cart.isShared && !isShared) throw isSharedAlready()
  const { detail } = offer
  refuseOtherTrip({ body, detail })
  refuseParty(detail.party)
  refuseOtherTerms({ body, detail })
  const paymentTerms = await agreedPaymentTerms({
    transaction,
    shown: body.payment_terms_version,
    current: detail.payment_terms,
    isShared,
  })
  refuseOtherDiscount({ body, detail })
  refuseOtherPrice({ body, detail })
  refuseOtherGaps({ body, detail })
  const door = body.from === undefined ? null : await doorOf({ transaction, code: body.from })
  refuseOtherGifts({ shown: body.gift_cards, cents: offer.giftCents })
  const { departureId, travelers } = cart
  const isDepositPaid = isPaid || (offer.giftCents > 0 && offer.giftCents >= Math.round(detail.price.deposit * 100))
  if (!isDepositPaid) {
    refuseLateTransfer(detail)
    await refuseUnpaidOrder({ transaction, userId, seats: travelers })
  }
  await moveSeats({
    transaction,
    from: { departureId, seats: cart.held },
    to: { departureId, seats: travelers },
  })
  const today = calendarDayInParis(now)
  return { cart, offer, door, today, paymentTerms, participants: checkedParticipants({ detail, today }) }
}

/** Makes the reservation of an order, in place of its cart, and answers its number; 409 or 422 as `acceptOrder`. */
export const placeOrder = async ({ idempotency, ...asked }: Asked & { idempotency: Idempotency }): Promise<number> => {
  const { req, userId, body } = asked
  const { transaction } = asked.locks
  const { cart, offer, door, today, participants, paymentTerms } = await acceptOrder(asked)
  const { detail, unitCents, childFare, totalCents, options, promo, feeTable } = offer
  const { departureId, travelers } = cart
  const departureStart = detail.departure.departure_start
  const id = await writeReservation({
    transaction,
    reservation: {
      userId,
      departureId,
      travelers,
      unitCents,
      childFare,
      ages: detail.party.ages,
      totalCents,
      options,
      promo,
      schedule: paymentSchedule({
        totalCents,
        departureStart,
        bookedOn: today,
        depositPercent: paymentTerms.deposit_percent,
      }),
      participants,
      source: 'site',
      termsVersion: body.terms_version,
      informationFormVersion: detail.information_form_version,
      feeTable,
      paymentTerms,
      carbon: await countKeptCarbon({ transaction, departureId, door }),
      levelNotice: detail.level_notice && { ...detail.level_notice, demand: detail.expedition.level_number },
      cartId: cart.id,
      idempotency,
    },
  })
  await recordEvent({ transaction, reservationId: id, event: { kind: 'created', authorId: userId } })
  await spendGiftCards({
    ...{ transaction, cartId: cart.id, agreedCents: offer.giftCents },
    reservation: { id, departureId, totalCents },
  })
  await transaction.execute(sql`delete from carts where id = ${cart.id}`)
  await dropEntries({ transaction, userId, departureId })
  if (cart.held === 0) await announceSeats({ transaction, departureIds: [departureId] })
  // It says what was paid, so that of an order by card it leaves once the card is debited.
  if (!asked.isPaid) await enqueueMail({ req, mail: { template: 'reservation_received', reservationId: id } })
  return id
}

const doorOf = async ({ transaction, code }: { transaction: Transaction; code: string }): Promise<Door> => {
  const door = await readDoorWithin(transaction, code)
  if (door) return door
  const message = 'On ne trouve pas ta ville de départ\u00a0: choisis-la de nouveau.'
  throw new HttpError({ status: 422, message, fields: [{ field: 'from', message }] })
}

/** What was typed, put in order; blanks are completed later, what is wrong is 422. */
const checkedParticipants = ({ detail, today }: { detail: CartDetail; today: string }): ParticipantDraft[] => {
  const checked = detail.participants.slice(0, detail.travelers_count).map((draft) =>
    checkParticipant({
      draft,
      departureStart: detail.departure.departure_start,
      today,
      ageMinChild: detail.expedition.age_min_child,
      ageMaxChild: detail.expedition.age_max_child,
    }),
  )
  refuseParticipantErrors(checked.map(({ errors }, index) => ({ prefix: `participants.${String(index)}.`, errors })))
  return checked.map(({ participant }) => participant)
}

/** The cart may have become another trip in another tab, for the same price. */
const refuseOtherTrip = ({ body, detail }: Agreed): void => {
  const { departure_id = detail.departure.id, travelers_count = detail.travelers_count } = body
  if (departure_id === detail.departure.id && travelers_count === detail.travelers_count) return
  throw new HttpError({
    status: 409,
    message: 'Ta réservation a changé entre-temps : relis-la avant de commander.',
    body: { reason: 'trip' },
  })
}

const refuseOtherTerms = ({ body, detail }: Agreed): void => {
  if (body.terms_version !== detail.terms_version) {
    throw new HttpError({
      status: 409,
      message: 'Les conditions de vente ont changé : relis-les avant de commander.',
      body: { reason: 'terms', terms_version: detail.terms_version },
    })
  }
  if ((body.information_form_version ?? null) !== detail.information_form_version) {
    throw new HttpError({
      status: 409,
      message: 'Le formulaire d’information a changé\u00a0: relis-le avant de commander.',
      body: { reason: 'information_form', information_form_version: detail.information_form_version },
    })
  }
  // An order of before the table had versions names none.
  if ((body.cancellation_version ?? detail.cancellation_version) !== detail.cancellation_version) {
    throw new HttpError({
      status: 409,
      message: 'Le barème d’annulation a changé\u00a0: relis-le avant de commander.',
      body: { reason: 'cancellation', cancellation_version: detail.cancellation_version },
    })
  }
}

const refuseOtherPrice = ({ body, detail }: Agreed): void => {
  if (body.total === detail.price.total) return
  throw new HttpError({
    status: 409,
    message: 'Le prix a changé : vérifie-le avant de commander.',
    body: { reason: 'price', total: detail.price.total },
  })
}

/** What is taken off, by which rule, is what was shown: a code may have ended, have had its last use, or another rule by now. */
const refuseOtherDiscount = ({ body, detail: { promo } }: Agreed): void => {
  const { refusal = null, ...applied } = promo ?? { amount: 0 }
  const now = promo && !refusal ? { code: promo.code, amount: applied.amount, rule: promo.rule } : null
  const shown = body.discount ? { rule: now?.rule ?? null, ...body.discount } : null
  if (isDeepStrictEqual(shown, now)) return
  throw new HttpError({
    status: 409,
    message: refusal
      ? `Ton code ne s’applique plus. ${refusal.message} Relis le prix avant de commander.`
      : 'La remise a changé\u00a0: relis le prix avant de commander.',
    body: { reason: 'promo', promo },
  })
}

/** What no card pays waits for a transfer: it has to arrive before the departure. */
const refuseLateTransfer = ({ price, no_transfer: refusal }: CartDetail): void => {
  if (refusal === null || price.deposit === 0) return
  throw new HttpError({ status: 409, message: refusal, body: { reason: 'transfer' } })
}

/** What is accepted is the warning that was read, about those travelers. */
const refuseOtherGaps = ({
  body: { accepts_level_gaps: accepted },
  detail: { level_notice: notice },
}: Agreed): void => {
  const asked = notice && { version: notice.version, positions: notice.gaps.map(({ position }) => position) }
  if (isDeepStrictEqual(accepted ?? null, asked)) return
  throw new HttpError({
    status: 409,
    message: notice
      ? 'Le niveau d’un participant est loin de celui de l’aventure\u00a0: lis l’avertissement avant de commander.'
      : 'L’avertissement sur le niveau ne s’applique plus\u00a0: relis ta réservation avant de commander.',
    body: { reason: 'level', level_notice: notice },
  })
}

const isSharedAlready = (): HttpError =>
  new HttpError({
    status: 409,
    message: 'L’acompte est partagé\u00a0: arrête ce partage pour régler autrement.',
    body: { reason: 'shared' },
  })

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
