import type { endInterestAlerts } from '@/contract/interests'
import type { confirmNewsletter, endNewsletter } from '@/contract/newsletter'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'

const CONFIRM = lightRoute<typeof confirmNewsletter>({ method: 'post', path: '/v1/newsletter/confirmation' })
const LEAVE = lightRoute<typeof endNewsletter>({ method: 'post', path: '/v1/newsletter/unsubscription' })

const LEAVE_ALERTS = lightRoute<typeof endInterestAlerts>({
  method: 'post',
  path: '/v1/interests/alerts/unsubscription',
})

export type NewsletterLink = 'confirmation' | 'desinscription' | 'alertes'

/** Follows the link of a mail: each may be followed twice. */
export const followNewsletterLink = ({ link, token }: { link: NewsletterLink; token: string }) => {
  if (link === 'confirmation') return callApi(CONFIRM, { body: { token } })
  if (link === 'alertes') return callApi(LEAVE_ALERTS, { body: { token } })
  return callApi(LEAVE, { body: { token } })
}
