import type { PayloadRequest } from 'payload'
import { forgetCustomer } from '../../booking/forget-customer'
import { sql, transactionOf } from '../../db/transaction-of'
import { withTransaction } from '../../db/with-transaction'
import { HttpError } from '../../http/errors'
import { countCall } from '../../http/rate-limit'
import { setCookies } from '../../http/set-cookie'
import { findAccount } from '../find-account'
import { LIMITS } from '../limits'
import { verifyPassword } from '../password/verify-password'
import { lockUser } from '../session/lock-user'
import { endedSessionCookies } from '../session/session-cookies'

export const NOT_CONFIRMED = 'La confirmation ne correspond pas.'

/**
 * Forgets a person: the account keeps no name, address, phone, portrait, password or provider. Reservations stay on the
 * nameless account, as accounting law asks, without their travelers' names.
 */
export const deleteAccountOf = async ({
  user,
  confirmation,
  req,
}: {
  user: { id: number; email: string }
  confirmation: string
  req: PayloadRequest
}): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.passwordByUser, key: String(user.id) })
  await refuseUnlessConfirmed({ email: user.email, confirmation })
  await withTransaction(req, async () => {
    await lockUser({ req, userId: user.id })
    await forgetCustomer({ transaction: await transactionOf(req), userId: user.id })
    await forget({ req, ...user })
  })
  setCookies({ req, cookies: endedSessionCookies() })
  return { ok: true }
}

const refuseUnlessConfirmed = async ({ email, confirmation }: { email: string; confirmation: string }) => {
  const account = await findAccount(email)
  const isConfirmed = account?.hash
    ? await verifyPassword({ account, password: confirmation })
    : confirmation.trim().toLowerCase() === email.toLowerCase()
  if (isConfirmed) return
  throw new HttpError({
    status: 422,
    message: NOT_CONFIRMED,
    fields: [{ field: 'confirmation', message: NOT_CONFIRMED }],
  })
}

const forget = async ({ req, id, email }: { req: PayloadRequest; id: number; email: string }): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    update users set email = ${`supprime-${String(id)}@compte.invalid`}, first_name = null, last_name = null, phone = null,
      avatar_url = null, hash = null, salt = null, reset_password_token = null, newsletter = false, referral = null,
      email_verified_at = null, deleted_at = now(), updated_at = now()
    where id = ${id}`)
  await transaction.execute(sql`delete from users_sessions where _parent_id = ${id}`)
  await transaction.execute(sql`delete from user_identities where user_id = ${id}`)
  await transaction.execute(sql`delete from user_portraits where user_id = ${id}`)
  await transaction.execute(sql`delete from password_resets where user_id = ${id}`)
  await transaction.execute(sql`delete from interests where user_id = ${id}`)
  await transaction.execute(
    sql`delete from newsletter_subscribers where user_id = ${id} or lower(email) = lower(${email})`,
  )
  await transaction.execute(sql`update reviews set first_name = 'Anonyme', user_id = null where user_id = ${id}`)
}
