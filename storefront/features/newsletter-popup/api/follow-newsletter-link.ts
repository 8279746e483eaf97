import { endInterestAlerts } from '@/contract/interests'
import { confirmNewsletter, endNewsletter } from '@/contract/newsletter'
import { LOCAL_KEYS, removeLocal } from '@/storefront/lib/storage/browser-storage'
import { callApi } from '@/storefront/lib/api/call-api'

export type NewsletterLink = 'confirmation' | 'desinscription' | 'alertes'

/** Follows the link of a mail: each may be followed twice. */
export const followNewsletterLink = async ({ link, token }: { link: NewsletterLink; token: string }): Promise<void> => {
  const route = { confirmation: confirmNewsletter, alertes: endInterestAlerts, desinscription: endNewsletter }[link]
  await callApi(route, { body: { token } })
  if (link !== 'alertes') removeLocal(LOCAL_KEYS.newsletterAsked)
}
