import { endInterestAlerts } from '@/contract/interests'
import { confirmNewsletter, endNewsletter } from '@/contract/newsletter'
import { callApi } from '@/storefront/lib/call-api'

export type NewsletterLink = 'confirmation' | 'desinscription' | 'alertes'

/** Follows the link of a mail: each may be followed twice. */
export const followNewsletterLink = ({ link, token }: { link: NewsletterLink; token: string }) => {
  if (link === 'confirmation') return callApi(confirmNewsletter, { body: { token } })
  if (link === 'alertes') return callApi(endInterestAlerts, { body: { token } })
  return callApi(endNewsletter, { body: { token } })
}
