import { env } from '@/env'
import { privateLink } from '@/server/platform/http/private-link'
import { sealFor } from '@/server/platform/payload/seal'

const CONFIRMATION = sealFor<{ email: string }>('confirm_newsletter')
const LEAVING = sealFor<{ email: string }>('unsubscribe')
const WEEK = 60 * 60 * 24 * 7

/** The page that confirms a subscription, with a token good for a week. */
export const confirmationLink = (email: string): string =>
  privateLink({
    page: '/newsletter/confirmation',
    token: CONFIRMATION.seal({ value: { email }, seconds: WEEK }),
  })

/** The page that ends a subscription: its token never expires, as messages are kept for years. */
export const unsubscribeLink = (email: string): string =>
  privateLink({ page: '/newsletter/desinscription', token: unsubscribeToken(email) })

/** One click in the mail program itself (RFC 8058), which posts to an address: its token stands in the path. */
export const unsubscribeHeaders = (email: string): Record<string, string> => ({
  'List-Unsubscribe': `<${env().SITE_URL}/api/v1/newsletter/unsubscribe/${unsubscribeToken(email)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export const emailToConfirm = (token: string): string | null => CONFIRMATION.unseal({ sealed: token })?.email ?? null

export const emailToUnsubscribe = (token: string): string | null => LEAVING.unseal({ sealed: token })?.email ?? null

const unsubscribeToken = (email: string): string => LEAVING.seal({ value: { email } })
