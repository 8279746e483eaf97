import type { PayloadRequest } from 'payload'
import { query } from '../../db/pool'
import { SESSION_SECONDS } from './session-cookies'
import { signToken, type TokenOwner } from './sign-token'

/** Gives a session a whole week ahead and answers its new token; null when the session is over. */
export const renewSession = async ({
  req,
  user,
  sid,
}: {
  req: PayloadRequest
  user: TokenOwner
  sid: string
}): Promise<string | null> => {
  const renewed = await query(
    `update users_sessions set expires_at = now() + make_interval(secs => $3)
     where id = $1 and _parent_id = $2 returning id`,
    [sid, user.id, SESSION_SECONDS],
  )
  return renewed.length > 0 ? signToken({ payload: req.payload, user, sid }) : null
}
