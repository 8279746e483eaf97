import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { changeOption as route } from '@/contract/reservation-changes'
import { noonOf } from '@/domain/days/days'
import { changeOption, mayChangeOptions } from '@/domain/changes/option-change'
import { movedBalanceDueOn } from '@/domain/reservations/payment-schedule'
import { formatCount } from '@/domain/text/plural'
import { nextReservationStatus } from '@/domain/reservations/reservation-status'
import { confirmIfReached } from '@/server/features/departures/confirmation/confirm-departure'
import { recordEvent } from '@/server/features/ledger/record-event'
import { lockReservation, type LockedReservation } from '@/server/features/reservations/lock-reservation'
import { pricedBooking } from '@/server/features/reservations/priced-booking'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { tripHasBegun } from './changeable'
import { ownerOf, type Changer } from './changer'
import { changeableOptions, optionOfferStatement, type OptionOffer } from './option-offer'

type Body = OutputOf<(typeof route)['body']>

/**
 * Sets how many travelers of a reservation take an option, at the sums that were shown, in the caller's transaction; 409 when those sums
 * changed.
 */
export const changeOptionOf = async ({
  by,
  id,
  body,
  req,
}: {
  by: Changer
  id: number
  body: Body
  req: PayloadRequest
}): Promise<void> => {
  const transaction = await transactionOf(req)
  const reservation = await lockReservation({ transaction, id, ownerId: ownerOf(by) })
  const next = nextReservationStatus({ status: reservation.status, action: 'change_option' })
  if (!next.ok) throw new HttpError({ status: 409, message: next.message })
  if (reservation.today >= reservation.departureStart) throw tripHasBegun()
  const { rows } = await transaction.execute<OptionOffer>(optionOfferStatement(id))
  const offer = onlyRow(rows)
  const { byAgency, userId: authorId } = by
  const { option, change } = optionChange({
    reservation,
    offer,
    optionId: body.option_id,
    count: body.count,
    byAgency,
  })
  refuseOtherCount({ shown: body.from_count, count: option.count })
  refuseOtherSums({
    shown: body,
    now: change,
    message: 'Le prix de cette option a changé\u00a0: relis-le avant de confirmer.',
  })
  if (body.count === option.count) return
  await transaction.execute(sql`
    update reservations set options = ${JSON.stringify(change.options)}::jsonb, total_cents = ${change.totalCents},
      travelers_fee_cents = travelers_fee_cents + ${change.feeCents}, deposit_cents = ${change.depositCents},
      balance_due_on = coalesce(${lateDueOn({ reservation, offer, change })}::timestamptz, balance_due_on), updated_at = now()
    where id = ${id}`)
  const detail = `${option.label} : ${String(option.count)} → ${String(body.count)}`
  await recordEvent({ transaction, reservationId: id, event: { kind: 'options_changed', authorId, detail } })
  await confirmIfReached({ transaction, departureId: reservation.departureId })
  await enqueueMail({ req, mail: { template: 'options_changed', reservationId: id } })
}

/** What the agency adds once the balance was due is paid within a week; null where its day stands. */
const lateDueOn = ({
  reservation: { departureStart, today, totalCents },
  offer: { balanceDueOn, transferDays },
  change,
}: {
  reservation: LockedReservation
  offer: OptionOffer
  change: { totalCents: number }
}): string | null =>
  change.totalCents > totalCents && !mayChangeOptions({ balanceDueOn, today })
    ? noonOf(movedBalanceDueOn({ departureStart, today, transferDays }))
    : null

/** What an option for so many travelers makes of a booking; 404 for one it can't have, 422 for too many, 409 once it is too late. */
export const optionChange = ({
  reservation,
  offer,
  optionId,
  count,
  byAgency,
}: {
  reservation: LockedReservation
  offer: OptionOffer
  optionId: string
  count: number
  byAgency: boolean
}) => {
  const option = changeableOptions({ ...reservation, sold: offer.sold }).find(({ id }) => id === optionId)
  if (!option) throw notFound('Cette aventure n’a pas cette option.')
  if (!byAgency && !mayChangeOptions({ balanceDueOn: offer.balanceDueOn, today: reservation.today })) throw tooLate()
  if (count > option.most) {
    throw new HttpError({
      status: 422,
      message: `Cette option est pour ${formatCount(option.most, 'personne')} au plus.`,
    })
  }
  const { id, label, unitCents } = option
  const change = changeOption({
    ...reservation,
    priced: pricedBooking(reservation),
    depositCents: offer.depositCents,
    option: { id, label, unitCents, count },
  })
  return { option, change }
}

const tooLate = (): HttpError =>
  new HttpError({
    status: 409,
    message: 'Les options ne changent plus en ligne\u00a0: appelle-nous, on regarde ensemble.',
    body: { reason: 'closed' },
  })

const refuseOtherCount = ({ shown, count }: { shown: number; count: number }): void => {
  if (shown === count) return
  throw new HttpError({
    status: 409,
    message: 'Tes options ont changé entre-temps\u00a0: relis-les avant de continuer.',
    body: { reason: 'options', count },
  })
}

/** The fee and the total, in euros, are those that were shown; 409 with those of now when they are not. */
const refuseOtherSums = ({
  shown: { fee, total },
  now: { feeCents, totalCents },
  message,
}: {
  shown: { fee: number; total: number }
  now: { feeCents: number; totalCents: number }
  message: string
}): void => {
  if (Math.round(fee * 100) === feeCents && Math.round(total * 100) === totalCents) return
  throw new HttpError({
    status: 409,
    message,
    body: { reason: 'price', fee: feeCents / 100, total: totalCents / 100 },
  })
}
