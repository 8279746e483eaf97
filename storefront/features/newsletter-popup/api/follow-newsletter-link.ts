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

export type NewsletterLink = 'confirmation' | 'desinscription'

/** Follows the link of a mail: both may be followed twice. */
export const followNewsletterLink = ({ link, token }: { link: NewsletterLink; token: string }) =>
  link === 'confirmation'
    ? callApi(CONFIRM as typeof confirmNewsletter, { body: { token } })
    : callApi(LEAVE as typeof unsubscribeFromNewsletter, { query: { token } })
