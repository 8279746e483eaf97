import type { PayloadRequest } from 'payload'
import { query } from '@/server/platform/db/pool'
import { deviceOf, rememberUse } from '@/server/platform/http/session-use'
import { signToken, type TokenOwner } from '@/server/platform/payload/sign-token'
import { sessionLimits } from './session-limits'

/**
 * Gives a session its time without a visit anew, never beyond its absolute end, and answers its new token; null when it
 * is over. A session that a former version opened gets its details here.
 */
export const renewSession = async ({
  req,
  user,
  sid,
}: {
  req: PayloadRequest
  user: TokenOwner
  sid: string
}): Promise<string | null> => {
  const { idle, absolute } = sessionLimits(user.role)
  const { client, device } = deviceOf(req.headers)
  const [renewed] = await query<{ seconds: number }>(
    `with renewed as (
       update users_sessions
       set expires_at = least(now() + make_interval(secs => $3), created_at + make_interval(secs => $4))
       where id = $1 and _parent_id = $2 and expires_at > now() and created_at + make_interval(secs => $4) > now()
       returning id, expires_at
     ), used as (
       insert into session_details (session_id, client_address, device)
       select id, $5, $6 from renewed
       on conflict (session_id) do update set last_used_at = now(), client_address = excluded.client_address
     )
     select greatest(1, floor(extract(epoch from expires_at - now())))::int as seconds from renewed`,
    [sid, user.id, idle, absolute, client, device],
  )
  if (!renewed) return null
  rememberUse(sid)
  return signToken({ payload: req.payload, user, sid, seconds: renewed.seconds })
}
