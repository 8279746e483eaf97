import type { PayloadRequest } from 'payload'
import type { MoveDate, ReservationChanges } from '@/contract/reservation-changes'
import { cancellationSteps, openSteps, type CancellationTerms } from '@/domain/cancellation'
import { leftAfter } from '@/domain/moved-booking'
import { freeMove } from '@/domain/own-changes'
import { refundDay } from '@/domain/refund-due'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { runStatement } from '@/server/platform/payload/run-statement'
import { sql } from '@/server/platform/payload/transaction-of'
import { IS_BOOKABLE } from '../seats/take-seats'
import { hasTooYoung, movedPrice, moveOffersStatement, type MoveOffer } from './move-offers'
import { readChangeable } from './read-changeable'

/** What a customer may change of their own booking today, and what it costs; 404 for somebody else's, 409 once it is over. */
export const readOwnChanges = async (asked: {
  userId: number
  id: number
  req: PayloadRequest
}): Promise<ReservationChanges> => {
  const { departureId, today, ...reservation } = await readChangeable(asked)
  const { feeTable, refundCeiling } = reservation
  const steps = cancellationSteps(reservation)
  const { isOpen, until } = freeMove({ steps, today })
  return {
    today,
    departure_id: departureId,
    steps: presentSteps(steps),
    move: {
      is_open: isOpen,
      until,
      dates: isOpen ? await listDates({ ...asked, terms: { feeTable, refundCeiling } }) : [],
    },
  }
}

const ON_SALE = sql`${IS_BOOKABLE} and ${NOT_CANCELED.d} and not d.sales_closed`

const listDates = async ({
  req,
  id,
  terms,
}: {
  req: PayloadRequest
  id: number
  terms: CancellationTerms
}): Promise<MoveDate[]> => {
  const rows = await runStatement({ req, statement: moveOffersStatement({ id, condition: ON_SALE }) })
  return (rows as MoveOffer[]).map((offer) => presentDate({ offer, terms }))
}

const presentDate = ({ offer, terms }: { offer: MoveOffer; terms: CancellationTerms }): MoveDate => {
  const { totalCents, schedule } = movedPrice(offer)
  const { leftCents, payBy, refundCents } = leftAfter({ totalCents, paidCents: offer.paidCents, schedule })
  return {
    departure_id: offer.departureId,
    departure_start: offer.departureStart,
    departure_end: offer.departureEnd,
    guide: offer.guide,
    is_confirmed: offer.isConfirmed,
    awaited: offer.awaited,
    available_count: Math.max(0, offer.available),
    unit: offer.unitCents / 100,
    steps: presentSteps(openSteps(cancellationSteps({ ...terms, departureStart: offer.departureStart }), offer.today)),
    refusal: refusalOf(offer),
    total: totalCents / 100,
    difference: (totalCents - offer.totalCents) / 100,
    left_to_pay: leftCents / 100,
    pay_by: payBy,
    refund: refundCents / 100,
    refund_by: refundCents > 0 ? refundDay(offer.today) : null,
  }
}

const presentSteps = (steps: ReturnType<typeof cancellationSteps>): ReservationChanges['steps'] =>
  steps.map(({ until, refundPercent }) => ({ until, refund_percent: refundPercent }))

const refusalOf = (offer: MoveOffer): MoveDate['refusal'] => {
  if (hasTooYoung(offer)) return 'age'
  return offer.available < offer.travelers ? 'full' : null
}
