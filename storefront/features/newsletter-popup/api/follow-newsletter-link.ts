import type { leaveInterestAlerts } from '@/contract/interests'
import type { confirmNewsletter, unsubscribeFromNewsletter } from '@/contract/newsletter'
import { callApi } from '@/storefront/lib/call-api'

const CONFIRM: Pick<typeof confirmNewsletter, 'method' | 'path'> = {
  method: 'post',
  path: '/v1/newsletter/confirmation',
}
const LEAVE: Pick<typeof unsubscribeFromNewsletter, 'method' | 'path'> = {
  method: 'post',
  path: '/v1/newsletter/unsubscribe',
}

const LEAVE_ALERTS: Pick<typeof leaveInterestAlerts, 'method' | 'path'> = {
  method: 'post',
  path: '/v1/interests/alerts/unsubscribe',
}

export type NewsletterLink = 'confirmation' | 'desinscription' | 'alertes'

/** Follows the link of a mail: each may be followed twice. */
export const followNewsletterLink = ({ link, token }: { link: NewsletterLink; token: string }) => {
  if (link === 'confirmation') return callApi(CONFIRM as typeof confirmNewsletter, { body: { token } })
  if (link === 'alertes') return callApi(LEAVE_ALERTS as typeof leaveInterestAlerts, { query: { token } })
  return callApi(LEAVE as typeof unsubscribeFromNewsletter, { query: { token } })
}
