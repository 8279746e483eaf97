import type { PayloadRequest } from 'payload'
import { LIMITS } from '@/server/features/sign-in/limits'
import { confirmIdentity } from '@/server/features/sign-in/session/confirm-identity'
import { queryOne } from '@/server/platform/db/pool'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { logSecurityEvent, type SecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'

export const TEAM_BY_ADMINS = 'Seule l’administration s’occupe des comptes de l’équipe.'

/**
 * The account that somebody of the agency works on: staff on customers, administrators on all. Logs what it refuses to do;
 * what is done to an account of the team waits until the administrator confirms who they are.
 */
export const readManagedAccount = async ({
  id,
  event,
  req,
}: {
  id: number
  /** What would be done; nothing where the account is only looked at. */
  event?: SecurityEvent
  req: PayloadRequest
}): Promise<{ email: string; role: string }> => {
  const account = await queryOne<{ email: string; role: string }>(
    'select email, role from users where id = $1 and deleted_at is null',
    [id],
  )
  if (!account) throw notFound('Ce compte n’existe pas.')
  const { headers, user } = req
  const target = `users/${String(id)}`
  if (account.role === 'customer') return account
  if (user?.role === 'admin') {
    if (event) await confirmIdentity({ req, target })
    return account
  }
  if (event) logSecurityEvent({ event, outcome: 'refused', headers, userId: user?.id, target })
  throw new HttpError({ status: 403, message: TEAM_BY_ADMINS })
}

/** Has a link to choose a password sent to the address of an account: the agency for customers, administrators for all. */
export const sendPasswordLink = async ({ id, req }: { id: number; req: PayloadRequest }): Promise<{ ok: true }> => {
  const event = 'password_reset_asked'
  const { email } = await readManagedAccount({ id, event, req })
  await countCall({ limit: LIMITS.passwordLinkByTeam, key: email })
  await withTransaction(req, () => enqueueMail({ req, mail: { template: 'reset_password', userId: id, byTeam: true } }))
  const { headers, user } = req
  logSecurityEvent({ event, outcome: 'done', headers, userId: user?.id, target: `users/${String(id)}` })
  return { ok: true }
}
