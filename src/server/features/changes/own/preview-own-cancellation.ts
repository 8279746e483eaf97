import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { previewCancellation, previewTravelerCancellation } from '@/contract/reservations'
import { cancellationFee } from '@/domain/changes/cancellation'
import { refundDay } from '@/domain/ledger/refund-due'
import { readShareReturns } from '@/server/features/payments/shared/read-share-returns'
import { canceledTraveler } from '@/server/features/reservations/priced-booking'
import { readChangeable } from './changeable'
import { ownerOf, type Changer } from './changer'

type Asked = { userId: number; id: number; req: PayloadRequest }

/** What canceling today costs and gives back of what was paid; 409 when there is nothing left to cancel. */
export const previewOwnCancellation = async (
  asked: Asked,
): Promise<OutputOf<(typeof previewCancellation)['response']>> => {
  const reservation = await readChangeable(asked)
  const { feeCents, refundPercent } = cancellationFee(reservation)
  return {
    fee: feeCents / 100,
    refund: Math.max(0, reservation.paidCents - feeCents) / 100,
    refund_percent: refundPercent,
    refund_by: refundDay(reservation.today),
  }
}

/** What canceling the traveler of a place of a booking costs today, and what the reservation comes to without them; 409 for the last one. */
export const previewTravelerCancellationOf = async ({
  by,
  position,
  ...asked
}: Omit<Asked, 'userId'> & { by: Changer; position: number }): Promise<
  OutputOf<(typeof previewTravelerCancellation)['response']>
> => {
  const reservation = await readChangeable({ userId: ownerOf(by), ...asked })
  const { shareCents, feeCents, refundPercent, totalCents, promo } = canceledTraveler({ reservation, position })
  return {
    share: shareCents / 100,
    fee: feeCents / 100,
    refund: Math.max(0, reservation.paidCents - totalCents) / 100,
    refund_percent: refundPercent,
    refund_by: refundDay(reservation.today),
    total: totalCents / 100,
    left_to_pay: Math.max(0, totalCents - reservation.paidCents) / 100,
    promo: promo?.words ?? null,
    shares: await readShareReturns({ req: asked.req, reservationId: asked.id, totalCents }),
  }
}
