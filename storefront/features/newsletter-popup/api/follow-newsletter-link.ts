import type { leaveInterestAlerts } from '@/contract/interests'
import type { confirmNewsletter, unsubscribeFromNewsletter } from '@/contract/newsletter'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'

const CONFIRM = lightRoute<typeof confirmNewsletter>({ method: 'post', path: '/v1/newsletter/confirmation' })
const LEAVE = lightRoute<typeof unsubscribeFromNewsletter>({ method: 'post', path: '/v1/newsletter/unsubscribe' })

const LEAVE_ALERTS = lightRoute<typeof leaveInterestAlerts>({
  method: 'post',
  path: '/v1/interests/alerts/unsubscribe',
})

export type NewsletterLink = 'confirmation' | 'desinscription' | 'alertes'

/** Follows the link of a mail: each may be followed twice. */
export const followNewsletterLink = ({ link, token }: { link: NewsletterLink; token: string }) => {
  if (link === 'confirmation') return callApi(CONFIRM, { body: { token } })
  if (link === 'alertes') return callApi(LEAVE_ALERTS, { query: { token } })
  return callApi(LEAVE, { query: { token } })
}
