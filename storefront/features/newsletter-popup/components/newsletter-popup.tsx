'use client'

import dynamic from 'next/dynamic'
import { useSession } from '@/storefront/lib/session-hook'
import { mayOfferNewsletter } from '../rules/newsletter-denials'

const NewsletterOffer = dynamic(() => import('./newsletter-offer').then((module) => module.NewsletterOffer), {
  ssr: false,
})

/** Where the newsletter is offered after a social sign-in, once the phone popup is gone. */
export const NewsletterPopup = () => {
  const { isNewsletterPopupOpen, phonePopup, status, user } = useSession()
  if (!isNewsletterPopupOpen || phonePopup || status !== 'logged in' || !user || !mayOfferNewsletter()) return null
  return <NewsletterOffer email={user.email} />
}
