'use client'

import { useSession } from '@/storefront/lib/session/hook'
import { onDemand } from '@/storefront/ui/on-demand'
import { NewsletterForm } from './newsletter-form'

const NewsletterOneClick = onDemand(() => import('./newsletter-one-click').then((module) => module.NewsletterOneClick))

/** One click for who is signed in, an address to type for anybody else. */
export const NewsletterSignup = () => {
  const { user } = useSession()
  return user?.email ? (
    <NewsletterOneClick email={user.email} isPending={user.newsletter_pending} />
  ) : (
    <NewsletterForm />
  )
}
