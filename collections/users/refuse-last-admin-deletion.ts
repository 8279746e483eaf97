import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { isLastAdmin, LAST_ADMIN } from '@/server/features/accounts/team/is-last-admin'
import { logSecurityEvent } from '@/server/platform/log/security-event'

/** Somebody must be left who administers the site. */
export const refuseLastAdminDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isLastAdmin({ req, userId: Number(id) })) throw new APIError(LAST_ADMIN, 409, null, true)
  const { headers, user } = req
  logSecurityEvent({
    event: 'account_deleted',
    outcome: 'done',
    headers,
    userId: user?.id,
    target: `users/${String(id)}`,
  })
}
