import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { saveInterestAlerts } from '@/contract/interests'
import { env } from '@/env'
import { queryOne } from '@/server/platform/db/pool'
import { HttpError } from '@/server/platform/http/errors'
import { privateLink } from '@/server/platform/http/private-link'
import { countCall, type RateLimit } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { sealFor } from '@/server/platform/payload/seal'

type Input = { userId: number; body: OutputOf<typeof saveInterestAlerts.body> }
type Alerts = OutputOf<typeof saveInterestAlerts.response>

/** Turns a user's mails on or off, and answers which are on. */
export const saveAlerts = async ({ userId, body }: Input): Promise<Alerts> => {
  // Those columns alone: writing the whole user back would undo what changes at the same time.
  const alerts = await queryOne<Alerts>(
    `update users set favourite_alerts = coalesce($2, favourite_alerts), basket_reminders = coalesce($3, basket_reminders)
     where id = $1
     returning coalesce(favourite_alerts, true) as enabled, coalesce(basket_reminders, false) as basket_reminders`,
    [userId, body.enabled ?? null, body.basket_reminders ?? null],
  )
  // Nobody is left to write to.
  return alerts ?? { enabled: false, basket_reminders: false }
}

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

const ALERTS = sealFor<{ userId: number }>('favourite_alerts')

/** The page that ends the mails about favourites: its token never expires, as messages are kept for years. */
export const alertsLink = (userId: number): string =>
  privateLink({ page: '/mes-favoris/desinscription', token: tokenFor(userId) })

/** One click in the mail program itself (RFC 8058), which posts to an address: its token stands in the path. */
export const alertsHeaders = (userId: number): Record<string, string> => ({
  'List-Unsubscribe': `<${env().SITE_URL}/api/v1/interests/alerts/unsubscribe/${tokenFor(userId)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Whose mails a token ends, or null when it is not ours. */
const userToLeaveAlone = (token: string): number | null => ALERTS.unseal({ sealed: token })?.userId ?? null

const tokenFor = (userId: number): string => ALERTS.seal({ value: { userId } })
