import type { PayloadRequest } from 'payload'
import { queryOne } from '@/server/platform/db/pool'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { logSecurityEvent, type SecurityEvent } from '@/server/platform/log/security-event'

export const TEAM_BY_ADMINS = 'Seule l’administration s’occupe des comptes de l’équipe.'

/** The account that somebody of the agency works on: staff on customers, administrators on all. Logs what it refuses to do. */
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
  if (account.role === 'customer' || user?.role === 'admin') return account
  if (event) logSecurityEvent({ event, outcome: 'refused', headers, userId: user?.id, target: `users/${String(id)}` })
  throw new HttpError({ status: 403, message: TEAM_BY_ADMINS })
}
