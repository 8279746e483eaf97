import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { OutputOf } from '@/contract/define-route'
import type { deleteUser, previewDeletion } from '@/contract/personal-data'
import { deleteAccountOf } from '@/server/features/accounts/profile/delete-account'
import { listComingReservations } from '@/server/features/reservations/list-coming-reservations'
import { runStatement } from '@/server/platform/payload/run-statement'
import { forgetCustomer } from './forget-customer'

/** Deletes an account with what it booked: the cancellations and the fee (euros) are those its person agreed to. */
export const deleteCustomer = ({
  user,
  body: { confirmation, cancels, fee },
  req,
}: {
  user: { id: number; email: string }
  body: z.output<typeof deleteUser.body>
  req: PayloadRequest
}): Promise<{ ok: true }> =>
  deleteAccountOf({
    user,
    confirmation,
    leave: (transaction) =>
      forgetCustomer({ transaction, userId: user.id, agreed: { cancels, feeCents: Math.round(fee * 100) } }),
    req,
  })

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
