import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { OwnSession } from '@/contract/sessions'
import { query } from '@/server/platform/db/pool'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError, MESSAGES } from '@/server/platform/http/errors'
import { sessionIdOf } from '@/server/platform/http/session-use'
import { setCookies } from '@/server/platform/http/set-cookie'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { lockUser } from '@/server/platform/payload/lock-user'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { forgetDevices } from './forget-devices'
import { deviceCookie } from './session-cookies'
import { sessionLimits } from './session-limits'

type SignedIn = NonNullable<PayloadRequest['user']>

/** The living sessions of the signed-in user, the present one first, then the last used. */
export const listOwnSessions = (user: SignedIn): Promise<Array<z.output<typeof OwnSession>>> =>
  query(
    `select s.id, coalesce(d.device, 'Appareil inconnu') as device, coalesce(d.client_address, '') as address, d.opened_by,
       s.created_at as opened_at, coalesce(d.last_used_at, s.created_at) as last_used_at, s.id = $2 as is_current
     from users_sessions s left join session_details d on d.session_id = s.id
     where s._parent_id = $1 and s.expires_at > now() and s.created_at + make_interval(secs => $3) > now()
     order by is_current desc, last_used_at desc`,
    [user.id, sessionIdOf(user), sessionLimits(user.role).absolute],
  )

/** Ends one session of the signed-in user; that of anybody else is not there. */
export const endOwnSession = async ({
  user,
  sid,
  req,
}: {
  user: SignedIn
  sid: string
  req: PayloadRequest
}): Promise<{ ok: true }> => {
  const ended = await endSessions({ req, user, which: sql`id = ${sid}` })
  if (ended === 0) throw new HttpError({ status: 404, message: MESSAGES.notFound })
  return { ok: true }
}

/** Ends all but the present session, and knows no other device any more. */
export const endOwnOtherSessions = async ({
  user,
  req,
}: {
  user: SignedIn
  req: PayloadRequest
}): Promise<{ ok: true }> => {
  await withTransaction(req, async () => {
    await endSessions({ req, user, which: sql`id <> ${sessionIdOf(user)}` })
    await forgetDevices({ req, userId: user.id })
  })
  setCookies({ req, cookies: [deviceCookie(user.id)] })
  return { ok: true }
}

const endSessions = ({
  req,
  user,
  which,
}: {
  req: PayloadRequest
  user: SignedIn
  which: ReturnType<typeof sql>
}): Promise<number> =>
  withTransaction(req, async () => {
    await lockUser({ req, userId: user.id })
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(
      sql`delete from users_sessions where _parent_id = ${user.id} and ${which} returning id`,
    )
    const target = `users/${String(user.id)}`
    for (const _row of rows) {
      logSecurityEvent({ event: 'session_ended', outcome: 'done', headers: req.headers, userId: user.id, target })
    }
    return rows.length
  })
