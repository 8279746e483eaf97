import type { PayloadRequest } from 'payload'
import { FORMER_MEMBER } from '@/domain/catalogue/former-member'
import { findAccount } from '@/server/features/sign-in/find-account'
import { refuseWrongPassword } from '@/server/features/sign-in/password/refuse-wrong-password'
import { leaveBrowser } from '@/server/features/sign-in/session/leave-browser'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError, MESSAGES } from '@/server/platform/http/errors'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { lockUser } from '@/server/platform/payload/lock-user'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { isLastAdmin, LAST_ADMIN } from '../team/is-last-admin'

export const NOT_CONFIRMED = 'La confirmation ne correspond pas.'

/**
 * Forgets a person: the account keeps no name, address, phone, portrait, password or provider. Reservations to come are
 * canceled by the rules; those that money is bound to keep a billing name. What was published is signed by nobody.
 */
export const deleteAccountOf = async ({
  user,
  confirmation,
  leave,
  req,
}: {
  user: { id: number; email: string }
  confirmation: string
  /** What becomes of what other features keep of the person, in the same transaction. */
  leave: (transaction: Transaction) => Promise<void>
  req: PayloadRequest
}): Promise<{ ok: true }> => {
  await refuseUnlessConfirmed({ user, confirmation })
  await withTransaction(req, async () => {
    if (!(await lockUser({ req, userId: user.id })))
      throw new HttpError({ status: 401, message: MESSAGES.unauthorized })
    if (await isLastAdmin({ req, userId: user.id })) throw new HttpError({ status: 409, message: LAST_ADMIN })
    await leave(await transactionOf(req))
    await forget({ req, ...user })
  })
  leaveBrowser(req)
  const target = `users/${String(user.id)}`
  logSecurityEvent({ event: 'account_deleted', outcome: 'done', headers: req.headers, userId: user.id, target })
  return { ok: true }
}

/** Compares the confirmation with the password, or with the address of an account that has no password. */
const refuseUnlessConfirmed = async ({
  user,
  confirmation,
}: {
  user: { id: number; email: string }
  confirmation: string
}): Promise<void> => {
  const account = await findAccount(user.email)
  const [field, message] = ['confirmation', NOT_CONFIRMED]
  if (account?.hash) {
    const event = 'account_deleted'
    await refuseWrongPassword({ account, userId: user.id, password: confirmation, field, message, event })
  } else if (confirmation.trim().toLowerCase() !== user.email.toLowerCase()) {
    throw new HttpError({ status: 422, message, fields: [{ field, message }] })
  }
}

const forget = async ({ req, id, email }: { req: PayloadRequest; id: number; email: string }): Promise<void> => {
  const transaction = await transactionOf(req)
  // By an address that was never proven, one would erase what somebody else wrote.
  await transaction.execute(sql`
    delete from contact_messages m using users u
    where u.id = ${id} and (m.user_id = u.id or (u.email_verified_at is not null and m.email = lower(u.email)))`)
  await transaction.execute(sql`
    update users set email = ${`supprime-${String(id)}@compte.invalid`}, first_name = null, last_name = null, phone = null, billing_address = null,
      avatar_url = null, hash = null, salt = null, reset_password_token = null, newsletter = false, referral = null,
      favourite_alerts = false, basket_reminders = false, favourite_news_seen_at = null, favourite_mailed_at = null,
      email_verified_at = null, deleted_at = now(), updated_at = now()
    where id = ${id}`)
  await transaction.execute(sql`delete from users_sessions where _parent_id = ${id}`)
  await transaction.execute(sql`delete from device_marks where user_id = ${id}`)
  await transaction.execute(sql`delete from user_identities where user_id = ${id}`)
  await transaction.execute(sql`delete from second_factors where user_id = ${id}`)
  await transaction.execute(sql`delete from user_portraits where user_id = ${id}`)
  await transaction.execute(sql`delete from password_resets where user_id = ${id}`)
  await transaction.execute(sql`delete from interests where user_id = ${id}`)
  await transaction.execute(sql`delete from user_levels where user_id = ${id}`)
  await transaction.execute(sql`delete from user_towns where user_id = ${id}`)
  await transaction.execute(sql`delete from guide_calendar_links where user_id = ${id}`)
  await transaction.execute(sql`delete from guide_news_settings where user_id = ${id}`)
  await transaction.execute(sql`delete from guide_visits where user_id = ${id}`)
  await transaction.execute(sql`
    delete from guide_absences a using guides g where g.id = a.guide_id and g.user_id = ${id}`)
  await transaction.execute(sql`delete from call_requests where user_id = ${id}`)
  await transaction.execute(
    sql`delete from newsletter_subscribers where user_id = ${id} or lower(email) = lower(${email})`,
  )
  await transaction.execute(sql`delete from refused_addresses where address = lower(${email})`)
  await signByNobody({ req, id })
}

/** Mail addresses and telephone numbers, as PostgreSQL finds them in a text. */
const CONTACTS = '[^\\s@]+@[^\\s@]+|(\\+|\\y0)[0-9][0-9 .-]{7,}[0-9]'
const withoutContacts = (column: 'body' | 'text') =>
  sql`regexp_replace(${sql.raw(column)}, ${CONTACTS}, '[coordonnées retirées]', 'g')`

/**
 * What was published stays, for others answered it and count on it: without a name, an address or a number, and without what
 * awaited its turn.
 */
const signByNobody = async ({ req, id }: { req: PayloadRequest; id: number }): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`delete from reviews where user_id = ${id} and status <> 'published'`)
  await transaction.execute(sql`
    update reviews set first_name = ${FORMER_MEMBER}, user_id = null, text = ${withoutContacts('text')}, updated_at = now()
    where user_id = ${id}`)
  await transaction.execute(sql`update messages set body = ${withoutContacts('body')} where author_id = ${id}`)
}
