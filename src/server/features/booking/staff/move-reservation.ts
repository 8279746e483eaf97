import type { PayloadRequest } from 'payload'
import { bookingPrice, type ChosenOption } from '@/domain/booking-price'
import { calendarDayInParis } from '@/domain/calendar-day'
import { noonOf } from '@/domain/days'
import { formatShortDate } from '@/domain/french-dates'
import { movedBalanceDueOn, paymentSchedule } from '@/domain/payment-schedule'
import { ageOn, tooYoung } from '@/domain/participant-check'
import { nextReservationStatus } from '@/domain/reservation-status'
import { parisDay } from '@/server/platform/db/paris-day'
import { PRICE_CENTS } from '@/server/platform/db/shared-terms'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { sql, transactionOf, type Transaction } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { confirmIfReached } from '../confirmation/confirm-if-reached'
import { tellInvited } from '../participants/tell-invited'
import { lockReservation } from '../reservations/lock-reservation'
import { recordEvent } from '../reservations/record-event'
import { announceSeats } from '../seats/announce-seats'
import { moveSeats } from '../seats/move-seats'

/** Moves a reservation to another departure of its expedition, by the rules of seats and ages, at that departure's price. */
export const moveReservation = ({
  req,
  authorId,
  id,
  departureId,
}: {
  req: PayloadRequest
  authorId: number
  id: number
  departureId: number
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const reservation = await lockReservation({ transaction, id, otherDepartureId: departureId })
    const next = nextReservationStatus({ status: reservation.status, action: 'move' })
    if (!next.ok) throw new HttpError({ status: 409, message: next.message })
    const offer = await readOffer({ transaction, id, departureId })
    if (!offer || departureId === reservation.departureId) {
      throw new HttpError({ status: 422, message: 'Choisis un autre départ de la même aventure.' })
    }
    refuseTooYoung(offer)
    const seats = reservation.travelers
    await moveSeats({
      transaction,
      from: { departureId: reservation.departureId, seats },
      to: { departureId, seats },
      byAgency: true,
    })
    const { label, unitCents, options, departureStart, bookedOn } = offer
    // What was kept for travelers canceled before stays due.
    const totalCents =
      reservation.travelersFeeCents + bookingPrice({ label, unitCents, travelers: seats, options }).totalCents
    const schedule = paymentSchedule({ totalCents, departureStart, bookedOn })
    const today = calendarDayInParis(new Date())
    const balanceDueOn = schedule.balanceDueOn && movedBalanceDueOn({ departureStart, today })
    await transaction.execute(sql`
      update reservations set departure_id = ${departureId}, unit_price_cents = ${unitCents}, total_cents = ${totalCents},
        deposit_cents = ${schedule.depositCents}, balance_due_on = ${balanceDueOn && noonOf(balanceDueOn)}::timestamptz,
        updated_at = now()
      where id = ${id}`)
    await transaction.execute(sql`delete from profile_reminders where reservation_id = ${id}`)
    const detail = `Du ${formatShortDate(reservation.departureStart)} au ${formatShortDate(departureStart)}`
    await recordEvent({ transaction, reservationId: id, event: { kind: 'moved', authorId, detail } })
    await announceSeats({ transaction, departureIds: [reservation.departureId, departureId] })
    await enqueueMail({ req, mail: { template: 'reservation_moved', reservationId: id } })
    await tellInvited({ transaction, reservationId: id, template: 'participant_moved' })
    await confirmIfReached({ transaction, departureId })
    return { id }
  })

type Offer = {
  label: string
  unitCents: number
  options: ChosenOption[]
  departureStart: string
  bookedOn: string
  ageMinChild: number | null
  birthDates: string[]
}

const refuseTooYoung = ({ departureStart: day, ageMinChild: least, birthDates }: Offer): void => {
  if (least === null || birthDates.every((birthDate) => ageOn({ birthDate, day }) >= least)) return
  throw new HttpError({ status: 422, message: `Un voyageur serait trop jeune. ${tooYoung(least)}.` })
}

const readOffer = async ({
  transaction,
  id,
  departureId,
}: {
  transaction: Transaction
  id: number
  departureId: number
}): Promise<Offer | null> => {
  const { rows } = await transaction.execute(sql`
    select e.name as label, ${PRICE_CENTS}::int as "unitCents", coalesce(r.options, '[]') as options,
      ${parisDay(sql`d.departure_start`)} as "departureStart", ${parisDay(sql`r.created_at`)} as "bookedOn",
      e.age_min_child::int as "ageMinChild", coalesce((
        select json_agg(${parisDay(sql`p.birth_date`)}) from participants p
        where p.reservation_id = r.id and p.position <= r.travelers_count and p.birth_date is not null
      ), '[]'::json) as "birthDates"
    from reservations r join departures o on o.id = r.departure_id
      join departures d on d.id = ${departureId} and d.expedition_id = o.expedition_id
      join expeditions e on e.id = d.expedition_id
    where r.id = ${id}`)
  return (rows[0] as Offer | undefined) ?? null
}
