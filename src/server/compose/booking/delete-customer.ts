import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { OutputOf } from '@/contract/define-route'
import type { deleteUser, previewDeletion } from '@/contract/personal-data'
import { deleteAccountOf } from '@/server/features/accounts/profile/delete-account'
import { readRefundsDueTo } from '@/server/features/changes/cancellation/list-refunds-due'
import { listComingReservations } from '@/server/features/reservations/list-coming-reservations'
import { executeFor } from '@/server/platform/payload/run-statement'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { wrap } from '@/server/platform/payload/wrap'
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
    leave: async (transaction) => {
      await forgetCustomer({ transaction, userId: user.id, agreed: { cancels, feeCents: Math.round(fee * 100) } })
      await writeOfRefunds({ transaction, userId: user.id })
    },
    req,
  })

/** Mails the customer the refunds that are due, and how to receive them, before the account and its address are erased. */
const writeOfRefunds = async ({ transaction, userId }: { transaction: Transaction; userId: number }): Promise<void> => {
  const due = await readRefundsDueTo({ transaction, userId })
  if (due.length === 0) return
  const { rows } = await transaction.execute(
    sql`select email, first_name as "firstName" from users where id = ${userId}`,
  )
  const refunds = due.map(({ number, amount_cents: cents, pending_cents: onCardCents, due_on: on }) => {
    return { number, cents, onCardCents, on }
  })
  const wrapped = wrap({ purpose: 'former_customer', text: JSON.stringify({ ...rows[0], refunds }) })
  await enqueueMail({ transaction, mail: { template: 'refunds_after_deletion', wrapped } })
}

/** What deleting an account would cancel today, by the rules of cancellation. */
export const previewDeletionOf = async ({
  userId,
  req,
}: {
  userId: number
  req: PayloadRequest
}): Promise<OutputOf<(typeof previewDeletion)['response']>> => {
  const coming = await listComingReservations({ userId, run: executeFor(req) })
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
