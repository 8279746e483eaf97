import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { previewDeletion } from '@/contract/personal-data'
import { runStatement } from '@/server/platform/payload/run-statement'
import { listComingReservations } from './list-coming-reservations'

/** What deleting an account would cancel today, by the rules of cancellation. */
export const previewDeletionOf = async ({
  userId,
  req,
}: {
  userId: number
  req: PayloadRequest
}): Promise<OutputOf<(typeof previewDeletion)['response']>> => {
  const coming = await listComingReservations({ userId, run: (statement) => runStatement({ req, statement }) })
  const sum = (key: 'feeCents' | 'refundCents') => coming.reduce((total, one) => total + one[key], 0) / 100
  return {
    reservations: coming.map(({ id, name, departureStart, feeCents, refundCents }) => ({
      reservation_id: id,
      name,
      departure_date: departureStart,
      fee: feeCents / 100,
      refund: refundCents / 100,
    })),
    fee: sum('feeCents'),
    refund: sum('refundCents'),
  }
}
