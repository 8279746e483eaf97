import type { PayloadRequest } from 'payload'
import type { AccountSessions } from '@/contract/team'
import { forgetDevices } from '@/server/features/sign-in/session/forget-devices'
import { sessionLimits } from '@/server/features/sign-in/session/session-limits'
import { query } from '@/server/platform/db/pool'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { lockUser } from '@/server/platform/payload/lock-user'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { readManagedAccount } from './managed-account'

type OnAccount = { id: number; req: PayloadRequest }

/** The living sessions of an account, the last used first: no address, which is the person's own to see. */
export const listSessionsOf = async ({ id, req }: OnAccount): Promise<AccountSessions> => {
  const { role } = await readManagedAccount({ id, req })
  const sessions = await query<AccountSessions['sessions'][number]>(
    `select coalesce(d.device, 'Appareil inconnu') as device, coalesce(d.last_used_at, s.created_at) as last_used_at
     from users_sessions s left join session_details d on d.session_id = s.id
     where s._parent_id = $1 and s.expires_at > now() and s.created_at + make_interval(secs => $2) > now()
     order by last_used_at desc`,
    [id, sessionLimits(role).absolute],
  )
  return { sessions }
}

/** Signs an account out on every device, and knows none of them any more. */
export const endSessionsOf = async ({ id, req }: OnAccount): Promise<{ ok: true }> => {
  const event = 'session_ended'
  await readManagedAccount({ id, event, req })
  await withTransaction(req, async () => {
    await lockUser({ req, userId: id })
    const transaction = await transactionOf(req)
    await transaction.execute(sql`delete from users_sessions where _parent_id = ${id}`)
    await forgetDevices({ req, userId: id })
  })
  const { headers, user } = req
  const target = `users/${String(id)}`
  logSecurityEvent({ event, outcome: 'done', headers, userId: user?.id, target, detail: 'everywhere' })
  return { ok: true }
}
