import { secretLink } from '@/domain/secret-link'
import { env } from '@/env'
import { sealFor } from '@/server/platform/payload/seal'

const ALERTS = sealFor<{ userId: number }>('favourite_alerts')

/** The page that ends the mails about favourites: its token never expires, as messages are kept for years. */
export const alertsLink = (userId: number): string =>
  `${env().SITE_URL}${secretLink({ page: '/mes-favoris/desinscription', token: tokenFor(userId) })}`

/** One click in the mail program itself (RFC 8058), which posts to an address: its token stands in the path. */
export const alertsHeaders = (userId: number): Record<string, string> => ({
  'List-Unsubscribe': `<${env().SITE_URL}/api/v1/interests/alerts/unsubscribe/${tokenFor(userId)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Whose mails a token ends, or null when it is not ours. */
export const userToLeaveAlone = (token: string): number | null => ALERTS.unseal({ sealed: token })?.userId ?? null

const tokenFor = (userId: number): string => ALERTS.seal({ value: { userId } })
