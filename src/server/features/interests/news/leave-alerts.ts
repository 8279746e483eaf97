import type { PayloadRequest } from 'payload'
import { HttpError } from '@/server/platform/http/errors'
import { countCall, type RateLimit } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { userToLeaveAlone } from './alert-links'
import { saveAlerts } from './save-alerts'

const LINK_BY_CLIENT = { name: 'alerts_link', points: 120, seconds: 60 * 60 } as const satisfies RateLimit

export const DEAD_ALERTS_LINK = 'Ce lien n’est pas valable. Les alertes se règlent aussi dans ton compte.'

/** Ends the mails about favourites of the user that a mail's token names; twice changes nothing. */
export const leaveAlertsByLink = async ({
  token,
  req,
}: {
  token: string
  req: PayloadRequest
}): Promise<{ ok: true }> => {
  await countCall({ limit: LINK_BY_CLIENT, key: clientAddressOf(req.headers) })
  const userId = userToLeaveAlone(token)
  if (userId === null) throw new HttpError({ status: 422, message: DEAD_ALERTS_LINK })
  await saveAlerts({ userId, body: { enabled: false } })
  return { ok: true }
}
