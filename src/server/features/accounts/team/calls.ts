import type { PayloadRequest } from 'payload'
import { endAccountSessions, inviteAccount, listAccountSessions, mailPasswordLink } from '@/contract/team'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { implementRoute } from '@/server/platform/http/implement-route'
import { countCall } from '@/server/platform/http/rate-limit'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { LIMITS } from '../limits'
import { endSessionsOf, listSessionsOf } from './account-sessions'
import { openAccount } from './open-account'
import { readManagedAccount } from './read-managed-account'

/** How the agency lets people in, by a link to their mailbox and never by a password of its choosing, and out. */
export const TEAM_ENDPOINTS = [
  implementRoute(inviteAccount, ({ body, user, req }) => openAccount({ body, author: user, req })),
  implementRoute(mailPasswordLink, ({ params, req }) => sendPasswordLink({ id: params.id, req })),
  implementRoute(listAccountSessions, ({ params, req }) => listSessionsOf({ id: params.id, req })),
  implementRoute(endAccountSessions, ({ params, req }) => endSessionsOf({ id: params.id, req })),
]

/** Has a link to choose a password sent to the address of an account: the agency for customers, administrators for all. */
const sendPasswordLink = async ({ id, req }: { id: number; req: PayloadRequest }): Promise<{ ok: true }> => {
  const event = 'password_reset_asked'
  const { email } = await readManagedAccount({ id, event, req })
  await countCall({ limit: LIMITS.resetByAddress, key: email })
  await withTransaction(req, () => enqueueMail({ req, mail: { template: 'reset_password', userId: id } }))
  const { headers, user } = req
  logSecurityEvent({ event, outcome: 'done', headers, userId: user?.id, target: `users/${String(id)}` })
  return { ok: true }
}
