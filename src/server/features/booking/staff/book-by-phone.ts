import type { PayloadRequest } from 'payload'
import { bookingPrice } from '@/domain/booking-price'
import { childFareOf, paysChildFare } from '@/domain/child-fare'
import { ADULT_AGE, partyRefusal, type TripAges } from '@/domain/party-ages'
import { paymentSchedule } from '@/domain/payment-schedule'
import { countKeptCarbon } from '@/server/features/carbon/count-kept-carbon'
import { readDoorWithin } from '@/server/features/carbon/read-door'
import { parisDay } from '@/server/platform/db/paris-day'
import { PRICE_CENTS } from '@/server/platform/db/shared-terms'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { sql, transactionOf, type Transaction } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { lockCustomer } from '../lock-customer'
import { TRIP_AGES } from '../participants/known-ages'
import { refusePartyOf } from '../participants/refuse-party'
import { recordEvent } from '../reservations/record-event'
import { writeReservation } from '../reservations/write-reservation'
import { announceSeats } from '../seats/announce-seats'
import { lockDepartures } from '../seats/lock-departures'
import { moveSeats } from '../seats/move-seats'
import { chooseOptions, type TakenOption } from './choose-options'
import { findOrAddCustomer, readCaller, type Person } from './find-or-add-customer'
import { enqueueInformationForm } from './send-information-form'

type PhoneBooking = {
  req: PayloadRequest
  authorId: number
  departureId: number
  travelers: number
  childAges: number[]
  options: TakenOption[]
  person: Person
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

const book = async ({ req, authorId, departureId, travelers, childAges, person, ...asked }: PhoneBooking) => {
  const transaction = await transactionOf(req)
  const caller = readCaller(person)
  const customer = await findOrAddCustomer({ transaction, caller })
  const { userId } = customer
  await lockCustomer({ transaction, userId })
  await lockDepartures({ transaction, ids: [departureId] })
  const offer = await readOffer({ transaction, departureId })
  const { departureStart, today, unitCents, label } = offer
  const ages = agesOfParty({ travelers, childAges })
  refusePartyOf(partyRefusal({ ages, trip: offer }))
  const childFare = childFareOf(offer)
  const children = ages.filter((age) => paysChildFare({ age, fare: childFare })).length
  const options = await chooseOptions({ transaction, departureId, travelers, taken: asked.options })
  await moveSeats({ transaction, from: null, to: { departureId, seats: travelers }, byAgency: true })
  const { totalCents } = bookingPrice({ label, unitCents, travelers, childFare, children, options, discounts: [] })
  const id = await writeReservation({
    transaction,
    reservation: {
      userId,
      departureId,
      travelers,
      unitCents,
      childFare,
      ages,
      totalCents,
      options,
      promo: null,
      schedule: paymentSchedule({ totalCents, departureStart, bookedOn: today }),
      // Whose children leave without them is no traveler.
      participants: offer.expeditionType === 'kids' ? [] : [caller],
      source: 'phone',
      termsVersion: null,
      informationFormVersion: null,
      feeTable: null,
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
  const { rows } = await transaction.execute(sql`select place_code as code from user_towns where user_id = ${userId}`)
  const [saved] = rows as Array<{ code: string }>
  return saved ? readDoorWithin(transaction, saved.code) : null
}

type Offer = {
  label: string
  departureStart: string
  today: string
  unitCents: number
  childPriceCents: number | null
  childPriceMaxAge: number | null
} & TripAges

/** Adults first: the caller is one of them, where they travel. */
const agesOfParty = ({ travelers, childAges }: Pick<PhoneBooking, 'travelers' | 'childAges'>): number[] => {
  if (childAges.length > travelers) {
    throw new HttpError({ status: 422, message: 'Il y a plus d’enfants que de voyageurs.' })
  }
  return [...Array.from({ length: travelers - childAges.length }, () => ADULT_AGE), ...childAges]
}

const readOffer = async ({
  transaction,
  departureId,
}: {
  transaction: Transaction
  departureId: number
}): Promise<Offer> => {
  const { rows } = await transaction.execute(sql`
    select e.name as label, ${parisDay(sql`d.departure_start`)} as "departureStart", ${parisDay(sql`now()`)} as today,
      ${PRICE_CENTS}::int as "unitCents", e.child_price_cents::int as "childPriceCents",
      e.child_price_max_age::int as "childPriceMaxAge", ${TRIP_AGES}
    from departures d join expeditions e on e.id = d.expedition_id where d.id = ${departureId}`)
  const offer = rows[0] as Offer | undefined
  if (!offer) throw notFound('Ce départ n’existe pas.')
  return offer
}
