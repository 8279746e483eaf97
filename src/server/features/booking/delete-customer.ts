import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { deleteUser } from '@/contract/personal-data'
import { deleteAccountOf } from '@/server/features/accounts/profile/delete-account'
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
