import type { PayloadRequest } from 'payload'
import { MOST_ADDED } from '@/contract/added-travelers'
import type { MoveDate, ReservationChanges } from '@/contract/reservation-changes'
import { cancellationSteps, openSteps, type CancellationTerms } from '@/domain/changes/cancellation'
import { leftAfter } from '@/domain/changes/moved-booking'
import { freeMove } from '@/domain/changes/own-changes'
import { cessionDay, mayTransfer } from '@/domain/catalogue/minimum-participants'
import { mayChangeOptions } from '@/domain/changes/option-change'
import type { LockedReservation } from '@/server/features/reservations/lock-reservation'
import { presentChangedSums } from '@/server/features/reservations/present-changed-sums'
import { IS_BOOKABLE } from '@/server/features/seats/take-seats'
import { onlyRow } from '@/server/platform/db/only-row'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { runStatement } from '@/server/platform/payload/run-statement'
import { addingOfferStatement, addingRefusal, childFareNow, type AddingOffer } from './added-travelers'
import { movedPrice, movedRefusal, moveOffersStatement, type MoveOffer } from './move-offers'
import { changeableOptions, optionOfferStatement, type OptionOffer } from './option-offer'
import { readChangeable } from './changeable'
import { transferOfferStatement, type TransferOffer } from './place-transfer'

/** What a customer may change of their own booking today, and what it costs; 404 for somebody else's, 409 once it is over. */
export const readOwnChanges = async (asked: {
  userId: number
  id: number
  req: PayloadRequest
}): Promise<ReservationChanges> => {
  const reservation = await readChangeable(asked)
  const { departureId, today, feeTable, refundCeiling } = reservation
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
    options: await readOptions({ req: asked.req, reservation }),
    transfer: await readTransfer({ req: asked.req, reservation }),
    travelers: await readAdding({ req: asked.req, reservation }),
  }
}

const readOptions = async ({
  req,
  reservation,
}: {
  req: PayloadRequest
  reservation: LockedReservation
}): Promise<ReservationChanges['options']> => {
  const { sold, balanceDueOn } = onlyRow(
    await runStatement<OptionOffer>({ req, statement: optionOfferStatement(reservation.id) }),
  )
  return {
    is_open: mayChangeOptions({ balanceDueOn, today: reservation.today }),
    until: balanceDueOn,
    list: changeableOptions({ ...reservation, sold }).map(({ unitCents, ...option }) => ({
      ...option,
      price: unitCents / 100,
    })),
  }
}

const readTransfer = async ({
  req,
  reservation: { id, departureStart, today },
}: {
  req: PayloadRequest
  reservation: LockedReservation
}): Promise<ReservationChanges['transfer']> => {
  const { costCents, doneCount, noticeVersion, levelNoticeVersion } = onlyRow(
    await runStatement<TransferOffer>({ req, statement: transferOfferStatement(id) }),
  )
  return {
    is_open: mayTransfer({ departureStart, today }),
    until: cessionDay(departureStart),
    cost: costCents / 100,
    done_count: doneCount,
    notice_version: noticeVersion,
    level_notice_version: levelNoticeVersion,
  }
}

const readAdding = async ({
  req,
  reservation,
}: {
  req: PayloadRequest
  reservation: LockedReservation
}): Promise<ReservationChanges['travelers']> => {
  const offer = onlyRow(await runStatement<AddingOffer>({ req, statement: addingOfferStatement(reservation.id) }))
  const fare = childFareNow(offer)
  return {
    refusal: addingRefusal({ reservation, offer }),
    available_count: Math.min(offer.available, MOST_ADDED),
    price: offer.nowCents / 100,
    child_fare: fare && { price: fare.unitCents / 100, max_age: fare.maxAge },
    level_notice_version: offer.levelNoticeVersion,
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
  const rows = await runStatement<MoveOffer>({ req, statement: moveOffersStatement({ id, condition: ON_SALE }) })
  return rows.map((offer) => presentDate({ offer, terms }))
}

const presentDate = ({ offer, terms }: { offer: MoveOffer; terms: CancellationTerms }): MoveDate => {
  const { totalCents, schedule, promo } = movedPrice(offer)
  const left = leftAfter({ totalCents, paidCents: offer.paidCents, schedule })
  return {
    departure_id: offer.departureId,
    departure_start: offer.departureStart,
    departure_end: offer.departureEnd,
    also_booked: offer.alsoBooked,
    guide: offer.guide === null ? null : { full_name: offer.guide },
    is_confirmed: offer.isConfirmed,
    awaited: offer.awaited,
    available_count: Math.max(0, offer.available),
    unit: offer.unitCents / 100,
    steps: presentSteps(openSteps(cancellationSteps({ ...terms, departureStart: offer.departureStart }), offer.today)),
    refusal: refusalOf(offer),
    promo: promo.change?.words ?? null,
    ...presentChangedSums({ ...left, totalCents, formerCents: offer.totalCents, today: offer.today }),
  }
}

const presentSteps = (steps: ReturnType<typeof cancellationSteps>): ReservationChanges['steps'] =>
  steps.map(({ until, refundPercent }) => ({ until, refund_percent: refundPercent }))

const refusalOf = (offer: MoveOffer): MoveDate['refusal'] => {
  if (movedRefusal(offer)) return 'age'
  return offer.available < offer.travelers ? 'full' : null
}
