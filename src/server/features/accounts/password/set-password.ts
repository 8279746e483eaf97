import type { PayloadRequest } from 'payload'
import { signUpErrorText } from '@/domain/accounts/sign-up-errors'
import { forgetDevices } from '@/server/features/sign-in/session/forget-devices'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { lockUser } from '@/server/platform/payload/lock-user'
import { ownPasswordWrite } from './own-password-write'
import { passwordError } from './password-error'

/** Refuses a password by the rule, as the field error of a form; whose it is tells more, once that is known. */
export const refuseWeakPassword = (password: string, owner: { email?: string; role?: string } = {}): void => {
  const error = passwordError({ ...owner, password })
  if (!error) return
  const message = signUpErrorText(error)
  throw new HttpError({ status: 422, message, fields: [{ field: 'password', message }] })
}

/** Writes the password by Payload, ends every session, reset link and mark of a device, and tells the owner. Inside the caller's transaction. */
export const setPassword = async ({
  userId,
  password,
  req,
}: {
  userId: number
  password: string
  req: PayloadRequest
}): Promise<void> => {
  const owner = await lockUser({ req, userId })
  if (owner) refuseWeakPassword(password, owner)
  await req.payload.update({
    collection: 'users',
    id: userId,
    data: { password },
    depth: 0,
    // The caller proved who they are by the old password or by a link sent to the address.
    overrideAccess: true,
    context: ownPasswordWrite(),
    req,
  })
  const transaction = await transactionOf(req)
  await transaction.execute(sql`delete from users_sessions where _parent_id = ${userId}`)
  await transaction.execute(sql`delete from password_resets where user_id = ${userId}`)
  await forgetDevices({ req, userId })
  await enqueueMail({ req, mail: { template: 'password_changed', userId } })
}
