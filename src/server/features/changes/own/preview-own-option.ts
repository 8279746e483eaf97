import { onlyRow } from '@/server/platform/db/only-row'
import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { previewOption } from '@/contract/reservation-changes'
import { leftAfter } from '@/domain/changes/moved-booking'
import { depositDueDay } from '@/domain/reservations/payment-schedule'
import { presentChangedSums } from '@/server/features/reservations/present-changed-sums'
import { runStatement } from '@/server/platform/payload/run-statement'
import { optionChange } from './change-own-option'
import { readChangeable } from './changeable'
import { ownerOf, type Changer } from './changer'
import { optionOfferStatement, type OptionOffer } from './option-offer'

/** What a booking would come to with an option for so many travelers, and what dropping it would keep. */
export const previewOptionOf = async ({
  by,
  optionId,
  count,
  ...asked
}: {
  by: Changer
  id: number
  optionId: string
  count: number
  req: PayloadRequest
}): Promise<OutputOf<(typeof previewOption)['response']>> => {
  const reservation = await readChangeable({ userId: ownerOf(by), ...asked })
  const offer = onlyRow(await runStatement<OptionOffer>({ req: asked.req, statement: optionOfferStatement(asked.id) }))
  const { change } = optionChange({ reservation, offer, optionId, count, byAgency: by.byAgency })
  const depositDueOn = depositDueDay({
    ...reservation,
    bookedOn: offer.bookedOn,
    transferDays: offer.transferDays,
  })
  const { totalCents } = change
  const left = leftAfter({
    totalCents,
    paidCents: offer.paidCents,
    schedule: { depositCents: change.depositCents, depositDueOn, balanceDueOn: offer.balanceDueOn },
  })
  return {
    fee: change.feeCents / 100,
    ...presentChangedSums({ ...left, totalCents, formerCents: reservation.totalCents, today: reservation.today }),
  }
}
