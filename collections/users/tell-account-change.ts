import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { logSecurityEvent, type SecurityEvent } from '@/server/platform/log/security-event'
import { wrap } from '@/server/platform/payload/wrap'

type Account = { id: number; email: string; role: string }

/**
 * A new address or role is told to the person, logged with its author, and ends their sessions: what was opened as
 * somebody else stays open for nobody. The new address is proven by nobody yet.
 */
export const tellAccountChange: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || !req.transactionID) return
  const before = previousDoc as Account
  const after = await readAccount({ req, id: before.id })
  if (!after) return
  const isNewAddress = after.email !== before.email
  const isNewRole = after.role !== before.role
  if (!isNewAddress && !isNewRole) return

  const transaction = await transactionOf(req)
  const userId = before.id
  await transaction.execute(sql`delete from users_sessions where _parent_id = ${userId}`)
  if (isNewAddress) {
    await transaction.execute(sql`update users set email_verified_at = null where id = ${userId}`)
    await transaction.execute(sql`delete from password_resets where user_id = ${userId}`)
    const former = wrap({ purpose: 'former_address', text: before.email })
    await enqueueMail({ req, mail: { template: 'address_changed', userId, former: null } })
    await enqueueMail({ req, mail: { template: 'address_changed', userId, former } })
    log({ req, userId, event: 'address_changed' })
  }
  if (isNewRole) {
    await enqueueMail({ req, mail: { template: 'role_changed', userId } })
    log({ req, userId, event: 'role_changed', detail: `${before.role} to ${after.role}` })
  }
  return doc
}

/** As it was written: the answer may hold a selection of its fields only. */
const readAccount = async ({ req, id }: { req: PayloadRequest; id: number }): Promise<Account | undefined> => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Account>(sql`select id, email, role from users where id = ${id}`)
  return rows[0]
}

const log = ({
  req,
  userId,
  ...line
}: {
  req: PayloadRequest
  userId: number
  event: SecurityEvent
  detail?: string
}): void => {
  const { headers, user } = req
  logSecurityEvent({ ...line, outcome: 'done', headers, userId: user?.id, target: `users/${String(userId)}` })
}
