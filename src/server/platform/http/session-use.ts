import type { PayloadRequest } from 'payload'
import { deviceName } from '@/domain/accounts/device-name'
import { query } from '../db/pool'
import { clientAddressOf } from '../log/client-address'

/** How a session was opened. */
export type OpenedBy = 'password' | 'google' | 'facebook' | 'link'

const COARSE_MINUTES = 10
const MOST_REMEMBERED = 10_000
const notedAt = new Map<string, number>()

/** Which device, and from where, as the list of one's sessions shows it. */
export const deviceOf = (headers: Headers): { device: string; client: string } => ({
  device: deviceName(headers.get('user-agent')),
  client: clientAddressOf(headers),
})

/** Has this process write no use of the session down for some minutes. */
export const rememberUse = (sid: string, now = Date.now()): void => {
  if (notedAt.size >= MOST_REMEMBERED) notedAt.clear()
  notedAt.set(sid, now)
}

/** Writes down that a session was used, once in ten minutes: the list of sessions says when a device was last there. */
export const noteSessionUse = async (
  req: Pick<PayloadRequest, 'user' | 'headers'>,
  now = Date.now(),
): Promise<void> => {
  const sid = sessionIdOf(req.user)
  if (sid === '' || now - (notedAt.get(sid) ?? 0) < COARSE_MINUTES * 60_000) return
  rememberUse(sid, now)
  await query(
    `update session_details set last_used_at = now(), client_address = $2
     where session_id = $1 and last_used_at < now() - make_interval(mins => $3)`,
    [sid, clientAddressOf(req.headers), COARSE_MINUTES],
  )
}

/** The session that a signed-in user's token belongs to, or nothing. */
export const sessionIdOf = (user: PayloadRequest['user']): string =>
  user && '_sid' in user && typeof user._sid === 'string' ? user._sid : ''
