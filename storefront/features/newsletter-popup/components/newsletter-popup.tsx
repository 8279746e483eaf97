'use client'

import { useSession } from '@/storefront/lib/session/hook'
import { onDemand } from '@/storefront/ui/on-demand'
import { mayOfferNewsletter } from '../rules/newsletter-denials'

const NewsletterOffer = onDemand(() => import('./newsletter-offer').then((module) => module.NewsletterOffer))

/** Where the newsletter is offered after a social sign-in, once the phone popup is gone. */
export const NewsletterPopup = () => {
  const { isNewsletterPopupOpen, phonePopup, status, user } = useSession()
  if (!isNewsletterPopupOpen || phonePopup || status !== 'logged in' || !user || user.newsletter_pending) return null
  if (!mayOfferNewsletter()) return null
  return <NewsletterOffer email={user.email} />
}
